// Server processor time per metered call against a bare node:http server, in one run.
import { fileURLToPath } from 'node:url';
import { postRequest, runLoad } from './load.mjs';
import { cpuSeconds, start, startService, UNLIMITED } from './processes.mjs';

export const name = 'http';

const BODY = '{"fg":"#336699","bg":"#ffffff"}';
const LOADS = [
  { connections: 1, total: 2_000, limit: 4.5 },
  { connections: 8, total: 6_000, limit: 2.3 },
  { connections: 32, total: 12_000, limit: 1.8 },
  { connections: 128, total: 12_000, limit: 1.9 },
];
const ROUNDS = 9;

/** Headers of an answer of the service, besides those that node:http adds itself. */
const headersOf = async (service, key) => {
  const answer = await fetch(`${service.base}/v1/color/contrast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: BODY,
  });
  await answer.arrayBuffer();
  const own = new Set(['content-length', 'date', 'connection', 'keep-alive']);
  return [...answer.headers].filter(([name]) => !own.has(name)).flat();
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** One slice of load: processor microseconds a call, calls a second, 99th percentile in ms. */
const slice = async (server, load) => {
  const before = cpuSeconds(server.pid);
  const { seconds, latencies, statuses } = await runLoad({ port: server.port, requests: server.requests, ...load });
  const wrong = Object.keys(statuses).filter((status) => status !== '200');
  if (wrong.length) throw new Error(`answers with status ${wrong}`);
  return {
    micros: ((cpuSeconds(server.pid) - before) / load.total) * 1e6,
    rate: load.total / seconds,
    p99: latencies[Math.floor(0.99 * load.total)],
  };
};

export const run = async (report) => {
  const service = await startService({ TIERS: UNLIMITED });
  const keys = await service.issueKeys(8);
  const HEADERS = JSON.stringify(await headersOf(service, keys[0]));
  const floor = await start(fileURLToPath(new URL('./floor.mjs', import.meta.url)), { HEADERS });
  try {
    const requests = keys.map((key) =>
      postRequest({ path: '/v1/color/contrast', body: BODY, headers: { 'x-api-key': key } }),
    );
    floor.requests = requests;
    service.requests = requests;
    for (const server of [floor, service])
      await runLoad({ port: server.port, requests: server.requests, connections: 32, total: 20_000 });
    for (const { connections, total, limit } of LOADS) {
      const rounds = [];
      for (let i = 0; i < ROUNDS; i += 1)
        rounds.push({
          floor: await slice(floor, { connections, total }),
          service: await slice(service, { connections, total }),
        });
      const of = (server, figure) => median(rounds.map((round) => round[server][figure]));
      const ratio = median(rounds.map((round) => round.service.micros / round.floor.micros));
      report(
        `POST /v1/color/contrast, ${connections} connections, 8 keys: processor time over the floor`,
        ratio,
        'x',
        limit === undefined ? {} : { limit },
      );
      report(
        `  floor ${of('floor', 'micros').toFixed(1)} us, ${Math.round(of('floor', 'rate'))} calls/s, p99 ${of('floor', 'p99').toFixed(1)} ms; service`,
        of('service', 'micros'),
        'us',
        {
          note: `${Math.round(of('service', 'rate'))} calls/s, p99 ${of('service', 'p99').toFixed(1)} ms`,
        },
      );
    }
  } finally {
    await floor.stop();
    await service.stop();
  }
};
