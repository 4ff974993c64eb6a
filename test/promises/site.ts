import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

const PAGE = `<!doctype html><html lang="en"><head><title>Bowls and plates of stoneware</title>
<meta name="description" content="Bowls"><link rel="canonical" href="/page"><link rel="stylesheet" href="/s.css">
<style>p { color: #123456 }</style></head><body><main><h1>Bowls</h1><img alt="Bowl" src="/bowl.gif"><video src="/film.mp4"></video>
<audio src="/sound.mp3"></audio><script>document.body.append(Object.assign(new Image(), { src: '/by-' + 'script.gif' }))</script></main></body></html>`;
const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/page': ['text/html; charset=utf-8', PAGE],
  '/s.css': ['text/css', 'main { background: #b7410e }'],
  '/bowl.gif': ['image/gif', 'GIF89a\x02\0\x01\0'],
  '/film.mp4': ['video/mp4', 'film'.repeat(10)],
  '/sound.mp3': ['audio/mpeg', 'sound'.repeat(10)],
};
/**
 * A site with one page, until the tests of the file are over. It listens before the service starts, which is told then that it may
 * open this private address.
 */
export const startSite = async () => {
  /** Paths that were requested. */
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url!);
    if (request.url === '/moved') {
      response.writeHead(301, { location: '/page' }).end();
      return;
    }
    const file = FILES[request.url!];
    response.writeHead(file ? 200 : 404, { 'content-type': file?.[0] ?? 'text/plain' }).end(file?.[1], 'latin1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}/page`, seen };
};

export const INSPECT = 'POST /v1/analyzer/inspect';
export const RENDER = 'POST /v1/analyzer/render';
export const FULL = ['structure', 'project', 'seo', 'security', 'sitemap', 'responsive'];
export const PARTIAL = ['palette', 'media'];
export const NONE = ['contrast', 'a11y', 'deep', 'performance', 'beforeafter', 'simulation'];
