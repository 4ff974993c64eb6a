/** Where colours lie that a CIEDE2000 difference from a colour does not rule out yet. */
export interface NearWindow {
  /** Relative luminance. */
  readonly darkest: number;
  readonly lightest: number;
  /** OKLCH lightness as it is drawn, before colours are rounded to 8 bits. */
  readonly least: number;
  readonly most: number;
}

const luminanceOf = (l: number): number => (l > 8 ? ((l + 16) / 116) ** 3 : (Math.max(0, l) * 27) / 24389);

/** The weight S_L of CIEDE2000 at a mean lightness that is this far from 50. */
const weightAt = (from50: number): number => 1 + (0.015 * from50 * from50) / Math.sqrt(20 + from50 * from50);

/**
 * The cube root of the luminance divided by the OKLCH lightness, over sRGB. It does not change with the brightness of a colour: both
 * are homogeneous in linear light. Blue has the least, a green near the primary the greatest.
 */
export const ROOT_OVER_LIGHTNESS = { least: 0.9, most: 1.05 } as const;

/** What rounding to 8 bits and the interpolated edge of sRGB may move the lightness by: most near black. */
const ROUNDING = 0.03;
/** What constants of the standards for luminance differ by. */
const SLACK = 1e-3;

/**
 * A necessary test that costs little: the terms of chroma and hue in CIEDE2000, with the one that rotates them, are a positive
 * quadratic form, so the difference is at least that of lightness over S_L.
 */
export const nearWindow = (lightness: number, within: number): NearWindow => {
  // Of two lightnesses the mean is at most as far from 50 as the farther one.
  const farthest = Math.max(50, Math.abs(lightness - 50));
  const from50 = Math.min(farthest, Math.abs(lightness - 50) + (within * weightAt(farthest)) / 2);
  const reach = within * weightAt(from50);
  const darkest = luminanceOf(lightness - reach) * (1 - SLACK) - 1e-6;
  const lightest = luminanceOf(lightness + reach) * (1 + SLACK) + 1e-6;
  return {
    darkest,
    lightest,
    least: Math.cbrt(Math.max(0, darkest)) / ROOT_OVER_LIGHTNESS.most - ROUNDING,
    most: Math.cbrt(lightest) / ROOT_OVER_LIGHTNESS.least + ROUNDING,
  };
};
