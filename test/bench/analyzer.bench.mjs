// Source checks against html-validate and axe-core in jsdom on the same pages, report documents, and health under inspects.
// PAGES=FOLDER takes the .html files of a folder instead of pages made here; BEFORE=FOLDER, a built checkout of another commit,
// judges large pages beside this one.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { parse } from 'parse5';
import { ACCEPTED_STAGES } from '../../dist/src/analyzer/model/stages.js';
import { renderHtml } from '../../dist/src/analyzer/render/html.js';
import { renderPdf } from '../../dist/src/analyzer/render/pdf.js';
import { readReport } from '../../dist/src/analyzer/render/read-report.js';
import { judgeForReport, judgePage } from '../../dist/src/analyzer/workers/run-stages.js';
import { median } from './figures.mjs';
import { residentMb, startService, UNLIMITED } from './processes.mjs';

/** Processor milliseconds of this process, threads of the collector included. */
const cpu = async (act) => {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** A shop page of about so many bytes: navigation, cards with pictures, a table, a form, styles, data. */
const shopPage = (bytes) => {
  const card = (i) =>
    `<article class="card card-${i % 7}"><h3 id="c${i}">Bowl number ${i}</h3><a href="/bowls/${i}"><img src="/img/${i}.jpg" alt="Bowl ${i}" width="320" height="240" loading="lazy" srcset="/img/${i}.jpg 320w, /img/${i}@2.jpg 640w" sizes="20vw"></a><p class="text small">Thrown by hand, glazed in <em>tenmoku</em>, fired at 1280 degrees. Each piece differs a little.</p><button type="button" aria-pressed="false" data-id="${i}">Keep</button></article>`;
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bowls and plates of stoneware</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Stoneware bowls thrown by hand."><link rel="canonical" href="https://example.org/bowls"><style>.card{display:grid;color:#123456}.card h3{font-size:1.2rem}@media (max-width:40em){.card{display:block}}.hidden{display:none}</style><script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","name":"Lane","address":"4"}</script></head><body><header><nav aria-label="Main"><ul>${'<li><a href="/a">About the studio</a></li>'.repeat(12)}</ul></nav></header><main><h1>Bowls</h1><h2>All</h2>`;
  const foot =
    '<form action="/q"><label for="q">Search</label><input id="q" name="q"><button>Search</button></form></main><footer><p>Lane 4</p></footer></body></html>';
  let body = '';
  for (let i = 0; head.length + body.length + foot.length < bytes; i += 1) body += card(i);
  return head + body + foot;
};

/** A page with so many style rules that set colours and hide some elements. */
const rulesPage = (n) => {
  const rule = (i) =>
    `.c${i} .d${i % 97}{color:#${(i % 4096).toString(16).padStart(3, '0')};display:block;margin:${i}px}`;
  const part = (i) => `<div class="c${i} d${i % 97}"><p class="d${i % 97}">Bowl ${i}</p></div>`;
  const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('\n');
  return `<!doctype html><html lang="en"><title>Bowls</title><style>${many(n, rule)}</style><body>${many(300, part)}`;
};

const gathered = (source) => {
  const bytes = Buffer.from(source);
  const url = 'https://example.org/bowls';
  const page = {
    ...{
      url,
      finalUrl: url,
      status: 200,
      statusText: 'OK',
      httpVersion: '1.1',
      redirects: [],
      setCookie: [],
      ipFamily: 4,
      tls: null,
    },
    ...{ headers: { 'content-type': 'text/html' }, contentType: 'text/html', timing: { firstByteMs: 1, totalMs: 2 } },
    ...{ encodings: [], wireBytes: bytes.length, bytes, cut: false, size: bytes.length, notes: [] },
  };
  return {
    ...{ page, robots: null, sitemaps: [], styleSheets: [], media: {}, favicon: null, manifest: null, llmsTxt: null },
    ...{ securityTxt: null, httpProbe: null, spent: { requests: 1, bytes: 0, exhausted: false } },
  };
};

const folderPages = () => {
  const folder = process.env.PAGES;
  const files = folder ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
};

/** Large pages with the most that they may take of what the first edition took. */
const LARGE = [
  ['1 MB', shopPage(1_000_000), 0.6],
  ['16,000 inline rules', rulesPage(16_000), 0.33],
];

/** Judges a page as the build of another commit does; null where none was given. */
const judgeBefore = async () => {
  const folder = process.env.BEFORE;
  if (!folder) return null;
  const { judgePage: judge } = await import(
    pathToFileURL(join(folder, 'dist/src/analyzer/workers/run-stages.js')).href
  );
  return (source) => cpu(() => judge(gathered(source), ACCEPTED_STAGES, '', 0));
};

const checks = async (report) => {
  const { HtmlValidate } = await import('html-validate');
  const { JSDOM, VirtualConsole } = await import('jsdom');
  const { default: axe } = await import('axe-core');
  const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:a11y'] });
  const given = folderPages();
  const pages = given.length ? given : [40, 60, 75, 90, 120].map((kb) => shopPage(kb * 1000));
  const mine = (source) => cpu(() => judgePage(gathered(source), ACCEPTED_STAGES, '', 0));
  const validate = (source) => cpu(() => validator.validateString(source).catch?.(() => {}));
  const engine = (source) =>
    cpu(async () => {
      const dom = new JSDOM(source, { runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
      dom.window.eval(axe.source);
      await dom.window.axe.run(dom.window.document, { resultTypes: ['violations'] });
      dom.window.close();
    });
  // Two rounds to warm all of them, then one that counts, page by page in turn.
  const rows = [];
  for (let round = 0; round < 4; round += 1)
    for (const source of pages) {
      const row = { mine: await mine(source), peer: await validate(source) };
      if (round > 1) rows.push(row);
    }
  const ours = median(rows.map((row) => row.mine));
  report('all source checks of the median page, CPU', ours, 'ms', { limit: 60 });
  report('share of the time of html-validate', ours / median(rows.map((row) => row.peer)), '×', {
    limit: 0.28,
    note: `median of the shares of pages ${median(rows.map((row) => row.mine / row.peer)).toFixed(2)}`,
  });
  const axeTime = await engine([...pages].sort((a, b) => a.length - b.length)[pages.length >> 1]);
  report('share of the time of axe-core in jsdom', ours / axeTime, '×', { note: 'one page, not warmed' });
  const before = await judgeBefore();
  for (const [what, source, share] of LARGE) {
    const times = [];
    const floors = [];
    const others = [];
    for (let i = 0; i < 8; i += 1) {
      times.push(await mine(source));
      floors.push(await cpu(() => parse(source)));
      if (before) others.push(await before(source));
    }
    const limit = what === '1 MB' ? { limit: 300 } : {};
    const note = 'the least of eight runs';
    if (before)
      report(`share of the time of the build before, ${what}`, Math.min(...times) / Math.min(...others), '×', {
        limit: share,
        note: `median ${(median(times) / median(others)).toFixed(2)}`,
      });
    report(`all source checks of ${what}, CPU`, Math.min(...times), 'ms', { ...limit, note });
    if (what === '1 MB') {
      const peer = [];
      for (let i = 0; i < 3; i += 1) peer.push(await validate(source));
      report(`share of the time of html-validate, ${what}`, Math.min(...times) / Math.min(...peer), '×', {
        limit: 0.25,
      });
    }
    report(`all source checks of ${what}, against parse5 alone`, Math.min(...times) / Math.min(...floors), '×', {
      note,
    });
  }
};

/** A page with some faults of many kinds, as pages have them. */
const faultyPage = (bytes) =>
  shopPage(bytes)
    .replace('<html lang="en">', '<html lang="en_GB">')
    .replaceAll(/ alt="Bowl (\d)"/g, '')
    .replaceAll(
      '<button type="button" aria-pressed="false" data-id="3',
      '<button tabindex="4" aria-selected="true" data-id="3',
    )
    .replace('<label for="q">Search</label>', '<label>Search</label>')
    .replaceAll('<a href="/a">', '<a href="#">');

const changes = async (report) => {
  const judged = (source, shown) =>
    cpu(() => judgeForReport(gathered(source), { stages: ACCEPTED_STAGES, key: '', now: 0, changes: shown }));
  for (const [what, bytes] of [
    ['75 kB', 75_000],
    ['1 MB', 1_000_000],
  ]) {
    const source = faultyPage(bytes);
    const [none, all] = [[], []];
    for (let i = 0; i < 8; i += 1) {
      none.push(await judged(source, 'none'));
      all.push(await judged(source, 'all'));
    }
    report(`changed markup of ${what}, added CPU`, median(all) - median(none), 'ms', {
      limit: 250,
      note: `medians of eight runs; ${median(none).toFixed(0)} ms without`,
    });
  }
};

/** Pages of a site that are audited by its sitemap, with the command line on this machine. */
const PAGES = 300;
const site = async (report) => {
  const source = shopPage(30_000);
  const server = createServer((request, response) => {
    const { port } = server.address();
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    if (request.url !== '/sitemap.xml') return response.writeHead(200, { 'content-type': 'text/html' }).end(source);
    const urls = Array.from({ length: PAGES }, (_, i) => `<url><loc>http://127.0.0.1:${port}/${i}</loc></url>`);
    return response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/sitemap.xml`;
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      'dist/server/metamer.js',
      'audit',
      '--sitemap',
      address,
      '--scope',
      'structure,seo',
      '--changes',
      'none',
      '--format',
      'unix',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const memory = [];
  const watch = setInterval(() => {
    try {
      memory.push(residentMb(child.pid));
    } catch {
      // It has ended since.
    }
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  server.close();
  if (code !== 0) throw new Error(`the audit of ${PAGES} pages ended with ${code}`);
  report(`a page of a site of ${PAGES}, start included`, (1000 * seconds) / PAGES, 'ms', {
    limit: 50,
    note: `${(PAGES / seconds).toFixed(1)} pages a second`,
  });
  // It has started and compiled in the first quarter.
  const quarter = memory.length >> 2;
  const [second, last] = [memory.slice(quarter, 2 * quarter), memory.slice(-quarter)].map(median);
  report(`memory of an audit of ${PAGES} pages, the last quarter over the second`, last / second, 'x', {
    limit: 1.1,
    note: `${second.toFixed(0)} and ${last.toFixed(0)} MB, at most ${Math.max(...memory).toFixed(0)}`,
  });
};

const documents = async (report) => {
  const finding = (i) => ({
    ...{
      id: `check-${i % 40}`,
      title: 'Image has no text alternative',
      severity: ['critical', 'serious', 'moderate', 'minor'][i % 4],
    },
    ...{
      message: `${i} of 900 images have no text alternative and are not marked as decorative.`,
      fix: 'Describe the image in alt; give a decorative one alt="".',
    },
    ...{
      help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/',
      count: 1,
      items: [
        { selector: 'html > body > main > img', line: i, column: 3, snippet: '<img src="/bowl.png" class="card">' },
      ],
    },
  });
  const stored = {
    url: 'https://example.org/',
    seoAudit: { findings: Array.from({ length: 500 }, (_, i) => finding(i)) },
  };
  const timed = async (act) => {
    const times = [];
    for (let i = 0; i < 5; i += 1) times.push(await cpu(act));
    return Math.min(...times);
  };
  report('HTML of 500 findings, CPU', await timed(() => renderHtml(readReport(stored))), 'ms', { limit: 30 });
  report('PDF of 500 findings, CPU', await timed(() => renderPdf(readReport(stored))), 'ms', { limit: 300 });
};

const health = async (report) => {
  const source = shopPage(75_000);
  const site = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(source));
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address();
  const service = await startService({ TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` });
  try {
    const [key] = await service.issueKeys(1);
    const inspect = async () => {
      const answer = await fetch(`${service.base}/v1/analyzer/inspect`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({
          url: `http://127.0.0.1:${port}/bowls`,
          scope: ['structure', 'project', 'seo', 'security', 'responsive'],
        }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`inspect answered ${answer.status}`);
    };
    await inspect();
    /** The 99th percentile of the latency of /v1/health while lanes of inspects run for some seconds. */
    const healthBeside = async (lanes) => {
      const probe = new Worker(new URL('./probe.mjs', import.meta.url), { workerData: { port: service.port } });
      const until = performance.now() + 4000;
      const lane = async () => {
        while (performance.now() < until) await inspect();
      };
      await Promise.all([setTimeout(4000), ...Array.from({ length: lanes }, lane)]);
      const latencies = await new Promise((resolve) => {
        probe.once('message', resolve);
        probe.postMessage('stop');
      });
      return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)];
    };
    const [idle, beside] = [await healthBeside(0), await healthBeside(8)];
    report('health while eight inspects run, 99th percentile over that of the idle service', beside / idle, '×', {
      limit: 5,
      note: `${beside.toFixed(1)} ms, idle ${idle.toFixed(1)} ms`,
    });
  } finally {
    await service.stop();
    site.close();
  }
};

export const run = async (report) => {
  await checks(report);
  await changes(report);
  await site(report);
  await documents(report);
  await health(report);
};
