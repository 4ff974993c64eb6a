import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perMinute, remainingCalls, resetSeconds, retryAfterSeconds, takeOne } from '../../src/accounts/gcra.ts';

const START = 1_700_000_000_000_000;

/** Calls that pass when one is tried at each of these instants. */
const passing = (limit: number, instants: readonly number[]): number[] => {
  const policy = perMinute(limit);
  let tat = 0;
  return instants.filter((now) => {
    const next = takeOne(tat, now, policy);
    if (next !== undefined) tat = next;
    return next !== undefined;
  });
};

describe('the rate limiter', () => {
  it.each([1, 7, 60, 300, 3000])('lets exactly %i calls through at one instant', (limit) => {
    expect(passing(limit, Array(limit * 3).fill(START))).toHaveLength(limit);
  });

  it('never lets more than the allowance and what has grown back since through', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 800 }),
        (limit, gaps) => {
          let now = START;
          const instants = gaps.map((gap) => (now += gap));
          const passed = passing(limit, instants).length;
          const grown = Math.floor((instants.at(-1)! - instants[0]!) / perMinute(limit).emission);
          expect(passed).toBeLessThanOrEqual(limit + grown + 1);
        },
      ),
    );
  });

  it('says truly when a refused call would pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 59_000_000 }), (limit, waited) => {
        const policy = perMinute(limit);
        let tat = 0;
        for (let i = 0; i < limit; i += 1) tat = takeOne(tat, START, policy)!;
        const now = START + Math.min(waited, policy.emission - 1);
        expect(takeOne(tat, now, policy)).toBeUndefined();
        const wait = retryAfterSeconds(tat, now, policy);
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(60);
        expect(takeOne(tat, now + wait * 1e6, policy)).toBeDefined();
      }),
    );
  });

  it('counts what is left down to nothing', () => {
    const policy = perMinute(60);
    let tat = 0;
    const left: number[] = [];
    for (let i = 0; i < 60; i += 1) {
      tat = takeOne(tat, START, policy)!;
      left.push(remainingCalls(tat, START, policy));
    }
    expect(left).toEqual(Array.from({ length: 60 }, (_, i) => 59 - i));
    expect(resetSeconds(tat, START)).toBe(60);
    expect(remainingCalls(tat, START + 60_000_000, policy)).toBe(60);
  });
});
