import { existsSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { expect, it } from 'vitest';
import { currentThread, processorMs } from '../../src/threads/processor-time.ts';

const BURNT_MS = 400;

it.runIf(existsSync('/proc/thread-self'))('of a thread is what it has worked, in milliseconds', () => {
  const thread = currentThread();
  const [before, ofProcess] = [processorMs(thread)!, cpuUsage()];
  let sum = 0;
  const used = (): number => {
    const { user, system } = cpuUsage(ofProcess);
    return (user + system) / 1000;
  };
  while (used() < BURNT_MS) for (let i = 0; i < 1e5; i += 1) sum += Math.sqrt(i);
  expect(sum).toBeGreaterThan(0);
  const grown = processorMs(thread)! - before;
  // Other threads of this process work too: this one has most of it, and at most all of it, to a tick.
  expect(grown).toBeGreaterThanOrEqual(BURNT_MS / 2);
  expect(grown).toBeLessThanOrEqual(used() + 20);
});

it('is unknown where the system does not say, and of a thread that does not exist', () => {
  expect(processorMs(undefined)).toBeUndefined();
  expect(processorMs('0/task/0')).toBeUndefined();
});
