/** How the words of a record are drawn; named in every record so that a reader knows which rows to compare with. */
export const RNG = 'lowbias32-chain/1';

/** A bijective hash of 32 bits with little bias: Wellons, "Prospecting for Hash Functions" (2018), constants of 2019. */
export const lowbias32 = (x: number): number => {
  let v = x | 0;
  v = Math.imul(v ^ (v >>> 16), 0x21f0aaad);
  v = Math.imul(v ^ (v >>> 15), 0xd35a2d97);
  return (v ^ (v >>> 15)) >>> 0;
};

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

/** The words of one record in turn, each made from its index and the word before: the first differs for every index. */
export const firstWord = ([s0]: Keys, index: number): number => lowbias32(index + s0);
export const secondWord = ([, s1]: Keys, index: number, a: number): number => lowbias32((a ^ s1) + index);
export const thirdWord = ([, , s2]: Keys, a: number, b: number): number => lowbias32((b ^ s2) + a);
export const fourthWord = ([, , , s3]: Keys, b: number, c: number): number => lowbias32((c ^ s3) + b);

/** All four words of a record. */
export const wordsOf = (keys: Keys, index: number): readonly [number, number, number, number] => {
  const a = firstWord(keys, index);
  const b = secondWord(keys, index, a);
  const c = thirdWord(keys, a, b);
  return [a, b, c, fourthWord(keys, b, c)];
};

/** The upper part of a word as one of `count` equally likely values, 0 .. count - 1. */
export const pick = (word: number, count: number): number => Math.floor((word * count) / 4294967296);
