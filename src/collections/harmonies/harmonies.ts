import { defineCollection } from '../collection.ts';
import { createCodes } from '../ids/code.ts';
import type { Naming } from '../ids/parse.ts';
import { createPermutation } from '../ids/permutation.ts';

/** Harmonies by method and base. Any change of their derivation is a new version with a new seed. */
export const HARMONIES = defineCollection({
  id: 'harmony-library',
  version: 1,
  seed: '6d6574616d657248',
  size: 8192,
});

/** Shuffles the rows, so that the methods come evenly often but in no order. */
export const HARMONY_ORDER = createPermutation(HARMONIES.keys, HARMONIES.size);
export const HARMONY_CODES = createCodes('har', HARMONIES);
export const HARMONY_NAMING: Naming = {
  field: 'id',
  size: HARMONIES.size,
  form: 'har_ and six symbols',
  decode: HARMONY_CODES.decode,
};
