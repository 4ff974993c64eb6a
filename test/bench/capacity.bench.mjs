// What a call of each kind costs the service, all its threads together, and what the engines of a cluster pay for it: the figures
// that docs/capacity.md is worked out from.
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import LibSql from 'libsql';
import { missingEngine, startEngines, startShards } from './engines.mjs';
import { postRequest, runLoad } from './load.mjs';
import { pagePng } from './pictures.mjs';
import { cpuSeconds, startService, UNLIMITED } from './processes.mjs';

const image = pagePng(1500, 1000);
const PAGE = `<!doctype html><html lang="en"><title>Bowls</title><body><main><h1>Bowls</h1>${'<article class="card"><h2>Bowl</h2><p>Thrown by hand, <a href="/a">glazed</a>.</p><img src="/b.jpg" alt="A bowl"></article>'.repeat(600)}`;

/** The call that weighs least. */
const CONTRAST = { path: '/v1/color/contrast', body: { fg: '#336699', bg: '#ffffff' } };
/** By kind: how many calls, over how many connections, and what is sent. */
const kindsOf = (site) => ({
  'contrast of two colours': { calls: 6000, ...CONTRAST },
  'one colour in eleven spaces': { calls: 3000, path: '/v1/color/convert', body: { color: '#336699' } },
  'a palette of five': { calls: 3000, path: '/v1/palette/generate', body: { hue: 210, seed: 7 } },
  'a scale of shades': { calls: 2000, path: '/v1/shade/scale', body: { color: '#336699', method: 'oklch_even' } },
  'a set of design tokens': { calls: 100, path: '/v1/tokens/generate', body: { seed: '#336699' } },
  'a page of the palette library': { calls: 500, path: '/v1/palette/library?limit=24' },
  'the usage of a key': { calls: 1000, path: '/v1/usage' },
  'a set of categories, searched': {
    calls: 30,
    path: '/v1/palette/generate',
    body: { method: 'qualitative', count: 8, seed: 1 },
  },
  'personal palettes': { calls: 20, path: '/v1/personalize/palettes', body: { seed: 1 } },
  'the colours of a picture of 1.5 megapixels': { calls: 15, path: '/v1/palette/from-image', body: { image } },
  'a page of 75 kB audited': {
    calls: 30,
    path: '/v1/analyzer/inspect',
    body: { url: site, scope: ['structure', 'seo', 'security'] },
  },
  'a job of a few palettes': { calls: 100, path: '/v1/jobs/palette-batch', body: { count: 12, seed: 7 } },
});

const bytesOf = ({ path, body }, key) =>
  body
    ? postRequest({ path, body: JSON.stringify(body), headers: { 'x-api-key': key } })
    : Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-api-key: ${key}\r\n\r\n`);

const load = async (port, requests, total, connections = Math.min(16, total)) => {
  const { statuses } = await runLoad({ port, requests, total, connections });
  const wrong = Object.keys(statuses).filter((status) => !status.startsWith('2'));
  if (wrong.length) throw new Error(`answers with status ${wrong}`);
};

const byKind = async (report) => {
  const site = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
  await new Promise((done) => site.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${site.address().port}`;
  const service = await startService({ TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: host });
  try {
    const keys = await service.issueKeys(8);
    for (const [kind, call] of Object.entries(kindsOf(`http://${host}/`))) {
      const requests = keys.map((key) => bytesOf(call, key));
      // Jobs go on behind their answers.
      const settle = () => call.path.startsWith('/v1/jobs') && sleep(4000);
      await load(service.port, requests, Math.max(8, Math.ceil(call.calls / 5)));
      await settle();
      const before = cpuSeconds(service.pid);
      await load(service.port, requests, call.calls);
      await settle();
      report(kind, ((cpuSeconds(service.pid) - before) / call.calls) * 1000, 'ms a call');
    }
  } finally {
    await service.stop();
    site.close();
  }
};

/** Bytes of a file that hold something, those that still stand in its log included. */
const bytesIn = (path) => {
  const file = new LibSql(path);
  try {
    const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) =>
      Number(Object.values(file.prepare(`PRAGMA ${name}`).get([]))[0]),
    );
    return (pages - free) * size;
  } finally {
    file.close();
  }
};

