// What others meet while something goes on: how long they wait, and the memory of the service.
import { Worker } from 'node:worker_threads';
import { residentMb } from './processes.mjs';

/** Memory is looked at so often. */
const LOOK_MS = 20;

export const p99 = (latencies) => latencies.toSorted((a, b) => a - b)[Math.floor(0.99 * latencies.length)];

/** Asks for health and a contrast until `work` is done; answers the 99th percentile of each. */
export const probed = async (port, key, work) => {
  const contrast = {
    ...{ path: '/v1/color/contrast', method: 'POST', body: '{"fg":"#123456","bg":"#ffffff"}' },
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  };
  const probes = [{ path: '/v1/health' }, contrast].map(
    (asked) => new Worker(new URL('../hostile/probe.mjs', import.meta.url), { workerData: { port, ...asked } }),
  );
  const outcome = await work();
  const figures = await Promise.all(
    probes.map(async (probe) => {
      const { latencies } = await new Promise((resolve, reject) => {
        probe.once('message', resolve).once('error', reject);
        probe.postMessage('stop');
      });
      return p99(latencies);
    }),
  );
  return { outcome, health: figures[0], contrast: figures[1] };
};

/** The most resident memory while `work` goes on. */
export const watched = async (pid, work) => {
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, LOOK_MS);
  const outcome = await work();
  clearInterval(looking);
  return { most, outcome };
};
