import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchPage } from '../../../src/analyzer/fetch/fetch-page.ts';
import { LIMITS, MAX_REQUESTS } from '../../../src/analyzer/fetch/limits.ts';
import { fetchResources } from '../../../src/analyzer/fetch/resources.ts';
import type { Wants } from '../../../src/analyzer/model/gathered.ts';
import { mergeWants, NO_RESOURCES } from '../../../src/analyzer/model/gathered.ts';
import { createReaders } from '../../../src/analyzer/workers/readers.ts';
import { fetchReason } from '../../../src/net/failure.ts';
import { doorTo, never, startOrigin } from '../../net/origin.ts';
import '../../packed-threads.ts';

type Files = Readonly<
  Record<
    string,
    | string
    | Buffer
    | ((request: { headers: Record<string, unknown> }) => [number, Record<string, string>, string | Buffer])
  >
>;
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  txt: 'text/plain',
  xml: 'application/xml',
  png: 'image/png',
  gz: 'application/gzip',
};

const site = async (files: Files) => {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const origin = await startOrigin((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    running += 1;
    most = Math.max(most, running);
    response.on('close', () => {
      running -= 1;
    });
    const file = files[url];
    if (file === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>none</title>');
    else if (typeof file === 'function') {
      const [status, headers, body] = file(request as never);
      response.writeHead(status, headers).end(body);
    } else
      response
        .writeHead(200, {
          'content-type': TYPES[url.split('.').pop() ?? ''] ?? 'text/html',
          'content-length': Buffer.byteLength(file),
        })
        .end(file);
  });
  return { ...origin, asked, most: () => most };
};

const readers = createReaders();
afterAll(() => readers.close());
const readerFor = (signal: AbortSignal) => readers.for({ key: 'one', signal });

const read = async (files: Files, wants: (origin: string) => Partial<Wants>, limits = LIMITS) => {
  const { origin, port, asked, most } = await site({ '/': '<!doctype html><title>t</title>', ...files });
  const signal = never();
  const visit = doorTo([port]).visit({ signal, maxRequests: MAX_REQUESTS });
  const page = await fetchPage(visit, new URL(`${origin}/`));
  const gathered = await fetchResources({
    visit,
    page,
    wants: { ...NO_RESOURCES, ...wants(origin) },
    signal,
    limits,
    reader: readerFor(signal),
  });
  return { gathered, asked: asked.slice(1), origin, most };
};
const path = (url: string): string => new URL(url).pathname;

describe('fetchPage', () => {
  const answer = async (headers: Record<string, string>, body: string | Buffer, status = 200) => {
    const { port, origin } = await startOrigin((_, response) => response.writeHead(status, headers).end(body));
    return fetchPage(doorTo([port]).visit({ signal: never() }), new URL(origin)).catch((thrown) => thrown);
  };
  it('reads HTML of any status', async () => {
    expect(await answer({ 'content-type': 'Text/HTML; charset=x' }, 'plain words', 503)).toMatchObject({
      status: 503,
      contentType: 'text/html',
    });
    expect(await answer({ 'content-type': 'application/xhtml+xml' }, '<html/>')).toMatchObject({
      contentType: 'application/xhtml+xml',
    });
  });
  it('looks into bodies whose type says nothing', async () => {
    expect(await answer({}, '\n <!DOCTYPE html><p>x')).toMatchObject({ contentType: null });
    expect(await answer({ 'content-type': 'text/plain' }, '<html lang=en>')).toMatchObject({
      contentType: 'text/plain',
    });
    expect(fetchReason(await answer({ 'content-type': 'text/plain' }, 'words'))).toBe('not-html');
    expect(fetchReason(await answer({}, '{"a":1}'))).toBe('not-html');
  });
  it.each([
    ['no body', {}, '', 200],
    ['no body and a type', { 'content-type': 'text/html' }, '', 200],
    ['nothing but blanks', { 'content-type': 'text/html' }, '\ufeff \r\n\t', 200],
    ['204', {}, '', 204],
    ['304', { 'content-type': 'text/html' }, '', 304],
    ['a redirect to nowhere', { 'content-type': 'text/html', location: '' }, '', 302],
    ['an error page without a word', { 'content-type': 'text/html' }, '', 500],
  ])('refuses %s as empty', async (_, headers: Record<string, string>, body, status) => {
    const refused = await answer(headers, body, status);
    expect(refused).toMatchObject({ code: 'FETCH_FAILED', details: { reason: 'empty', status } });
  });
  it.each(['application/json', 'image/png', 'application/pdf'])('refuses %s without reading it', async (type) =>
    expect(fetchReason(await answer({ 'content-type': type }, Buffer.alloc(100)))).toBe('not-html'),
  );
});

describe('gather', () => {
  it('asks for nothing that is not wanted', async () => {
    const { gathered, asked } = await read({}, () => ({}));
    expect(asked).toEqual([]);
    expect(gathered).toMatchObject({ robots: null, httpProbe: null, styleSheets: [], sitemaps: [], media: {} });
  });

  it('follows imports three deep, each sheet once, and keeps broken ones with their reason', async () => {
    const { gathered, asked } = await read(
      {
        '/a.css': '/* first */ @charset "utf-8"; @import url(b.css) screen; @import "a.css"; p{} @import "late.css";',
        '/b.css': '@import "c.css" layer(x) supports(display:grid) (min-width: 1px);',
        '/c.css': "@import url('d.css');",
        '/d.css': '@import "e.css"; a{}',
        '/e.css': '@import "too-deep.css";',
      },
      (origin) => ({
        styleSheets: [
          { url: `${origin}/a.css`, media: '' },
          { url: `${origin}/gone.css`, media: 'print' },
          { url: 'ftp://x/y.css', media: '' },
        ],
        inlineImports: [{ url: `${origin}/c.css`, media: '' }],
      }),
    );
    expect(asked.toSorted()).toEqual(['/a.css', '/b.css', '/c.css', '/d.css', '/e.css', '/gone.css'].toSorted());
    const sheets = gathered.styleSheets.map(({ url, depth, media, status, error }) => [
      url.replace(/^.*\//, ''),
      depth,
      media,
      status,
      error?.reason,
    ]);
    expect(sheets).toEqual([
      ['a.css', 0, '', 200, undefined],
      ['gone.css', 0, 'print', 404, undefined],
      ['y.css', 0, '', null, 'invalid-url'],
      ['c.css', 1, '', 200, undefined],
      ['b.css', 1, 'screen', 200, undefined],
      ['d.css', 2, '', 200, undefined],
      ['e.css', 3, '', 200, undefined],
    ]);
  });

  it('follows the imports of what is a style sheet for this page: in quirks mode its own files of any type', async () => {
    const files: Files = {
      '/a.css': () => [200, { 'content-type': 'text/plain' }, '@import "b.css";'],
      '/b.css': 'p{}',
    };
    const asked = async (quirks: boolean) => {
      const wants = (origin: string) => ({ styleSheets: [{ url: `${origin}/a.css`, media: '' }], quirks });
      return (await read(files, wants)).asked;
    };
    expect(await asked(false)).toEqual(['/a.css']);
    expect(await asked(true)).toEqual(['/a.css', '/b.css']);
  });

  it('reads robots.txt and the sitemaps it names, an index with its first children', async () => {
    const index = (...names: string[]) =>
      `<sitemapindex xmlns="x">${names.map((name) => `<sitemap><loc> ${name} </loc></sitemap>`).join('')}</sitemapindex>`;
    const files: Record<string, string | Buffer> = { '/one.xml': '<urlset/>' };
    const { origin, port } = await site(files);
    files['/robots.txt'] =
      `User-agent: *\nSitemap: ${origin}/index.xml.gz\nsitemap: /relative.xml\nSitemap: ${origin}/one.xml`;
    files['/index.xml.gz'] = gzipSync(index(`${origin}/c1.xml?a=1&amp;b=2`, `${origin}/c2.xml`, `${origin}/c3.xml`));
    files['/'] = '<!doctype html>';
    const signal = never();
    const visit = doorTo([port]).visit({ signal });
    const page = await fetchPage(visit, new URL(origin));
    const { robots, sitemaps } = await fetchResources({
      visit,
      page,
      wants: { ...NO_RESOURCES, sitemaps: true },
      signal,
      reader: readerFor(signal),
    });
    expect(robots?.status).toBe(200);
    expect(sitemaps.map(({ url, source }) => [url.slice(origin.length), source])).toEqual([
      ['/index.xml.gz', 'robots'],
      ['/one.xml', 'robots'],
      ['/c1.xml?a=1&b=2', 'index'],
      ['/c2.xml', 'index'],
    ]);
  });

  it('looks at the usual places where robots.txt names none', async () => {
    const { gathered, asked } = await read({ '/sitemap_index.xml': '<urlset/>' }, () => ({ sitemaps: true }));
    expect(asked).toEqual(['/robots.txt', '/sitemap.xml', '/sitemap_index.xml']);
    expect(gathered.sitemaps.map(({ status }) => status)).toEqual([404, 200]);
  });

  it('learns the size of a file from its head, or by reading it where no header tells', async () => {
    const photo = Buffer.alloc(100_000, 1);
    const { gathered, origin } = await read(
      {
        '/ranged.png': (request) => {
          expect(request.headers.range).toBe('bytes=0-32767');
          return [
            206,
            { 'content-range': 'bytes 0-32767/100000', 'content-type': 'image/png' },
            photo.subarray(0, 32_768),
          ];
        },
        '/whole.png': photo,
        '/silent.png': () => [200, { 'transfer-encoding': 'chunked' }, photo],
        '/empty.png': () => [416, { 'content-range': 'bytes */0' }, ''],
        '/small.png': Buffer.alloc(10),
      },
      (at) => ({ media: ['ranged', 'whole', 'silent', 'small', 'gone'].map((name) => `${at}/${name}.png`) }),
    );
    const facts = Object.values(gathered.media).map(({ url, status, size, bytes, cut }) => [
      path(url),
      status,
      size,
      bytes.length,
      cut,
    ]);
    expect(facts).toEqual([
      ['/ranged.png', 206, 100_000, 32_768, true],
      ['/whole.png', 200, 100_000, 32_768, true],
      ['/silent.png', 200, 100_000, 32_768, true],
      ['/small.png', 200, 10, 10, false],
      ['/gone.png', 404, 34, 34, false],
    ]);
    expect(Object.keys(gathered.media)[0]).toBe(`${origin}/ranged.png`);
  });

  it('keeps to its limits of requests, files and bytes, and says what it left out', async () => {
    const many = Array.from({ length: 80 }, (_, i) => i);
    const { gathered, asked, most } = await read(
      Object.fromEntries(
        many.flatMap((i) => [
          [`/${i}.css`, `a{}`],
          [`/${i}.png`, Buffer.alloc(9)],
        ]),
      ),
      (origin) => ({
        robots: true,
        sitemaps: true,
        styleSheets: many.map((i) => ({ url: `${origin}/${i}.css`, media: '' })),
        media: many.map((i) => `${origin}/${i}.png`),
      }),
    );
    expect(asked.filter((url) => url.endsWith('.css'))).toHaveLength(LIMITS.styleSheets.files);
    expect(asked.length + 1).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(most()).toBeLessThanOrEqual(4);
    expect(gathered.spent).toMatchObject({ requests: MAX_REQUESTS, exhausted: true });
    const left = Object.values(gathered.media).filter(({ error }) => error?.reason === 'budget');
    expect(Object.keys(gathered.media)).toHaveLength(LIMITS.media.files);
    expect(left).toHaveLength(
      MAX_REQUESTS - 1 - asked.length + LIMITS.media.files - asked.filter((url) => url.endsWith('.png')).length,
    );
  });

  it('gives what it has when its time is over', async () => {
    const limits = { ...LIMITS, rest: { ...LIMITS.rest, totalMs: 400 } };
    const { port, origin } = await startOrigin((request, response) => {
      if (request.url === '/') response.setHeader('content-type', 'text/html').end('x');
      else if (request.url === '/robots.txt') response.end('User-agent: *');
    });
    const signal = never();
    const visit = doorTo([port]).visit({ signal });
    const page = await fetchPage(visit, new URL(origin));
    const wants = { ...NO_RESOURCES, robots: true, styleSheets: [{ url: `${origin}/slow.css`, media: '' }] };
    const gathered = await fetchResources({ visit, page, wants, signal, limits, reader: readerFor(signal) });
    expect(gathered.robots?.status).toBe(200);
    expect(gathered.styleSheets[0]?.error?.reason).toBe('timeout');
  });

  it('never reaches an address that a page names and nobody may read', async () => {
    const trap = await startOrigin((_, response) => response.end('secret'));
    const { gathered } = await read(
      { '/moved.css': () => [302, { location: `${trap.origin}/x.css` }, ''] },
      (origin) => ({
        styleSheets: [
          { url: `${origin}/moved.css`, media: '' },
          { url: `${trap.origin}/y.css`, media: '' },
        ],
        media: [`${trap.origin}/z.png`],
      }),
    );
    expect(trap.connections()).toBe(0);
    expect(gathered.styleSheets.map(({ error }) => error?.reason)).toEqual(['redirect-refused', 'private-address']);
  });

  it('ends at once when the caller is gone', async () => {
    const caller = new AbortController();
    const { port, origin } = await startOrigin((request, response) => {
      if (request.url === '/') response.setHeader('content-type', 'text/html').end('x');
    });
    const visit = doorTo([port]).visit({ signal: caller.signal });
    const page = await fetchPage(visit, new URL(origin));
    const wants = { ...NO_RESOURCES, robots: true, sitemaps: true, media: [`${origin}/a.png`] };
    setTimeout(() => caller.abort(new Error('gone')), 50);
    await expect(
      fetchResources({ visit, page, wants, signal: caller.signal, reader: readerFor(caller.signal) }),
    ).rejects.toThrow('gone');
  });
});

describe('mergeWants', () => {
  it('takes each address once, in the order of the stages', () => {
    const sheet = (url: string) => ({ url, media: '' });
    const merged = mergeWants([
      { styleSheets: [sheet('a'), sheet('b')], media: ['1', '2'] },
      { styleSheets: [sheet('b'), sheet('c')], media: ['2', '3'], sitemaps: true },
    ]);
    expect(merged.styleSheets.map(({ url }) => url)).toEqual(['a', 'b', 'c']);
    expect(merged.media).toEqual(['1', '2', '3']);
    expect(merged).toMatchObject({ sitemaps: true, robots: true, httpProbe: false, manifest: null });
  });
});
