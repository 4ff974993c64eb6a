import { lowbias32 } from './lowbias32.ts';

const GOLDEN = 0x9e3779b9;

/** The two 32-bit words of a whole number; negative ones count too (two's complement). */
const wordsOf = (seed: number): readonly [number, number] => [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0];

/**
 * A counter of random numbers: `at(i)` is the i-th, 0 <= u < 1 in steps of 2^-32, the same on every machine and in any
 * order of asking. `stream` keeps the uses of one seed apart.
 */
export const counterRandom = (seed: number, stream = 0): ((index: number) => number) => {
  const [low, high] = wordsOf(seed);
  const key = lowbias32(lowbias32(low + GOLDEN) ^ lowbias32(high ^ 0x5bd1e995) ^ Math.imul(stream, 0x85ebca6b));
  const second = lowbias32(key ^ GOLDEN);
  return (index) => {
    const first = lowbias32(index + key);
    return lowbias32((first ^ second) + index) / 2 ** 32;
  };
};
