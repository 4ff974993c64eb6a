import { LINEAR_8BIT } from './linear-8bit.ts';
import type { Vec3 } from './matrix.ts';
import type { Rgb } from './rgb.ts';

/** Relative luminance of linear sRGB with the rounded coefficients of WCAG 2.x: 0..1. */
export const linearLuminance = ([r, g, b]: Vec3): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Relative luminance of an 8-bit colour as WCAG 2.2 defines it: 0..1. */
export const relativeLuminance = ({ r, g, b }: Rgb): number =>
  0.2126 * LINEAR_8BIT[r]! + 0.7152 * LINEAR_8BIT[g]! + 0.0722 * LINEAR_8BIT[b]!;

/** WCAG 2.x contrast ratio of two luminances: 1..21, not rounded; the order does not matter. */
export const contrastOfLuminances = (a: number, b: number): number =>
  a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);

/** WCAG 2.x contrast ratio of two colours: 1..21, not rounded. Compare this, show `floorRatio` of it. */
export const contrastRatio = (a: Rgb, b: Rgb): number =>
  contrastOfLuminances(relativeLuminance(a), relativeLuminance(b));

/**
 * Least ratios of WCAG 2.x: 1.4.6 for text (AAA), 1.4.3 for text (AA), and 1.4.3 for large text with 1.4.11 for parts
 * of the interface.
 */
export const WCAG = { aaa: 7, aa: 4.5, large: 3 } as const;

/** What the last bits of a ratio may lack: lime on black is 15.304 exactly, and comes out a rounding error below. */
const LAST_BITS = 1e-9;

/** A ratio as it is shown: cut, never rounded up, to four decimals, so that 4.49999 does not read as a pass. */
export const floorRatio = (ratio: number): number => Math.floor(ratio * 1e4 + LAST_BITS) / 1e4;
