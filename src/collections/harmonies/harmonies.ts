import { identity } from '../collection.ts';
import { createCodes } from '../ids/code.ts';
import { createPermutation } from '../ids/permutation.ts';

/** Harmonies by method and base. Any change of their derivation is a new version with a new seed. */
export const HARMONIES = identity('harmony-library', 1, '6d6574616d657248', 8192);
/** Shuffles the rows, so that the methods come evenly often but in no order. */
export const HARMONY_ORDER = createPermutation(HARMONIES);
export const HARMONY_CODES = createCodes('har', HARMONIES);
