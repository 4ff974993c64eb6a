import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createProcessorLimit } from '../../src/threads/processor-limit.ts';

const MS = 20;
const none = new AbortController().signal;

it.each([
  ['is reached by a thread that works', (asked: number) => asked * 15, { ms: MS, of: 'processor' }],
  ['is reached by the clock after five times as long', () => 0, { ms: 5 * MS, of: 'clock' }],
  ['is reached by the clock where nobody knows what a thread uses', () => undefined, { ms: MS, of: 'clock' }],
  [
    'is reached by the clock where it is not known any more',
    (asked: number) => (asked === 0 ? 0 : undefined),
    { ms: MS, of: 'clock' },
  ],
])('%s', async (_, used: (asked: number) => number | undefined, reached) => {
  let asked = -1;
  const limit = createProcessorLimit(MS, none, () => {
    asked += 1;
    return used(asked);
  });
  expect(limit.reached).toBeUndefined();
  limit.begin('1/task/1');
  await once(limit.signal, 'abort');
  expect(limit.reached).toEqual(reached);
  limit.end();
});

it('is not reached where the caller gave up', () => {
  const caller = new AbortController();
  const limit = createProcessorLimit(MS, caller.signal, () => 0);
  limit.begin('1/task/1');
  caller.abort();
  expect([limit.signal.aborted, limit.reached]).toEqual([true, undefined]);
  limit.end();
});
