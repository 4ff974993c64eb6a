// Nine clients of different kinds at once, against four workers of one machine and against three nodes, beside a key that does no harm.
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { missingEngine, startEngines } from '../bench/engines.mjs';
import { residentMb, startService, UNLIMITED } from '../bench/processes.mjs';
import { errorLines } from '../fuzz/log.mjs';
import { NAMES } from './clients.mjs';
import { html } from './site.mjs';

const SECONDS = { small: 15, full: 60 };
/**
 * Of the 99th percentile of another key, beside that of a server that does nothing on the same machine at the same time, or idle: what is
 * longer. Shorter than this is no network.
 */
const MOST = 5;
const LEAST_MS = 20;
/** Of the calls of another key: a store that gets no processor may be late once. */
const MOST_REFUSED = 0.01;
/** Of a process that answers, with its threads and the bodies that it has in flight. */
const MOST_MB = 1_000;
/** Statuses above 499 that a caller can bring about: a report that cannot be rendered, framing, a page that cannot be read, no room. */
const FORESEEN = new Set(['500', '501', '502', '503', '504']);

const HEAVY = `<!doctype html><html lang="en"><title>Heavy</title>${Array.from({ length: 4000 }, (_, i) => `<p class="a${i}"><a href="/${i}">link ${i}</a>`).join('')}`;
const naming = (other) =>
  `<!doctype html><html lang="en"><title>Many</title>${Array.from({ length: 60 }, (_, i) => `<link rel="stylesheet" href="${other}/s${i}.css"><img src="${other}/i${i}.png">`).join('')}`;

const listen = async (listener) => {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { host: `127.0.0.1:${server.address().port}`, server };
};

/** A site that the clients have read, and another that its pages name. */
const startSites = async () => {
  const other = await listen((_, response) => response.writeHead(200, { 'content-type': 'text/css' }).end('p{}'));
  const site = await listen((request, response) => {
    if (request.url.startsWith('/many')) html(naming(`http://${other.host}`))(request, response);
    else if (request.url.startsWith('/heavy')) html(HEAVY)(request, response);
    else if (request.url.startsWith('/slow')) response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    else response.writeHead(404).end();
  });
  return {
    hosts: `${site.host},${other.host}`,
    url: `http://${site.host}`,
    stop: () => {
      for (const { server } of [site, other]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};

/** A process and those that it started. */
const treeOf = (pid) => {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [[Number(name), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'latin1'))[1])]];
    } catch {
      return [];
    }
  });
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
};

const memoryOf = (services) =>
  services
    .flatMap(({ pid }) => treeOf(pid))
    .reduce((sum, pid) => {
      try {
        return sum + residentMb(pid);
      } catch {
        return sum;
      }
    }, 0);

const CONTRAST = { path: '/v1/color/contrast', method: 'POST', body: '{"fg":"#336699","bg":"#ffffff"}' };

/** Asks the same until it is stopped; then how long each answer took, and what was refused. */
const startProbe = (workerData) => {
  const worker = new Worker(new URL('./probe.mjs', import.meta.url), { workerData });
  const outcome = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  outcome.catch(() => {});
  return async () => {
    worker.postMessage('stop');
    const found = await outcome;
    await worker.terminate();
    return found;
  };
};

const startFloor = async () => {
  const worker = new Worker(new URL('./floor.mjs', import.meta.url));
  const port = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return { port, stop: () => worker.terminate() };
};

/** The three kinds of probe at once; of the service, one for each process that has a port. */
const KINDS = ['floor', 'health', 'contrast'];
const startProbes = (services, floor, headers) => {
  const running = [
    ['floor', startProbe({ port: floor.port, path: '/' })],
    ...services.flatMap(({ port }) => [
      ['health', startProbe({ port, path: '/v1/health' })],
      ['contrast', startProbe({ port, headers, ...CONTRAST })],
    ]),
  ];
  return async () => {
    const found = await Promise.all(running.map(async ([kind, stop]) => [kind, await stop()]));
    const of = (kind) => found.filter(([one]) => one === kind).map(([, outcome]) => outcome);
    return Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        {
          sorted: of(kind)
            .flatMap(({ latencies }) => latencies)
            .toSorted((a, b) => a - b),
          refused: of(kind).flatMap(({ refused }) => refused),
        },
      ]),
    );
  };
};
const share = (sorted, of) => sorted[Math.floor(of * sorted.length)] ?? 0;

const issue = async (base, tier) => {
  const answer = await fetch(`${base}/v1/admin/keys`, {
    method: 'POST',
    headers: { 'x-admin-key': 'admin-key-of-the-bench', 'content-type': 'application/json' },
    body: JSON.stringify({ tier, label: 'drill' }),
  });
  return (await answer.json()).secret;
};

