import { lowbias32 } from '../../exact/random/lowbias32.ts';
import type { Identity } from '../collection.ts';

/** A keyed shuffle of 0 .. size - 1 that needs no storage. */
export interface Permutation {
  readonly apply: (index: number) => number;
  readonly invert: (place: number) => number;
}

/**
 * Four Feistel rounds over the smallest even number of bits that holds the size, walked along its cycle until the value
 * is below the size again (Black and Rogaway 2002).
 */
export const createPermutation = ({ keys, size }: Pick<Identity, 'keys' | 'size'>): Permutation => {
  const half = Math.ceil(Math.log2(size) / 2);
  const mask = 2 ** half - 1;
  const scramble = (value: number, key: number) => lowbias32(value + key) & mask;
  const forward = (value: number): number => {
    let [left, right] = [value >>> half, value & mask];
    for (const key of keys) [left, right] = [right, left ^ scramble(right, key)];
    return (left << half) | right;
  };
  const backward = (value: number): number => {
    let [left, right] = [value >>> half, value & mask];
    for (let round = keys.length - 1; round >= 0; round -= 1)
      [left, right] = [right ^ scramble(left, keys[round]!), left];
    return (left << half) | right;
  };
  const walk = (step: (value: number) => number, start: number): number => {
    let value = step(start);
    while (value >= size) value = step(value);
    return value;
  };
  return { apply: (index) => walk(forward, index), invert: (place) => walk(backward, place) };
};
