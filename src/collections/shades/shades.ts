import { identity } from '../collection.ts';
import { createPermutation } from '../ids/permutation.ts';

/** Scales by method, base and number of steps. Any change of their derivation is a new version with a new seed. */
export const SHADES = identity('shade-library', 1, '6d6574616d657253', 8192);
/** Shuffles the rows, so that the methods come evenly often but in no order. */
export const SHADE_ORDER = createPermutation(SHADES);

const FORM = /^shade_(\d{6})$/i;
/** Scales are named by their row in six digits. */
export const SHADE_CODES = {
  form: 'shade_ and six digits',
  encode: (row: number): string => `shade_${String(row).padStart(6, '0')}`,
  decode: (text: string): number | undefined => {
    const digits = FORM.exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
};
