import { identity } from './collection.ts';
import { createCodes } from './ids/code.ts';
import { createPermutation } from './ids/permutation.ts';

/** Pairs of text and background. Changing anything of their derivation makes a new version with a new seed. */
export const CORPUS = identity('contrast-corpus', 1, '6d6574616d65724c', 5_000_000);
export const CORPUS_CODES = createCodes('acc', CORPUS);

/** Palettes of five. Changing anything of their derivation makes a new version with a new seed. */
export const PALETTES = identity('palette-library', 1, '6d6574616d65725c', 5_000_000);
export const PALETTE_CODES = createCodes('pal', PALETTES);

/** Colours of a palette. */
export const COLORS = 5;

/** Gradients by scheme, interpolation and easing. Any change of their derivation is a new version with a new seed. */
export const GRADIENTS = identity('gradient-library', 1, '6d6574616d657247', 8192);
/** Shuffles the rows, so that schemes and interpolations come evenly often but in no order. */
export const GRADIENT_ORDER = createPermutation(GRADIENTS);

/** Harmonies by method and base. Any change of their derivation is a new version with a new seed. */
export const HARMONIES = identity('harmony-library', 1, '6d6574616d657248', 8192);
/** Shuffles the rows, so that the methods come evenly often but in no order. */
export const HARMONY_ORDER = createPermutation(HARMONIES);
export const HARMONY_CODES = createCodes('har', HARMONIES);
