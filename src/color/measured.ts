import type { Color } from './color.ts';
import { toLabD65, xyzToLab } from './lab.ts';
import { contrastOfLuminances, linearLuminance, relativeLuminance } from './luminance.ts';
import { transform, type Vec3 } from './matrix.ts';
import { SRGB_TO_XYZ } from './primaries.ts';
import type { Rgb } from './rgb.ts';
import { toLinear } from './transfer.ts';
import { XYZ_D65 } from './white.ts';

/**
 * An 8-bit colour for contrast and differences. One that was mapped into sRGB carries the light of the colour itself, on which
 * it is measured: what a wide-gamut screen shows.
 */
export interface MeasuredRgb extends Rgb {
  /** Linear sRGB of the colour itself, outside 0..1; absent inside sRGB. */
  readonly beyond?: Vec3;
}

export const measuredRgb = ({ rgb, itself, isMapped }: Color): MeasuredRgb =>
  isMapped ? { r: rgb.r, g: rgb.g, b: rgb.b, beyond: itself.at('srgb-linear') } : rgb;

/** Its channels alone, as answers show them. */
export const channelsOf = ({ r, g, b }: Rgb): Rgb => ({ r, g, b });

/** Linear sRGB, outside 0..1 for a colour that was mapped. */
export const measuredLinear = (color: MeasuredRgb): Vec3 => color.beyond ?? toLinear(color);

/** Relative luminance by WCAG 2.x, 0..1: no screen shows less than black or more than white. */
export const measuredLuminance = (color: MeasuredRgb): number =>
  color.beyond ? Math.min(1, Math.max(0, linearLuminance(color.beyond))) : relativeLuminance(color);

/** WCAG 2.x contrast ratio, 1..21, not rounded. */
export const measuredRatio = (a: MeasuredRgb, b: MeasuredRgb): number =>
  contrastOfLuminances(measuredLuminance(a), measuredLuminance(b));

/** CIELAB D65. */
export const measuredLab = (color: MeasuredRgb): Vec3 =>
  color.beyond ? xyzToLab(transform(SRGB_TO_XYZ, color.beyond), XYZ_D65) : toLabD65(color);
