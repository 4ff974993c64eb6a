import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_HEADERS } from '../../src/api/pages/policies.ts';
import { VIEW_PATHS } from '../../src/http/workbench.ts';
import { startTestService, type TestService } from '../service.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const ASSETS = 'dist/web/assets';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const get = (path: string, accept: string, method = 'GET') => service.call(method, path, { headers: { accept } });

describe('the page', () => {
  it.each(VIEW_PATHS)('is served at %s to a browser, with its policy', async (path) => {
    const { status, headers, text } = await get(path, BROWSER);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const [name, value] of Object.entries(PAGE_HEADERS.workbench)) expect(headers.get(name)).toBe(value);
    expect(headers.get('vary')).toMatch(/accept\b/);
    expect(headers.get('set-cookie')).toBeNull();
    // Nothing inside that the policy would block, nothing from elsewhere.
    expect(text).not.toMatch(/<style|style=|<script>|https?:/);
  });

  it('has no body for HEAD, and none for who has it already', async () => {
    const first = await get('/contrast', BROWSER, 'HEAD');
    expect([first.status, first.text]).toEqual([200, '']);
    const again = await service.call('GET', '/contrast', {
      headers: { accept: BROWSER, 'if-none-match': (await get('/contrast', BROWSER)).headers.get('etag')! },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['*/*', 'application/json', '*/*, text/html;q=0.5'])('is not served to who accepts %s', async (accept) => {
    const { status, headers, body } = await get('/contrast', accept);
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(headers.get('vary')).toMatch(/accept\b/);
    const first = await get('/', accept);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(first.headers.get('vary')).toMatch(/accept\b/);
  });

  it('is not served for other methods, and not elsewhere', async () => {
    expect((await get('/contrast', BROWSER, 'POST')).status).toBe(404);
    const missing = await get('/contrasts', BROWSER);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(missing.text).toContain('Page not found');
    expect(missing.text).toContain('Did you mean <a href="/contrast">/contrast</a>');
    expect((await get('/qqqqqqqqqqqq', BROWSER)).text).not.toContain('Did you mean');
    expect(missing.headers.get('content-security-policy')).toBe(PAGE_HEADERS.document['content-security-policy']);
    // The API answers in its envelope whoever asks.
    expect((await get('/v1/contrasts', BROWSER)).body.error.code).toBe('NOT_FOUND');
    expect((await get('/contrasts', '*/*')).body.error.code).toBe('NOT_FOUND');
    for (const path of [
      '/contrasts',
      '/contrast/x',
      '/assets/',
      '/assets/../index.html',
      '/assets/x.js',
      '/index.html',
    ])
      expect((await get(path, BROWSER)).status).toBe(404);
  });
});

describe('its files', () => {
  const names = () => readdirSync(ASSETS).filter((name) => !name.endsWith('.br'));

  it('are all served for good, packed and as they are', async () => {
    for (const name of names()) {
      const { status, headers, text } = await service.call('GET', `/assets/${name}`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(headers.get('content-encoding')).toBe('br');
      expect(text).toBe(readFileSync(`${ASSETS}/${name}`, 'utf8'));
      const plain = await service.call('GET', `/assets/${name}`, { headers: { 'accept-encoding': 'identity' } });
      expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, text]);
    }
  });

  it('of a first view are at most 5 scripts and under 100 kB with fonts, under 60 kB in 8 requests of the first page', () => {
    const packed = (files: Iterable<string>) =>
      [...new Set(files)].reduce((sum, name) => sum + statSync(`${ASSETS}/${name}.br`).size, 0);
    const documentOf = (view: string): string =>
      ({ color: 'color', home: 'home', usage: 'account', reference: 'v1-docs', browse: 'browse-palettes' })[view] ??
      view.replace('/overview', '').replaceAll('/', '-');
    /** What a document names and a browser loads before it paints: style sheets, fonts and scripts. */
    const namedIn = (page: string): string[] =>
      [...page.matchAll(/<(?:link rel="(?:stylesheet|preload|modulepreload)"|script) [^>]*\/assets\/([^"]+)/g)].map(
        (match) => match[1]!,
      );
    const views = Object.entries(JSON.parse(readFileSync('dist/web/views.json', 'utf8')) as Record<string, string[]>);
    const folders = readdirSync('src/web/views', { recursive: true }).map(String);
    expect(views.map(([view]) => `${view}/view.tsx`).toSorted()).toEqual(
      folders.filter((file) => basename(file) === 'view.tsx').toSorted(),
    );
    for (const [view, files] of views) {
      const names = files.map((file) => basename(file));
      const own = names.find((name) => name.startsWith('view-'));
      expect([view, own ? packed([own]) : 0]).toEqual([view, expect.toSatisfy((bytes: number) => bytes < 25_000)]);
      expect(names.length, `scripts of ${view}`).toBeLessThanOrEqual(5);
      // None of another view.
      expect(names.filter((name) => name.startsWith('view-'))).toEqual([own]);
      const document = `dist/web/pages/${documentOf(view)}.html`;
      const named = namedIn(readFileSync(document, 'utf8'));
      // The document itself names every script, so that none waits for another.
      expect([view, names.filter((name) => !named.includes(name))]).toEqual([view, []]);
      const all = packed([...named, ...names]) + statSync(`${document}.br`).size;
      const [most, requests] = view === 'home' ? [60_000, 8] : [100_000, 10];
      expect([view, all]).toEqual([view, expect.toSatisfy((bytes: number) => bytes > 10_000 && bytes < most)]);
      expect(1 + new Set([...named, ...names]).size, `requests of ${view}`).toBeLessThanOrEqual(requests);
    }
  });

  it('are kept by a service worker, which is asked for anew each time and may load nothing but them', async () => {
    const { status, headers, text } = await service.call('GET', '/sw.js');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; connect-src 'self';/);
    const version = /data-build="(\w+)"/.exec((await get('/', BROWSER)).text)![1]!;
    expect(text).toContain(`"${version}"`);
    // Not those of the documents, and not the preview that only other sites show.
    const kept = [...text.matchAll(/"\/assets\/([^"]+)"/g)].map((match) => match[1]!);
    expect(kept.toSorted()).toEqual(
      names()
        .filter((name) => !/^(?:document|documents|preview|icon-512)-/.test(name))
        .toSorted(),
    );
    for (const path of VIEW_PATHS) expect(text).toContain(`"${path}":"`);
    expect(text).not.toContain('"/v1');
  });

  it('hold no module of Node and no stand-in for one', () => {
    expect(existsSync('dist/web/index.html')).toBe(true);
    for (const name of names().filter((one) => one.endsWith('.js')))
      expect(readFileSync(`${ASSETS}/${name}`, 'utf8')).not.toMatch(
        /(from|import)\s*"node:|(?<!Array)Buffer\.|require\("/,
      );
  });
});
