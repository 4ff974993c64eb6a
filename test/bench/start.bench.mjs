// How long a built service takes from its start to its first answer, and what memory it holds when idle.
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './figures.mjs';
import { residentMb, startService } from './processes.mjs';

const ROUNDS = 5;

export const run = async (report) => {
  const seconds = [];
  const memory = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const started = performance.now();
    const service = await startService();
    const answer = await fetch(`${service.base}/v1/health`);
    await answer.arrayBuffer();
    seconds.push((performance.now() - started) / 1000);
    await sleep(1000);
    memory.push(residentMb(service.pid));
    await service.stop();
  }
  report('from start to first answer, on a new file', median(seconds), 's', { limit: 0.6 });
  report('resident memory when idle', median(memory), 'MB', { limit: 150 });
};
