// The load of `npm run soak`, and what is compared after it.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEngines } from '../bench/engines.mjs';
import { pagePng } from '../bench/pictures.mjs';
import { residentMb, startService, UNLIMITED } from '../bench/processes.mjs';
import { hangUp, send } from '../fuzz/caller.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '32' },
    workers: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '1' },
  },
});
const [seconds, connections, workers, size] = [
  options.seconds,
  options.connections,
  options.workers,
  options.nodes,
].map(Number);

/** Operations and how often each is called among 1,000 calls. */
const MIX = {
  'color.convert': 120,
  'color.contrast': 160,
  'atlas.nearest': 50,
  'science.convert': 60,
  'science.deltaE': 60,
  'science.dossier': 10,
  'science.temperature': 20,
  'accessibility.check': 80,
  'accessibility.recommend': 60,
  'accessibility.audit': 40,
  'accessibility.picks': 10,
  'accessibility.map': 10,
  'vision.simulate': 40,
  'vision.palette': 20,
  'vision.audit': 20,
  'palette.generate': 40,
  'palette.evaluate': 20,
  'palette.export': 10,
  'harmony.generate': 30,
  'harmony.identify': 10,
  'gradient.generate': 30,
  'gradient.analyse': 10,
  'shade.scale': 30,
  'tokens.generate': 20,
  'atlas.browse': 10,
  'paletteLibrary.browse': 5,
  'gradientLibrary.browse': 5,
  'palette.fromImage': 4,
  'palette.png': 4,
  'jobs.queue': 2,
};

const engines = size > 1 ? await startEngines() : undefined;
const nodes = [];
for (let number = 1; number <= size; number += 1)
  nodes.push(await startService({ TIERS: UNLIMITED, WORKERS: String(workers), ...engines?.environmentOf(number) }));
const [service] = nodes;
// Workers listen one after the other.
if (workers > 1) await sleep(2000);
const keys = await service.issueKeys(8);
const { endpoints } = await (await fetch(`${service.base}/v1/catalog`)).json();

/** The request of an operation's own example. */
const requestOf = ({ method, path, example, parameters }) => {
  const input = { ...example.input };
  let address = path;
  for (const { name, in: where } of parameters) {
    if (where !== 'path') continue;
    address = address
      .replace(`:${name}`, encodeURIComponent(input[name]))
      .replace(`{${name}}`, encodeURIComponent(input[name]));
    delete input[name];
  }
  if (method !== 'GET')
    return { method, path: address, body: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return { method, path: query.size ? `${address}?${query}` : address, headers: {} };
};

const deck = Object.entries(MIX).flatMap(([name, share]) => {
  const entry = endpoints.find(({ procedure }) => procedure === name);
  if (!entry) throw new Error(`no operation is called ${name}`);
  return Array(share).fill({ name, request: requestOf(entry) });
});
// Spread evenly, so that no second has all the heavy ones.
const order = deck.map((_, i) => deck[(i * 617) % deck.length]);

const BOUNDARY = 'metamer-soak';
/** A picture as a browser's form sends it. */
const upload = {
  method: 'POST',
  path: '/v1/palette/from-image',
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    Buffer.from(pagePng(400, 300), 'base64'),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
};
for (const [i, { name }] of order.entries()) if (name === 'palette.fromImage') order[i] = { name, request: upload };

const answered = new Map(keys.map((key) => [key, { calls: 0, credits: 0 }]));
const latencies = new Map();
const all = [];
const failures = new Map();
let next = 0;
const end = performance.now() + seconds * 1000;
/** What the stream of a key tells of its calls while the load runs; one that ends is taken up where it ended. */
const listen = async (base, key) => {
  const ending = new AbortController();
  const told = { calls: 0, missed: 0 };
  let last;
  const read = async (answer) => {
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop();
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        last = /^id: (.*)$/m.exec(part)?.[1] ?? last;
        if (part.includes('event: gap')) told.missed += JSON.parse(data).missed;
        if (part.includes('event: usage\n') && data) told.calls += 1;
      }
    }
  };
  const open = () =>
    fetch(`${base}/v1/usage/stream`, {
      headers: { 'x-api-key': key, ...(last ? { 'last-event-id': last } : {}) },
      signal: ending.signal,
    });
  const first = await open();
  const reading = (async () => {
    for (let answer = first; !ending.signal.aborted; answer = await open().catch(() => undefined)) {
      if (answer?.ok) await read(answer).catch(() => {});
      if (!ending.signal.aborted) await sleep(300);
    }
  })();
  return {
    told,
    stop: async () => {
      ending.abort();
      await reading;
    },
  };
};
const LISTENED = 2;
const streams = await Promise.all(keys.slice(0, LISTENED).map((key, i) => listen(nodes[i % size].base, key)));

