// Server processor time per metered call against a bare node:http server, in one run.
import { fileURLToPath } from 'node:url';
import { postRequest, runLoad } from './load.mjs';
import { cpuSeconds, start, startService, UNLIMITED } from './processes.mjs';

export const name = 'http';

const BODY = '{"fg":"#336699","bg":"#ffffff"}';
const LOADS = [
  { connections: 1, total: 4_000 },
  { connections: 8, total: 12_000 },
  { connections: 32, total: 24_000, limit: 1.8 },
  { connections: 128, total: 24_000 },
];
const ROUNDS = 5;

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
  const floor = await start(fileURLToPath(new URL('./floor.mjs', import.meta.url)));
  const service = await startService({ TIERS: UNLIMITED });
  try {
    floor.requests = [postRequest({ path: '/', body: BODY })];
    service.requests = (await service.issueKeys(8)).map((key) =>
      postRequest({ path: '/v1/color/contrast', body: BODY, headers: { 'x-api-key': key } }),
    );
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
