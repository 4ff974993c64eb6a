import { lowbias32 } from './lowbias32.ts';

/** How the words of a record are drawn; named in every record so that a reader knows which rows to compare with. */
export const RNG = 'lowbias32-chain/1';

/** Four keys of 32 bits. */
export type Keys = readonly [number, number, number, number];

/** The keys of a 64-bit seed written as 16 hexadecimal digits. */
export const keysOf = (seed: string): Keys => {
  const high = Number.parseInt(seed.slice(0, 8), 16);
  const low = Number.parseInt(seed.slice(8), 16);
  const s0 = lowbias32(low);
  const s1 = lowbias32(high ^ s0);
  const s2 = lowbias32(low + s1);
  const s3 = lowbias32(high ^ s2);
  return [s0, s1, s2, s3];
};

/** All four words of a record, each made from its index and the words before: no two records share the first. */
export const wordsOf = ([s0, s1, s2, s3]: Keys, index: number): readonly [number, number, number, number] => {
  const a = lowbias32(index + s0);
  const b = lowbias32((a ^ s1) + index);
  const c = lowbias32((b ^ s2) + a);
  return [a, b, c, lowbias32((c ^ s3) + b)];
};

/** The upper part of a word as one of `count` equally likely values, 0 .. count - 1. */
export const pick = (word: number, count: number): number => ((word * count) / 4294967296) | 0;
