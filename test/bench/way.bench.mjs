// The way of a call: how many of our files and how many calls of our functions it passes, counted by V8 in the compiled sources.
// What timers do meanwhile without the call is subtracted. WAY=files prints the files, WAY=calls the functions as well.
import { Agent, createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { BODY, PATH } from './contestants.mjs';
import { median } from './figures.mjs';
import { startPeer, UNLIMITED } from './processes.mjs';

export const settings = { rounds: 1 };

/** Long enough for every timer that a call sets. */
const WINDOW_MS = 1_500;
const TIMES = 5;

const PAGE =
  '<!doctype html><html lang="en"><head><title>Bowls</title><link rel="stylesheet" href="/page.css"></head><body><h1>Bowls</h1><img src="/bowl.gif" alt="A bowl" width="1" height="1"></body></html>';
const FILES = {
  '/': ['text/html', PAGE],
  '/page.css': ['text/css', 'h1 { color: #123456 }'],
  '/bowl.gif': ['image/gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
};

/** A page with a style sheet and an image. */
const startSite = () =>
  new Promise((resolve) => {
    const site = createServer(({ url }, response) => {
      const [type, content] = FILES[url] ?? ['text/plain', ''];
      response.writeHead(FILES[url] ? 200 : 404, { 'content-type': type }).end(content);
    });
    site.listen(0, '127.0.0.1', () => resolve(site));
  });

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const post = (url, key, body) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-api-key': key };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject).end(body);
  });

const total = (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Calls of each function: `within` a call until its answer has left, and of `timers` afterwards that are there because of it. */
const countsOf = async (service, call) => {
  const take = async () =>
    new Map((await service.ask('take')).map(([file, name, count]) => [`${file} ${name}`, count]));
  for (let i = 0; i < 3; i += 1) await call();
  await setTimeout(WINDOW_MS);
  const [idle, within, after] = [[], [], []];
  for (let i = 0; i < TIMES; i += 1) {
    await take();
    await setTimeout(WINDOW_MS);
    idle.push(await take());
    await call();
    within.push(await take());
    await setTimeout(WINDOW_MS);
    after.push(await take());
  }
  const names = [...new Set([...within, ...after].flatMap((counts) => [...counts.keys()]))];
  const usual = (takes, name) => median(takes.map((counts) => counts.get(name) ?? 0));
  const kept = (of) => new Map(names.map((name) => [name, of(name)]).filter(([, count]) => count > 0));
  return {
    within: kept((name) => usual(within, name)),
    timers: kept((name) => usual(after, name) - usual(idle, name)),
  };
};

const byFile = (counts) => {
  const files = new Map();
  for (const [name, count] of counts) {
    const [file] = name.split(' ');
    files.set(file, (files.get(file) ?? 0) + count);
  }
  return files;
};

const print = (counts) => {
  for (const [file, calls] of [...byFile(counts)].sort(([, a], [, b]) => b - a)) {
    console.error(`${String(calls).padStart(4)} ${file}`);
    if (process.env.WAY !== 'calls') continue;
    for (const [name, count] of counts)
      if (name.startsWith(`${file} `)) console.error(`       ${count} ${name.slice(file.length + 1)}`);
  }
};

export const run = async (report) => {
  const site = await startSite();
  const host = `127.0.0.1:${site.address().port}`;
  const service = await startPeer('counted', { TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: host });
  try {
    const [key] = await service.issueKeys(1);
    const contrast = await countsOf(service, () => post(service.base + PATH, key, BODY));
    const audit = JSON.stringify({ url: `http://${host}/`, scope: ['structure', 'media'] });
    const inspect = await countsOf(service, () => post(`${service.base}/v1/analyzer/inspect`, key, audit));
    if (process.env.WAY) print(contrast.within);
    if (process.env.WAY) print(inspect.within);
    const own = `POST ${PATH}: own`;
    report(`${own} files`, byFile(contrast.within).size, 'files', { limit: 40, exact: true });
    report(`${own} calls`, total(contrast.within), 'calls', { limit: 190, exact: true });
    const withTimers = total(contrast.within) + total(contrast.timers);
    report(`${own} calls with those of timers`, withTimers, 'calls', { limit: 240, exact: true });
    report('POST /v1/analyzer/inspect: own files on the main thread', byFile(inspect.within).size, 'files', {
      limit: 55,
      exact: true,
    });
  } finally {
    agent.destroy();
    await service.stop();
    site.close();
  }
};
