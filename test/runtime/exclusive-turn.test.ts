import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { nextExclusiveTurn } from '../../src/runtime/exclusive-turn.ts';

it('what comes at once is gone on with one in a turn, in the order in which it came', async () => {
  const done: number[] = [];
  const all = [0, 1, 2, 3].map((i) => nextExclusiveTurn().then(() => done.push(i)));
  const seen: number[] = [];
  while (done.length < all.length) {
    seen.push(done.length);
    await turn();
  }
  await Promise.all(all);
  expect(done).toEqual([0, 1, 2, 3]);
  for (let i = 1; i < seen.length; i += 1) expect(seen[i]! - seen[i - 1]!).toBeLessThanOrEqual(1);
});

it('work that fails in its turn holds nobody up', async () => {
  const failing = nextExclusiveTurn().then(() => {
    throw new Error('its own');
  });
  const next = nextExclusiveTurn();
  await expect(failing).rejects.toThrow('its own');
  await expect(next).resolves.toBeUndefined();
});