const usedOf = async ({ base }, key) => {
  const answer = await fetch(`${base}/v1/usage/me`, { headers: { 'x-api-key': key } });
  return (await answer.json()).month.used;
};

/** The clients in a process of their own. */
const sendClients = (orders) =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./clients.mjs', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
    child.send(orders);
  });

const attack = async ({ report, seconds }, name, services, processes, site) => {
  const [first] = services;
  const honest = await issue(first.base, 'enterprise');
  const keys = await Promise.all(NAMES.map(() => issue(first.base, 'free')));
  const spare = await Promise.all(Array.from({ length: 4 }, () => issue(first.base, 'free')));
  const headers = { 'x-api-key': honest, 'content-type': 'application/json' };
  const floor = await startFloor();
  const probes = () => startProbes(services, floor, headers);
  const warm = probes();
  await sleep(2_000);
  await warm();
  const before = await usedOf(first, honest);
  const quiet = probes();
  await sleep(3_000);
  const idle = await quiet();
  const idleMb = memoryOf(services);

  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(services));
  }, 250);
  const running = probes();
  const { answers, unexpected } = await sendClients({
    ...{ ports: services.map(({ port }) => port), keys, spare, site: site.url, seconds },
  });
  const beside = await running();
  await floor.stop();
  clearInterval(watch);

  for (const [client, statuses] of Object.entries(answers)) {
    const text = Object.entries(statuses).map(([status, times]) => `${status} ${times}`);
    const wrong = Object.keys(statuses).filter((status) => Number(status) >= 500 && !FORESEEN.has(status));
    const known = client === 'refusals' || statuses[500] === undefined;
    report(`${name}, ${client}: ${text.join(', ')}`, wrong.length === 0 && known && !statuses.silent);
  }
  for (const line of new Set(unexpected)) report(`${name}, ${line}`, false);
  const figures = ({ sorted }) => `p50 ${share(sorted, 0.5).toFixed(1)}, p99 ${share(sorted, 0.99).toFixed(1)} ms`;
  const floorP99 = share(beside.floor.sorted, 0.99);
  report(`${name}, a server that does nothing: ${figures(beside.floor)}; idle ${figures(idle.floor)}`);
  for (const kind of ['health', 'contrast']) {
    const { sorted, refused } = beside[kind];
    const most = MOST * Math.max(floorP99, share(idle[kind].sorted, 0.99), LEAST_MS);
    report(
      `${name}, ${kind} of others: ${figures(beside[kind])} in ${sorted.length} calls; idle ${figures(idle[kind])}`,
      share(sorted, 0.99) <= most,
    );
    report(
      `${name}, ${kind} of others: ${refused.length} refused ${refused[0]?.slice(0, 200) ?? ''}`,
      refused.length <= MOST_REFUSED * sorted.length,
    );
  }
  report(
    `${name}, memory: ${idleMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most`,
    peakMb < processes * MOST_MB,
  );
  const calls = idle.contrast.sorted.length + beside.contrast.sorted.length;
  const used = (await usedOf(first, honest)) - before;
  report(`${name}, charged to the key beside them: ${used} credits for ${calls} calls`, used === calls);
  const output = services.map((service) => service.output()).join('');
  for (const line of errorLines(output)) report(`${name}, the log: ${JSON.stringify(line).slice(0, 400)}`, false);
  const ended = output.match(/worker \d+ exited[^\n]*/g) ?? [];
  report(`${name}, workers that ended: ${ended.length}`, ended.length === 0);
};

export const drill = async ({ report, isSmall }) => {
  const seconds = isSmall ? SECONDS.small : SECONDS.full;
  const site = await startSites();
  const settings = { LOG_LEVEL: 'error', TIERS: UNLIMITED, FETCH_ALLOW_HOSTS: site.hosts, STOP_GRACE: '0' };
  try {
    const service = await startService({ ...settings, WORKERS: '4' });
    try {
      await attack({ report, seconds }, 'four workers', [service], 4, site);
    } finally {
      await service.stop();
    }
    const missing = missingEngine();
    if (missing) {
      report(`three nodes: not run, ${missing}`);
      return;
    }
    const engines = await startEngines();
    const nodes = [];
    try {
      for (const number of [1, 2, 3]) nodes.push(await startService({ ...settings, ...engines.environmentOf(number) }));
      await attack({ report, seconds }, 'three nodes', nodes, 3, site);
    } finally {
      for (const node of nodes) await node.stop();
      await engines.stop();
    }
  } finally {
    site.stop();
  }
};
