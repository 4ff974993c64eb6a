import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAdmission } from '../../src/threads/admission.ts';
import { createFairQueue } from '../../src/threads/fair-queue.ts';

const limits = { atOnce: 1, queue: 64 };

/** Sends so many orders of a key; how many were admitted. */
const send = (admission: ReturnType<typeof createAdmission>, key: string, orders: number): number => {
  let admitted = 0;
  for (let i = 0; i < orders; i += 1) {
    try {
      admission.enter(key);
      admitted += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'UNAVAILABLE', details: { retry_after: 2 } });
    }
  }
  return admitted;
};

describe('the queue of threads', () => {
  it('has room for a third key when two have filled it', () => {
    const admission = createAdmission(limits);
    expect([send(admission, 'a', 100), send(admission, 'b', 100)]).toEqual([33, 32]);
    expect(send(admission, 'c', 100)).toBe(21);
    expect(send(admission, 'a', 1)).toBe(0);
  });

  it('has room for a call of each of many keys', () => {
    const admission = createAdmission(limits);
    for (let key = 0; key < 100; key += 1) expect(send(admission, `key ${key}`, 100)).toBeGreaterThan(0);
    expect(admission.taken).toBeLessThanOrEqual(8 * 65);
  });

  it('gives every place back, and never holds more than its hard limit', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ key: fc.nat(40), leaves: fc.boolean() }), { maxLength: 400 }), (steps) => {
        const admission = createAdmission({ atOnce: 1, queue: 8 });
        const left: (() => void)[] = [];
        for (const { key, leaves } of steps) {
          try {
            if (leaves) left.pop()?.();
            else left.push(admission.enter(String(key)));
          } catch {
            // Refused.
          }
          expect(admission.taken).toBe(left.length);
          expect(admission.taken).toBeLessThanOrEqual(8 * 9);
        }
        for (const leave of left) leave();
        expect(admission.taken).toBe(0);
        expect(send(admission, 'a', 9)).toBe(5);
      }),
    );
  });
});

/**
 * Pieces of work by kind, as long as the dearest calls of that kind. A turn of the test ends the piece that has the least left, so what
 * is counted is work and not time.
 */
const DEAREST = {
  'deep search': 1_020,
  'image of 10 megapixels': 2_000,
  'set of categories': 300,
  'PDF of 500 findings': 250,
};

describe.each(Object.entries(DEAREST))('beside the dearest calls (%s)', (_, cost) => {
  it.each([
    [1, 0],
    [2, 0],
    [5, 0],
    [2, 7],
    [3, 8],
    [5, 13],
    [7, 20],
  ])('of %i keys, after %i pieces, a light call of another key begins after one more at most', async (keys, pieces) => {
    const time = { now: 0 };
    const turns = createFairQueue({ atOnce: 1, reserve: 2, byCost: true, clock: () => time.now });
    const admission = createAdmission(limits);
    const running: { readonly ends: number; readonly resolve: () => void }[] = [];
    let ended = 0;
    let begunAfter: number | undefined;
    const ask = (key: string, ms: number, onBegin = () => {}): void => {
      admission.enter(key);
      const work = () =>
        new Promise<void>((resolve) => {
          onBegin();
          running.push({ ends: time.now + ms, resolve });
        });
      void turns.run({ key, cost: ms, signal: new AbortController().signal, work });
    };
    const endNext = async (): Promise<void> => {
      running.sort((a, b) => a.ends - b.ends);
      const next = running.shift()!;
      time.now = next.ends;
      next.resolve();
      ended += 1;
      await new Promise(setImmediate);
    };
    for (let key = 0; key < keys; key += 1) for (let call = 0; call < 8; call += 1) ask(`heavy ${key}`, cost);
    await new Promise(setImmediate);
    for (let piece = 0; piece < pieces; piece += 1) await endNext();
    ask('light', 1, () => {
      begunAfter = ended - pieces;
    });
    await new Promise(setImmediate);
    while (begunAfter === undefined) await endNext();
    expect(begunAfter).toBeLessThanOrEqual(1);
  });
});
