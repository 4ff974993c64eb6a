import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestService, type TestService } from '../service.ts';

const ORIGIN = 'https://metamer.example.com';
const html = { accept: 'text/html' };

describe('a service with a public address', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ PUBLIC_URL: ORIGIN });
  });
  afterAll(() => service.stop());

  it.each([
    ['/', '/'],
    ['/contrast', '/contrast'],
    ['/colour', '/color'],
    ['/browse', '/browse/palettes'],
    ['/docs', '/docs'],
    ['/guide', '/docs'],
    ['/guide/contrast', '/guide/contrast'],
    ['/guide/contrast.html', '/guide/contrast'],
    ['/v1/docs', '/v1/docs'],
  ])('%s states it, once, with the preview image', async (path, canonical) => {
    const { status, text } = await service.call('GET', path, { headers: html });
    expect(status).toBe(200);
    expect(text.match(/<link rel="canonical" [^>]*>/g)).toEqual([
      `<link rel="canonical" href="${ORIGIN}${canonical}">`,
    ]);
    expect(text).toContain(`<meta property="og:url" content="${ORIGIN}${canonical}">`);
    const [, image] = /<meta property="og:image" content="([^"]*)">/.exec(text)!;
    expect(image!.startsWith(`${ORIGIN}/assets/preview-`)).toBe(true);
    expect((await service.call('GET', new URL(image!).pathname)).status).toBe(200);
  });

  it('compressed and not, it is the same document, with a validator', async () => {
    const plain = await service.call('GET', '/contrast', { headers: { ...html, 'accept-encoding': 'identity' } });
    const small = await fetch(`${service.url}/contrast`, { headers: { ...html, 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(await small.text()).toBe(plain.text);
    const again = { ...html, 'accept-encoding': 'br', 'if-none-match': small.headers.get('etag')! };
    expect((await fetch(`${service.url}/contrast`, { headers: again })).status).toBe(304);
  });

  it('lists its pages for search engines, each of which is there', async () => {
    const robots = await service.call('GET', '/robots.txt');
    expect([robots.headers.get('content-type'), robots.text]).toEqual([
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    ]);
    const sitemap = await service.call('GET', '/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const paths = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    expect(paths.length).toBeGreaterThan(60);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const { status, text } = await service.call('GET', path, { headers: html });
      expect([path, status, text.includes(`<link rel="canonical" href="${ORIGIN}${path}">`)]).toEqual([
        path,
        200,
        true,
      ]);
    }
  });
});

describe('a service without one', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it('has documents as they were built, and neither file', async () => {
    expect((await service.call('GET', '/contrast', { headers: html })).text).toContain(
      '<link rel="canonical" href="/contrast">',
    );
    for (const path of ['/robots.txt', '/sitemap.xml']) expect((await service.call('GET', path)).status).toBe(404);
  });

  it('lets images of guides be kept that are asked for by a version', async () => {
    const { text } = await service.call('GET', '/guide/contrast', { headers: html });
    const [first, ...others] = text.match(/<img [^>]*>/g)!;
    expect([first!.includes('lazy'), others.every((image) => image.includes('lazy'))]).toEqual([false, true]);
    const [, source] = / src="([^"]*\?v=[0-9a-f]{8})"/.exec(first!)!;
    const address = service.url + source!;
    const etag = (await fetch(address)).headers.get('etag')!;
    const again = await fetch(address, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=31536000, immutable']);
    const cached = async (path: string) => (await service.call('GET', path)).headers.get('cache-control');
    expect(await cached(source!)).toBe('public, max-age=31536000, immutable');
    const [path] = source!.split('?');
    expect(await cached(path!)).toBe('no-cache');
    // Another server may have another version.
    expect(await cached(`${path}?v=00000000`)).toBe('no-cache');
  });
});
