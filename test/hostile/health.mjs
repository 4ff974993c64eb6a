// How /v1/health answers while eight pages of one kind, each made to hold the event loop up, are read.
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { html, startDrill } from './site.mjs';

const ROUNDS = { small: 3000, full: 6000 };
const MOST = 5;

const page = (body) => `<!doctype html><html lang="en"><title>Page</title>${body}`;
const plain =
  (body, type, headers = {}) =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
const robots = Array.from({ length: 16000 }, (_, i) => `User-agent: bot${i}\nDisallow: /${i}*$\nSitemap: /x${i}`).join(
  '\n',
);
const urlset = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${'<url><loc>https://example.org/a</loc></url>'.repeat(230_000)}</urlset>`;
const index = `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${'<sitemap><loc>https://example.org/a</loc></sitemap>'.repeat(50_000)}</sitemapindex>`;
const imports = `${Array.from({ length: 9000 }, (_, i) => `/* ${i} */ @import url("/i${i}.css") layer(a) supports(display:grid) screen;`).join('\n')}`;
const zip = (body) => gzipSync(body, { level: 9 });

/** Each kind: the answers by path; `/` is the page. */
const KINDS = {
  'gzip bomb of 1 GB': () => {
    const bomb = zip(Buffer.alloc(1_000_000_000));
    return { '/': html(bomb, { 'content-encoding': 'gzip' }) };
  },
  'brotli bomb of 200 MB': () => ({
    '/': html(brotliCompressSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'br' }),
  }),
  'page of 4.8 MB, packed': () => ({
    '/': html(
      zip(
        page(
          `<p>${Array.from({ length: 150_000 }, (_, i) => `words ${(i * 7919) % 150_000} and <b>more</b> `).join('')}`,
        ),
      ),
      { 'content-encoding': 'gzip' },
    ),
  }),
  'robots.txt of 500 kB': () => ({ '/': html(page('<p>x')), '/robots.txt': plain(robots, 'text/plain') }),
  'sitemaps of 10 MB, packed': () => ({
    '/': html(page('<p>x')),
    '/robots.txt': (request, response) =>
      plain([1, 2, 3].map((i) => `Sitemap: http://${request.headers.host}/s${i}.xml.gz`).join('\n'), 'text/plain')(
        request,
        response,
      ),
    ...Object.fromEntries([1, 2, 3].map((i) => [`/s${i}.xml.gz`, plain(zip(urlset), 'application/gzip')])),
  }),
  'index of 50,000 sitemaps': () => ({ '/': html(page('<p>x')), '/sitemap.xml': plain(index, 'application/xml') }),
  'style sheets of imports': () => ({
    '/': html(page(Array.from({ length: 20 }, (_, i) => `<link rel="stylesheet" href="/s${i}.css">`).join(''))),
    ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`/s${i}.css`, plain(imports, 'text/css')])),
  }),
  'nested at-rules, 20,000 deep': () => ({ '/': html(page(`<style>${'@media all{'.repeat(20_000)}</style><p>x`)) }),
  'elements, 100,000 deep': () => ({ '/': html(page('<div>'.repeat(100_000))) }),
  '30,000 pictures': () => ({ '/': html(page('<img src="a.png">'.repeat(30_000))) }),
};

const p99 = (latencies) => latencies.toSorted((a, b) => a - b)[Math.floor(0.99 * latencies.length)];

/** Latencies of /v1/health while `work` goes on. */
const probe = async (port, work) => {
  const worker = new Worker(new URL('../bench/probe.mjs', import.meta.url), { workerData: { port } });
  await work();
  const latencies = await new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage('stop');
  });
  await worker.terminate();
  return latencies;
};

export const drill = async ({ report, isSmall }) => {
  const ms = isSmall ? ROUNDS.small : ROUNDS.full;
  let answers = { '/': html(page('<p>x')) };
  const { service, inspect, stop } = await startDrill((path) => answers[path.split('?')[0]]);
  try {
    const [key] = await service.issueKeys(1);
    await inspect(key, '/');
    const idle = p99(await probe(service.port, () => new Promise((resolve) => setTimeout(resolve, ms))));
    report(`idle: p99 ${idle.toFixed(1)} ms`);
    for (const [kind, make] of Object.entries(KINDS)) {
      answers = make();
      await inspect(key, '/');
      const statuses = new Set();
      let calls = 0;
      const latencies = await probe(service.port, async () => {
        const until = performance.now() + ms;
        const lane = async () => {
          while (performance.now() < until) {
            const { status, body } = await inspect(key, '/');
            statuses.add(body.error?.details?.reason ?? status);
            calls += 1;
          }
        };
        await Promise.all(Array.from({ length: 8 }, lane));
      });
      const beside = p99(latencies);
      report(
        `beside eight of: ${kind}: p99 ${beside.toFixed(1)} ms, ${(beside / idle).toFixed(1)} × idle; ${calls} calls (${[...statuses].join(', ')})`,
        beside <= MOST * Math.max(idle, 2) && !statuses.has(500),
      );
    }
  } finally {
    await stop();
  }
};
