// Server processor time of a metered call beside its peers; slices of load in turns. BEFORE=FOLDER, a built checkout of another
// commit, is measured in the same turns, and its time is what the service is held to.
import { BODY, ofPeers, PATH, startContestants } from './contestants.mjs';
import { median } from './figures.mjs';
import { postRequest, runLoad } from './load.mjs';
import { cpuSeconds } from './processes.mjs';

const LOADS = [
  { connections: 1, total: 2_000, limit: 4 },
  { connections: 8, total: 5_000, limit: 2.2 },
  { connections: 32, total: 8_000, limit: 1.7 },
  { connections: 128, total: 8_000, limit: 1.6 },
];
const SLICES = 3;
const MOST_OVER_BEFORE = 1.1;

/** One slice of load: processor microseconds a call, calls a second, 99th percentile in ms. */
const slice = async ({ server, keys }, load) => {
  const requests = keys.map((key) => postRequest({ path: PATH, body: BODY, headers: { 'x-api-key': key } }));
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

export const run = async (report) => {
  const { contestants, stop } = await startContestants();
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
      const all = (figure) => ofPeers((name) => of(name, figure));
      const label = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
      report(`${label}: processor time over node:http`, over('service'), 'x', {
        limit,
        peers: { Koa: over('koa'), 'trpc-to-openapi': over('stock') },
      });
      if (contestants.before) {
        const over = median(slices.map((row) => row.service.micros / row.before.micros));
        report(`${label}: processor time over BEFORE`, over, 'x', { limit: MOST_OVER_BEFORE });
      }
      report(`${label}: processor time a call`, of('service', 'micros'), 'us', { peers: all('micros') });
      report(`${label}: calls a second`, of('service', 'rate'), '1/s', { peers: all('rate') });
      report(`${label}: 99th percentile`, of('service', 'p99'), 'ms', { peers: all('p99') });
    }
  } finally {
    await stop();
  }
};
