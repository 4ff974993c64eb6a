import { defineCollection } from '../collection.ts';
import type { Naming } from '../ids/parse.ts';
import { createPermutation } from '../ids/permutation.ts';

/** Scales by method, base and number of steps. Any change of their derivation is a new version with a new seed. */
export const SHADES = defineCollection({
  id: 'shade-library',
  version: 1,
  seed: '6d6574616d657253',
  size: 8192,
});

/** Shuffles the rows, so that the methods come evenly often but in no order. */
export const SHADE_ORDER = createPermutation(SHADES.keys, SHADES.size);

const FORM = /^shade_(\d{6})$/i;
export const shadeId = (row: number): string => `shade_${String(row).padStart(6, '0')}`;
export const SHADE_NAMING: Naming = {
  field: 'id',
  size: SHADES.size,
  form: 'shade_ and six digits',
  decode: (text) => {
    const digits = FORM.exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
};
