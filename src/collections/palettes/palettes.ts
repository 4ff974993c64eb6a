import { defineCollection } from '../collection.ts';
import { createCodes } from '../ids/code.ts';
import type { Naming } from '../ids/parse.ts';

/** Palettes of five. Changing anything of their derivation makes a new version with a new seed. */
export const PALETTES = defineCollection({
  id: 'palette-library',
  version: 1,
  seed: '6d6574616d65725c',
  size: 5_000_000,
});

export const PALETTE_CODES = createCodes('pal', PALETTES);
export const PALETTE_NAMING: Naming = {
  field: 'id',
  size: PALETTES.size,
  form: 'pal_ and six symbols',
  decode: PALETTE_CODES.decode,
};

/** Colours of a palette. */
export const COLORS = 5;
