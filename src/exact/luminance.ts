import { LINEAR_8BIT } from '../color/linear-8bit.ts';
import type { Packed } from './packed.ts';

const RED = LINEAR_8BIT.map((v) => 0.2126 * v);
const GREEN = LINEAR_8BIT.map((v) => 0.7152 * v);
const BLUE = LINEAR_8BIT.map((v) => 0.0722 * v);

/** Relative luminance of WCAG 2.x, 0..1, bit for bit what the rest of the service measures. */
export const luminanceOf = (color: Packed): number =>
  RED[color >>> 16]! + GREEN[(color >>> 8) & 255]! + BLUE[color & 255]!;

/** Contrast ratio of two luminances in ten-thousandths, cut: 10,000..210,000. What is filtered is what is shown. */
export const ratioUnits = (x: number, y: number): number =>
  x > y ? Math.floor(((x + 0.05) / (y + 0.05)) * 1e4) : Math.floor(((y + 0.05) / (x + 0.05)) * 1e4);

/** The smallest number of ten-thousandths whose decimal is at least `bound`. */
export const unitsAtLeast = (bound: number): number => {
  let units = Math.ceil(bound * 1e4);
  while ((units - 1) / 1e4 >= bound) units -= 1;
  while (units / 1e4 < bound) units += 1;
  return units;
};

/** The largest number of ten-thousandths whose decimal is at most `bound`. */
export const unitsAtMost = (bound: number): number => {
  let units = Math.floor(bound * 1e4);
  while ((units + 1) / 1e4 <= bound) units += 1;
  while (units / 1e4 > bound) units -= 1;
  return units;
};

/** A measure as it is shown and filtered: rounded to ten-thousandths. */
export const toUnits = (value: number): number => Math.floor(value * 1e4 + 0.5);
