import { existsSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { expect, it } from 'vitest';
import { currentThread, processorMs } from '../../src/threads/processor-time.ts';

const BURNT_MS = 200;

it.runIf(existsSync('/proc/thread-self'))('of a thread is what it has worked, in milliseconds', () => {
  const thread = currentThread();
  const [before, ofProcess] = [processorMs(thread)!, cpuUsage()];
  let sum = 0;
  const grown = (): number => processorMs(thread)! - before;
  const used = (): number => {
    const { user, system } = cpuUsage(ofProcess);
    return (user + system) / 1000;
  };
  // Other threads of this process may work too, each as much as this one.
  while (grown() < BURNT_MS && used() < 20 * BURNT_MS) for (let i = 0; i < 1e5; i += 1) sum += Math.sqrt(i);
  expect(sum).toBeGreaterThan(0);
  expect(grown()).toBeGreaterThanOrEqual(BURNT_MS);
  // At most all of it, to a tick.
  expect(grown()).toBeLessThanOrEqual(used() + 20);
});

it('is unknown where the system does not say, and of a thread that does not exist', () => {
  expect(processorMs(undefined)).toBeUndefined();
  expect(processorMs('0/task/0')).toBeUndefined();
});
