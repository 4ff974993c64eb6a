// How long a built service takes from its start to its first answer, and what memory it holds when idle.
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './figures.mjs';
import { cpuSeconds, residentMb, startService } from './processes.mjs';

const ROUNDS = 5;

export const run = async (report) => {
  const seconds = [];
  const processor = [];
  const memory = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const started = performance.now();
    const service = await startService();
    const answer = await fetch(`${service.base}/v1/health`);
    await answer.arrayBuffer();
    seconds.push((performance.now() - started) / 1000);
    processor.push(cpuSeconds(service.pid));
    // What is loaded in the background is there by then.
    await sleep(4000);
    memory.push(residentMb(service.pid));
    await service.stop();
  }
  // What is waited for depends on what else the machine does: the limit is one of processor time.
  report('from start to first answer, on a new file', median(seconds), 's');
  report('  processor time until then, all threads', median(processor), 's', { limit: 0.8 });
  report('resident memory when idle', median(memory), 'MB', { limit: 110 });
};