const MANY = 40_000;
const inFile = async (report) => {
  const service = await startService({ TIERS: UNLIMITED });
  try {
    const requests = (await service.issueKeys(8)).map((key) => bytesOf(CONTRAST, key));
    const file = join(service.folder, 'metamer.db');
    await load(service.port, requests, MANY, 32);
    const half = bytesIn(file);
    await load(service.port, requests, MANY, 32);
    report('a call on disk, in the file of one machine', (bytesIn(file) - half) / MANY, 'bytes');
  } finally {
    await service.stop();
  }
};

/** One command of Redis in the text form of its protocol. */
const redisInfo = (port, what) =>
  new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`INFO ${what}\r\n`));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      if (/used_memory:\d+/.test(text)) socket.destroy();
    });
    socket.on('close', () => done(Number(/used_memory:(\d+)/.exec(text)?.[1])));
    socket.on('error', failed);
  });

const CLUSTER_CALLS = 8_000;
const CLUSTER_CONNECTIONS = 32;
const CLUSTER_KEYS = 200;
const SHARDS = 3;

const requestsOf = (keys) => keys.map((key) => bytesOf(CONTRAST, key));

/** Processor time of each part per call, all servers of a part together; answers what each server of Redis has spent of it. */
const partsOf = async (node, engines, connections) => {
  // Keys are numbered in turn, so that every shard has some.
  const few = requestsOf(await node.issueKeys(24));
  await load(node.port, few, 2_000, connections);
  const pids = [node, engines.server, ...engines.redis].map(({ pid }) => pid);
  const before = pids.map(cpuSeconds);
  await load(node.port, few, CLUSTER_CALLS, connections);
  await sleep(3000);
  const [ofNode, ofServer, ...ofRedis] = pids.map((pid, i) => ((cpuSeconds(pid) - before[i]) / CLUSTER_CALLS) * 1000);
  return { ofNode, ofServer, ofRedis: ofRedis.reduce((sum, one) => sum + one) };
};

const inCluster = async (report) => {
  const engines = await startEngines();
  try {
    const node = await startService({ TIERS: UNLIMITED, ...engines.environmentOf(1) });
    const { ofNode, ofServer, ofRedis } = await partsOf(node, engines, CLUSTER_CONNECTIONS);
    report('contrast in a cluster, the node', ofNode, 'ms a call');
    report('contrast in a cluster, Redis', ofRedis, 'ms a call');
    report('contrast in a cluster, the database server', ofServer, 'ms a call');
    const [{ port }] = engines.redis;
    const empty = await redisInfo(port, 'memory');
    const keys = [];
    for (let i = 0; i < CLUSTER_KEYS; i += 20) keys.push(...(await node.issueKeys(20)));
    // Enough calls of each that its live feed is full: what a key in use takes.
    await load(node.port, requestsOf(keys), CLUSTER_KEYS * 110, CLUSTER_KEYS);
    report('a key in use, in the memory of Redis', ((await redisInfo(port, 'memory')) - empty) / CLUSTER_KEYS, 'bytes');
    await node.stop();
    return ofRedis;
  } finally {
    await engines.stop();
  }
};

/** `one` is what a single Redis takes for a call. */
const inShards = async (report, one) => {
  const engines = await startShards(SHARDS);
  try {
    const node = await startService({ TIERS: UNLIMITED, ...engines.environmentOf(1) });
    // As many calls at a time for each shard as the single Redis has.
    const { ofNode, ofRedis } = await partsOf(node, engines, SHARDS * CLUSTER_CONNECTIONS);
    report('contrast in a cluster of three shards, the node', ofNode, 'ms a call');
    report('contrast in a cluster of three shards, Redis', ofRedis, 'ms a call');
    report('contrast in a cluster, Redis of three shards over one', ofRedis / one, 'x', { limit: 1.1 });
    // Of many nodes and shards each pair has few calls at a time: hardly any command then shares a message with others.
    const alone = await partsOf(node, engines, SHARDS);
    report('contrast in a cluster of three shards, Redis, commands one by one', alone.ofRedis, 'ms a call');
    await node.stop();
  } finally {
    await engines.stop();
  }
};

export const settings = { rounds: 2 };

export const run = async (report) => {
  await byKind(report);
  await inFile(report);
  const missing = missingEngine();
  if (missing) console.error(`No figures of a cluster: ${missing}.`);
  else {
    await inShards(report, await inCluster(report));
  }
};