const client = async (key, base) => {
  while (performance.now() < end) {
    const { name, request } = order[next++ % order.length];
    const {
      ms,
      status,
      headers = {},
      fault,
    } = await send(base, { ...request, headers: { ...request.headers, 'x-api-key': key } });
    if (fault || status >= 400) {
      const what = `${name}: ${fault ?? status}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
      continue;
    }
    const books = answered.get(key);
    books.calls += 1;
    books.credits += Number(headers['x-credits-cost']);
    all.push(ms);
    if (!latencies.has(name)) latencies.set(name, []);
    latencies.get(name).push(ms);
  }
};

/** Resident memory of all processes of the service, in MB. */
const treeMb = (pid) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean);
  return residentMb(pid) + children.reduce((sum, child) => sum + treeMb(Number(child)), 0);
};
const memory = [];
const sample = () => memory.push(nodes.reduce((sum, { pid }) => sum + treeMb(pid), 0));
sample();
const timer = setInterval(sample, Math.max(1, seconds / 12) * 1000);
const started = performance.now();
await Promise.all(
  Array.from({ length: connections }, (_, i) => client(keys[i % keys.length], nodes[i % nodes.length].base)),
);
const took = (performance.now() - started) / 1000;
clearInterval(timer);
sample();
// The streams and, in a cluster, the server learn of the last calls within moments.
await sleep(size > 1 ? 5000 : 1500);

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
const metrics = await (await fetch(`${service.base}/v1/metrics`)).text();
const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1] ?? Number.NaN) * 1000;

console.log(
  `${size} ${size === 1 ? 'node' : 'nodes'} of ${workers} ${workers === 1 ? 'process' : 'processes'}, ${connections} connections, ${took.toFixed(0)} s: ${all.length} calls, ${(all.length / took).toFixed(0)} a second`,
);
console.log(
  `latency in ms: p50 ${at(all, 0.5).toFixed(1)}, p99 ${at(all, 0.99).toFixed(1)}, p99.9 ${at(all, 0.999).toFixed(1)}`,
);
const slowest = [...latencies]
  .map(([name, list]) => [name, at(list, 0.5), at(list, 0.99), list.length])
  .sort((a, b) => b[1] - a[1]);
for (const [name, half, most, times] of slowest.slice(0, 8))
  console.log(`  ${name}: p50 ${half.toFixed(1)}, p99 ${most.toFixed(1)} (${times} calls)`);
console.log(`memory in MB over time: ${memory.map((mb) => mb.toFixed(0)).join(', ')}`);
console.log(`event-loop lag, p99: ${lag.toFixed(1)} ms`);

let wrong = 0;
for (const [key, { calls, credits }] of answered) {
  const headers = { 'x-api-key': key };
  const { month } = await (await fetch(`${service.base}/v1/usage/me`, { headers })).json();
  const usage = await (await fetch(`${service.base}/v1/usage`, { headers })).json();
  const recorded = usage.total.calls - usage.total.errors;
  // Jobs give credits back only where they fail; reading the usage is a call as well.
  if (month.used !== credits || Math.abs(recorded - calls) > 2) {
    wrong += 1;
    console.log(
      `✗ a key was answered ${calls} calls for ${credits} credits; recorded are ${recorded} calls and ${month.used} credits`,
    );
  }
}
for (const [i, { told, stop }] of streams.entries()) {
  const { calls } = answered.get(keys[i]);
  const seen = told.calls + told.missed;
  // What answered with an error is told as well; the last of it may be on its way.
  if (seen < calls) {
    wrong += 1;
    console.log(`✗ the stream of a key told ${told.calls} calls and ${told.missed} missed of ${calls}`);
  }
  await stop();
}
console.log(
  `streams told ${streams.reduce((sum, { told }) => sum + told.calls, 0)} calls, ${streams.reduce((sum, { told }) => sum + told.missed, 0)} as missed`,
);
console.log(`answers, usage and charges agree for ${keys.length - wrong} of ${keys.length} keys`);
for (const [what, times] of failures) console.log(`✗ ${what} (${times} times)`);
hangUp();
for (const node of nodes) await node.stop();
await engines?.stop();
process.exitCode = wrong || failures.size ? 1 : 0;
