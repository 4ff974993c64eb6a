import type { HueSlice } from './hue-slice.ts';

const SAMPLES = 96;

/** Luminances between which a colour of a map fails: it qualifies at or below `dark`, and at or above `light`. */
export interface Band {
  readonly dark: number | undefined;
  readonly light: number | undefined;
}

/**
 * For each band the share 0..1 of the in-gamut (L, C) plane of one hue that lies outside the band. In u = C / L the area
 * is the integral of L dL du, which is closed in L; u is summed by the midpoint rule.
 */
export const qualifyingShares = (slice: HueSlice, bands: readonly Band[]): number[] => {
  const limits = bands.map(({ dark, light }) => ({
    dark: dark === undefined ? 0 : Math.cbrt(dark) ** 2,
    light: light === undefined ? Number.POSITIVE_INFINITY : Math.cbrt(light) ** 2,
  }));
  const areas = bands.map(() => 0);
  let whole = 0;
  for (let i = 0; i < SAMPLES; i += 1) {
    const u = ((i + 0.5) / SAMPLES) * slice.mostRatio;
    // Squares of lightness: of the boundary at this u, and of where luminance is 1.
    const most = 1 / Math.cbrt(slice.peak(u)) ** 2;
    const unit = 1 / Math.cbrt(slice.relative(u)) ** 2;
    whole += most;
    for (const [k, { dark, light }] of limits.entries())
      areas[k] = areas[k]! + Math.min(most, dark * unit) + Math.max(0, most - light * unit);
  }
  return areas.map((area) => Math.min(1, area / whole));
};
