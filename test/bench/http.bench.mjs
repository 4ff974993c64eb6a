// Server processor time of a metered call against bare node:http, bare Koa, and the same procedures behind the handler of
// trpc-to-openapi as it comes; slices of load in turns.
import { median } from './figures.mjs';
import { postRequest, runLoad } from './load.mjs';
import { cpuSeconds, startPeer, startService, UNLIMITED } from './processes.mjs';

const BODY = '{"fg":"#336699","bg":"#ffffff"}';
const PATH = '/v1/color/contrast';
const LOADS = [
  { connections: 1, total: 2_000, limit: 4.5 },
  { connections: 8, total: 5_000, limit: 2.3 },
  { connections: 32, total: 8_000, limit: 1.8 },
  { connections: 128, total: 8_000, limit: 1.9 },
];
const SLICES = 3;

/** Headers of an answer of the service, besides those that node:http adds itself. */
const headersOf = async (service, key) => {
  const answer = await fetch(`${service.base}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: BODY,
  });
  await answer.arrayBuffer();
  const own = new Set(['content-length', 'date', 'connection', 'keep-alive']);
  return [...answer.headers].filter(([name]) => !own.has(name)).flat();
};

/** One slice of load: processor microseconds a call, calls a second, 99th percentile in ms. */
const slice = async ({ server, requests }, load) => {
  const before = cpuSeconds(server.pid);
  const { seconds, latencies, statuses } = await runLoad({ port: server.port, requests, ...load });
  const wrong = Object.keys(statuses).filter((status) => status !== '200');
  if (wrong.length) throw new Error(`answers with status ${wrong}`);
  return {
    micros: ((cpuSeconds(server.pid) - before) / load.total) * 1e6,
    rate: load.total / seconds,
    p99: latencies[Math.floor(0.99 * load.total)],
  };
};

const requestsOf = (keys) => keys.map((key) => postRequest({ path: PATH, body: BODY, headers: { 'x-api-key': key } }));

export const run = async (report) => {
  const service = await startService({ TIERS: UNLIMITED });
  const keys = await service.issueKeys(8);
  const HEADERS = JSON.stringify(await headersOf(service, keys[0]));
  const [node, koa, stock] = await Promise.all([
    startPeer('node', { HEADERS }),
    startPeer('koa', { HEADERS }),
    startPeer('stock', { TIERS: UNLIMITED }),
  ]);
  const contestants = {
    node: { server: node, requests: requestsOf(keys) },
    koa: { server: koa, requests: requestsOf(keys) },
    stock: { server: stock, requests: requestsOf(await stock.issueKeys(8)) },
    service: { server: service, requests: requestsOf(keys) },
  };
  try {
    for (const one of Object.values(contestants)) await slice(one, { connections: 32, total: 15_000 });
    for (const { connections, total, limit } of LOADS) {
      const slices = [];
      for (let i = 0; i < SLICES; i += 1) {
        const row = {};
        for (const [name, one] of Object.entries(contestants)) row[name] = await slice(one, { connections, total });
        slices.push(row);
      }
      const of = (name, figure) => median(slices.map((row) => row[name][figure]));
      const over = (name) => median(slices.map((row) => row[name].micros / row.node.micros));
      const all = (figure) => ({
        'node:http': of('node', figure),
        Koa: of('koa', figure),
        'trpc-to-openapi': of('stock', figure),
      });
      const label = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
      report(`${label}: processor time over node:http`, over('service'), 'x', {
        limit,
        peers: { Koa: over('koa'), 'trpc-to-openapi': over('stock') },
      });
      report(`${label}: processor time a call`, of('service', 'micros'), 'us', { peers: all('micros') });
      report(`${label}: calls a second`, of('service', 'rate'), '1/s', { peers: all('rate') });
      report(`${label}: 99th percentile`, of('service', 'p99'), 'ms', { peers: all('p99') });
    }
  } finally {
    await Promise.all(Object.values(contestants).map(({ server }) => server.stop()));
  }
};
