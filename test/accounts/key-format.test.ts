import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed, keyHasher, mintKey, startOf } from '../../src/accounts/key-format.ts';

describe('keys', () => {
  it('are well formed, different, and name their id', () => {
    const minted = Array.from({ length: 500 }, () => mintKey('live'));
    expect(minted.every(({ key, id }) => isWellFormed(key) && key.split('_')[2] === id)).toBe(true);
    expect(new Set(minted.map(({ key }) => key)).size).toBe(500);
    expect(new Set(minted.map(({ id }) => id)).size).toBe(500);
  });

  it('use every character about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 2000; i += 1)
      for (const c of mintKey('live').key.slice(20, 52)) counts.set(c, (counts.get(c) ?? 0) + 1);
    const expected = (2000 * 32) / 62;
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(62);
    // 61 degrees of freedom: exceeded once in ten million fair runs.
    expect(chiSquare).toBeLessThan(135);
  });

  it('are refused with any one character changed', () => {
    const { key } = mintKey('live');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: key.length - 1 }), fc.constantFrom(...'0Zaz9_!'), (at, replacement) => {
        fc.pre(key[at] !== replacement);
        expect(isWellFormed(key.slice(0, at) + replacement + key.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each(['', 'mtm_live_', 'k'.repeat(4000), 'mtm_live_0123456789', '\u0000'])('refuses %j', (text) =>
    expect(isWellFormed(text)).toBe(false),
  );

  it('hash differently under another pepper and show only a start', () => {
    const { key } = mintKey('live');
    expect(keyHasher(undefined)(key)).toHaveLength(32);
    expect(keyHasher('pepper-pepper-pepper')(key).equals(keyHasher(undefined)(key))).toBe(false);
    expect(key.startsWith(startOf(key))).toBe(true);
    expect(startOf(key)).toHaveLength(13);
  });
});
