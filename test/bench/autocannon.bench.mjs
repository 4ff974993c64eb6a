// The calls of the table `http` as autocannon sends and counts them, by number of connections.
import autocannon from 'autocannon';
import { BODY, ofPeers, PATH, startContestants } from './contestants.mjs';

const CONNECTIONS = [1, 8, 32, 128];
/** Every contestant is called for so long, seconds. */
const DURATION = 2;
export const settings = { rounds: 1 };

const shoot = async ({ server, keys }, connections) => {
  const headersOf = (key) => ({ 'content-type': 'application/json', 'x-api-key': key });
  const requests = keys.map((key) => ({ method: 'POST', path: PATH, body: BODY, headers: headersOf(key) }));
  const url = `http://127.0.0.1:${server.port}`;
  const counted = await autocannon({ url, connections, duration: DURATION, requests });
  const failed = counted.errors + counted.timeouts + counted.non2xx;
  if (failed > 0) throw new Error(`${failed} calls of autocannon failed`);
  return { rate: counted.requests.average, p99: counted.latency.p99 };
};

export const run = async (report) => {
  const { contestants, stop } = await startContestants();
  try {
    for (const one of Object.values(contestants)) await shoot(one, 32);
    for (const connections of CONNECTIONS) {
      const found = {};
      for (const [name, one] of Object.entries(contestants)) found[name] = await shoot(one, connections);
      const label = `${connections} ${connections === 1 ? 'connection' : 'connections'}`;
      const beside = (figure) => ({ peers: ofPeers((name) => found[name][figure]) });
      report(`${label}: calls a second`, found.service.rate, '1/s', beside('rate'));
      report(`${label}: 99th percentile`, found.service.p99, 'ms', beside('p99'));
    }
  } finally {
    await stop();
  }
};
