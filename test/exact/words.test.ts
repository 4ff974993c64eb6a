import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowbias32 } from '../../src/exact/random/lowbias32.ts';
import { keysOf, pick, wordsOf } from '../../src/exact/random/words.ts';
import { runs } from '../size.ts';

const M = 0xffffffffn;
/** The same hash in whole numbers of any size: no 32-bit operator involved. */
const slowHash = (x: bigint): bigint => {
  let v = x & M;
  v = ((v ^ (v >> 16n)) * 0x21f0aaadn) & M;
  v = ((v ^ (v >> 15n)) * 0xd35a2d97n) & M;
  return v ^ (v >> 15n);
};
const word = fc.integer({ min: 0, max: 0xffffffff });

describe('lowbias32', () => {
  it('is what its definition says in whole numbers', () =>
    fc.assert(fc.property(word, (x) => BigInt(lowbias32(x)) === slowHash(BigInt(x)))));

  it('maps no two neighbours of many to one value', () => {
    const count = runs(1_000_000);
    const seen = new Set<number>();
    for (let i = 0; i < count; i += 1) seen.add(lowbias32(i));
    expect(seen.size).toBe(count);
  });

  it('chains four words from key and index', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), fc.nat(5_000_000), (seed, i) => {
        const keys = keysOf(seed.toString(16).padStart(16, '0'));
        const [low, high, n] = [seed & M, seed >> 32n, BigInt(i)];
        const s0 = slowHash(low);
        const s1 = slowHash(high ^ s0);
        const s2 = slowHash(low + s1);
        const s3 = slowHash(high ^ s2);
        const a = slowHash(n + s0);
        const b = slowHash((a ^ s1) + n);
        const c = slowHash((b ^ s2) + a);
        const d = slowHash((c ^ s3) + b);
        expect(wordsOf(keys, i).map(BigInt)).toEqual([a, b, c, d]);
      }),
    ));

  it('picks evenly and never outside', () => {
    expect([pick(0, 7), pick(0xffffffff, 7), pick(0x80000000, 3600)]).toEqual([0, 6, 1800]);
    fc.assert(fc.property(word, fc.integer({ min: 1, max: 100_000 }), (w, n) => pick(w, n) >= 0 && pick(w, n) < n));
  });
});
