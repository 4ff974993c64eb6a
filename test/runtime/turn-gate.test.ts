import { describe, expect, it } from 'vitest';
import { createTurnGate } from '../../src/runtime/turn-gate.ts';

/** A clock that each piece of work moves on, and how often other work of the event loop came in between. */
const setUp = (msOfEach: number) => {
  let clock = 0;
  const gate = createTurnGate(() => clock);
  const begun: number[] = [];
  const work = (n: number) =>
    gate(() => {
      clock += msOfEach;
      begun.push(n);
      return n;
    });
  return { gate, work, begun };
};

describe('a turn gate', () => {
  it('does work at once while its turn lasts', () => {
    const { work, begun } = setUp(1);
    expect([work(0), work(1), work(2), work(3), work(4)]).toEqual([0, 1, 2, 3, 4]);
    expect(begun).toHaveLength(5);
  });

  it('does the rest in later turns, in order, with others in between', async () => {
    const { work, begun } = setUp(2);
    const results = Array.from({ length: 12 }, (_, n) => work(n));
    expect(begun).toEqual([0, 1, 2]);
    const seen: number[] = [];
    const watch = (): void => {
      seen.push(begun.length);
      if (begun.length < 12) setImmediate(watch);
    };
    setImmediate(watch);
    expect(await Promise.all(results)).toEqual(results.map((_, n) => n));
    expect(begun).toEqual(results.map((_, n) => n));
    expect(seen.slice(0, 3)).toEqual([3, 6, 9]);
  });

  it('passes on a failure, and goes on', async () => {
    const { gate, work } = setUp(10);
    work(0);
    const failed = gate(() => {
      throw new RangeError('of this work');
    });
    const after = work(1);
    await expect(failed).rejects.toThrow('of this work');
    expect(await after).toBe(1);
  });
});
