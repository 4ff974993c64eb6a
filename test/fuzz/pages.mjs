// A server on loopback for what the analyzer reads: any path answers with a page, a robots.txt or a sitemap, the same for the same path.
import { createServer } from 'node:http';
import { hostileText } from './hostile.mjs';
import { createRandom } from './random.mjs';

const TAGS = ['p', 'h1', 'h3', 'a', 'img', 'table', 'ul', 'label', 'input', 'button', 'iframe', 'video', 'svg', 'main'];
const ATTRIBUTES = [
  'id',
  'class',
  'href',
  'src',
  'alt',
  'role',
  'aria-label',
  'aria-hidden',
  'style',
  'lang',
  'for',
  'name',
];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const written = (random, text) => (random.chance(0.5) ? escaped(text) : text);

const element = (random) => {
  const tag = random.pick(TAGS);
  const attributes = Array.from({ length: random.int(0, 3) }, () => {
    const value = random.chance(0.5) ? random.pick(['/a', 'x', 'red', 'button', 'true', 'de']) : hostileText(random);
    return ` ${random.pick(ATTRIBUTES)}="${written(random, value.slice(0, 200))}"`;
  });
  const content = random.chance(0.6) ? 'Words to read' : written(random, hostileText(random).slice(0, 200));
  return `<${tag}${attributes.join('')}>${content}${random.chance(0.8) ? `</${tag}>` : ''}`;
};

const page = (random) => {
  const head = [
    random.chance(0.8) ? `<title>${written(random, random.chance(0.6) ? 'A page' : hostileText(random))}</title>` : '',
    random.chance(0.5) ? '<meta name="viewport" content="width=device-width">' : '',
    random.chance(0.4) ? '<link rel="stylesheet" href="/style.css">' : '',
    random.chance(0.3) ? '<script type="application/ld+json">{"@type":"Thing"}</script>' : '',
    random.chance(0.3) ? `<link rel="canonical" href="${written(random, hostileText(random).slice(0, 80))}">` : '',
  ];
  const body = Array.from({ length: random.int(0, 40) }, () => element(random)).join('');
  return `${random.chance(0.8) ? '<!doctype html>' : ''}<html lang="en"><head>${head.join('')}</head><body>${body}`;
};

const robots = (random) =>
  random.pick([
    'User-agent: *\nDisallow: /private\nSitemap: /sitemap.xml',
    `Sitemap: ${hostileText(random).slice(0, 200)}\n`,
    'User-agent: *\nDisallow: /',
    '',
  ]);

const sitemap = (random, host) =>
  random.pick([
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://${host}/a</loc></url></urlset>`,
    '<urlset><url><loc>',
    `<sitemapindex><sitemap><loc>http://${host}/s.xml</loc></sitemap></sitemapindex>`,
    page(random),
  ]);

const answerOf = (random, path, host) => {
  if (path === '/robots.txt' && random.chance(0.7)) return ['text/plain', robots(random)];
  if (path.endsWith('.xml') && random.chance(0.7)) return ['application/xml', sitemap(random, host)];
  if (path.endsWith('.css')) return ['text/css', 'p { color: #777; background: #fff } a:focus { outline: none }'];
  return ['text/html; charset=utf-8', page(random)];
};

const hashOf = (text) => [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193), 7);

/** Starts it; `address(random)` is one of its pages. */
export const startPages = async (seed) => {
  const server = createServer((request, response) => {
    const random = createRandom((seed ^ hashOf(request.url)) >>> 0);
    const [type, body] = answerOf(random, request.url, request.headers.host);
    const status = random.chance(0.9) ? 200 : random.pick([301, 404, 410, 500, 503]);
    const headers = status === 301 ? { location: '/moved' } : {};
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${server.address().port}`;
  return {
    host,
    address: (random) => `http://${host}/p${random.int(1, 400)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
