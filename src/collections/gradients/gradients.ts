import { identity } from '../collection.ts';
import { createPermutation } from '../ids/permutation.ts';

/** Gradients by scheme, interpolation and easing. Any change of their derivation is a new version with a new seed. */
export const GRADIENTS = identity('gradient-library', 1, '6d6574616d657247', 8192);
/** Shuffles the rows, so that schemes and interpolations come evenly often but in no order. */
export const GRADIENT_ORDER = createPermutation(GRADIENTS);
