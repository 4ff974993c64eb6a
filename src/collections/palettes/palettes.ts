import { identity } from '../collection.ts';
import { createCodes } from '../ids/code.ts';

/** Palettes of five. Changing anything of their derivation makes a new version with a new seed. */
export const PALETTES = identity('palette-library', 1, '6d6574616d65725c', 5_000_000);
export const PALETTE_CODES = createCodes('pal', PALETTES);

/** Colours of a palette. */
export const COLORS = 5;
