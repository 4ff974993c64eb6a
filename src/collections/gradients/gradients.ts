import { defineCollection } from '../collection.ts';
import type { Naming } from '../ids/parse.ts';
import { createPermutation } from '../ids/permutation.ts';

/** Gradients by scheme, interpolation and easing. Any change of their derivation is a new version with a new seed. */
export const GRADIENTS = defineCollection({
  id: 'gradient-library',
  version: 1,
  seed: '6d6574616d657247',
  size: 8192,
});

/** Shuffles the rows, so that schemes and interpolations come evenly often but in no order. */
export const GRADIENT_ORDER = createPermutation(GRADIENTS.keys, GRADIENTS.size);
export const GRADIENT_NAMING: Naming = { field: 'id', size: GRADIENTS.size };
