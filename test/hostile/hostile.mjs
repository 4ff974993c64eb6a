// Pages and servers made to break a reader: each is to be answered, with a report or a reason, in time and not by 500.
import { gzipSync } from 'node:zlib';
import { html, startDrill } from './site.mjs';

/** A call may take 25 seconds of work, and some more to be answered. */
const MOST_MS = 30_000;
/** Of the report of a page of up to so many media files; each one beyond it is listed as well. */
const MOST_BYTES = 300_000;
const MEDIA_FILES = 500;
const MEDIA_FILE_BYTES = 600;

/** Media files that a report names. */
const filesIn = (report) =>
  ['images', 'videos', 'audios', 'tracks'].reduce((sum, kind) => sum + (report.sections.media[kind]?.length ?? 0), 0);
const mostBytes = (report) => MOST_BYTES + Math.max(0, filesIn(report) - MEDIA_FILES) * MEDIA_FILE_BYTES;

const page = (body, head = '') => `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}`;
const deepRule = (name, n) => page('<p>x', `<style>${name.repeat(n)}</style>`);
const numbered = (n, one) => Array.from({ length: n }, (_, i) => one(i)).join('');
const raw = (text) => (request) => request.socket.end(text);

const CASES = (n) => ({
  ...Object.fromEntries(
    ['@media all{', '@layer a{', '@container (width>0){', '@keyframes a{', '@supports (a:b){', '@scope (a){', 'a{'].map(
      (rule) => [`${rule.replace('{', '')}, ${n} deep`, html(deepRule(rule, n))],
    ),
  ),
  'brackets in CSS': html(deepRule('a{b:((((((((((((((((((((', n)),
  ':not( in CSS': html(deepRule(':not(', n)),
  'nested elements': html(page('<div>'.repeat(n * 5))),
  'nested tables': html(page('<table><tr><td>'.repeat(n))),
  'misnested formatting': html(page(numbered(n / 10, (i) => `<p><font a${i}><b><i>`))),
  'attributes of one element': html(page(`<p ${numbered(n * 3, (i) => `a${i}=1 `)}>x`)),
  'a long attribute': html(page(`<img alt="${'x'.repeat(n * 100)}">`)),
  'a long viewport': html(
    page(
      '<p>x',
      `<meta name="viewport" content="${'width=1,'.repeat(n * 5)}"><meta http-equiv="refresh" content="${'9'.repeat(n * 10)};url=/${'a'.repeat(n * 10)}">`,
    ),
  ),
  'style blocks': html(page(`${'<style>a{color:red}</style>'.repeat(n)}`)),
  '500 pictures': html(page(numbered(500, (i) => `<img src="/p${i}.png">`))),
  pictures: html(page(numbered(n, (i) => `<img src="/p${i}.png">`))),
  'long addresses': html(
    page(
      numbered(
        250,
        (i) => `<img src="/${i}/${'a'.repeat(2000)}.png"><video src="/${i}/${'v'.repeat(1500)}.mp4"></video>`,
      ),
    ),
  ),
  headings: html(page(numbered(n, (i) => `<h${(i % 6) + 1}>${'Heading '.repeat(20)}`))),
  'links and forms': html(
    page(
      numbered(
        n / 2,
        (i) => `<a href="/${'x'.repeat(300)}${i}">l</a><form action="/${'y'.repeat(300)}"><input name=a>`,
      ),
    ),
  ),
  'JSON-LD nested': html(page('<p>x', `<script type="application/ld+json">${'[{"a":'.repeat(n)}</script>`)),
  microdata: html(
    page(numbered(n, (i) => `<div itemscope id=i${i} itemref=i${i + 1} itemtype="https://schema.org/Thing">`)),
  ),
  'aria in circles': html(
    page(numbered(n / 10, (i) => `<div id=a${i} role=list aria-owns="a${i + 1} a0" aria-labelledby="a${i + 1}">`)),
  ),
  'custom properties in circles': html(
    page('<p>x', `<style>:root{${numbered(n, (i) => `--a${i}:var(--a${i + 1}) var(--a0);`)}}</style>`),
  ),
  comments: html(page('<!--'.repeat(n))),
  'null bytes': html(Buffer.alloc(n * 50)),
  'gzip and words after it': html(Buffer.concat([gzipSync(page('<p>x')), Buffer.from('words')]), {
    'content-encoding': 'gzip',
  }),
  'gzip that is none': html('words', { 'content-encoding': 'gzip' }),
  'nothing at all': html(''),
  'a status without a body': (_, response) => response.writeHead(204).end(),
  'a redirect to nowhere': (_, response) => response.writeHead(302, { location: '' }).end(),
  'a circle of redirects': (request, response) => response.writeHead(302, { location: request.url }).end(),
  'a reset within the body': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(page('<p>x'));
    setTimeout(() => response.socket?.resetAndDestroy(), 50);
  },
  'another protocol': raw('220 mail.example.org\r\n'),
  'headers without end': (request) => request.socket.write(`HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(20_000)}`),
  'a silent server': () => {},
  'a body without end': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      while (!response.destroyed && response.write('<p>more '.repeat(5000)));
      response.once('drain', more);
    };
    more();
  },
});

export const drill = async ({ report, isSmall }) => {
  const cases = CASES(isSmall ? 10_000 : 20_000);
  const names = Object.keys(cases);
  const { service, inspect, stop } = await startDrill((path) => {
    const at = /^\/case(\d+)/.exec(path)?.[1];
    return at === undefined ? undefined : cases[names[at]];
  });
  try {
    const [key] = await service.issueKeys(1);
    let largest = 0;
    for (const [at, name] of names.entries()) {
      const { status, body, ms, bytes } = await inspect(key, `/case${at}`);
      largest = Math.max(largest, status === 200 ? bytes : 0);
      const outcome =
        status === 200
          ? `report of ${Math.round(bytes / 1000)} kB`
          : `${status} ${body.error?.details?.reason ?? body.error?.code}`;
      report(
        `${name}: ${outcome}, ${ms.toFixed(0)} ms`,
        (status === 200 || status === 502) && ms < MOST_MS && (status !== 200 || bytes <= mostBytes(body)),
      );
    }
    const health = await fetch(`${service.base}/v1/health`);
    report(
      `${names.length} cases; health afterwards: ${health.status}; largest report ${Math.round(largest / 1000)} kB`,
      health.status === 200,
    );
  } finally {
    await stop();
  }
};
