import { type Rgb, toHex } from '../../color/rgb.ts';
import { chooseConditions } from './choose.ts';
import { simulateRgb } from './simulate.ts';

export const MAX_PASSES = 8;

/**
 * Colours as they are seen under each condition, in its default severity or in one severity for all; `passes` repeats
 * the transform (clamped after each pass, rounded once at the end). Refuses INVALID_INPUT unknown slugs; spatial
 * conditions are listed under `refused`.
 */
export const simulatePalette = (
  colors: readonly Rgb[],
  slugs: readonly string[] | undefined,
  severity: number | undefined,
  passes: number,
) => {
  const { chosen, refused } = chooseConditions(slugs, severity);
  return {
    colors: colors.map(toHex),
    passes,
    conditions: chosen.map(({ slug, model, severity: used, simulation }) => ({
      slug,
      model,
      severity: used,
      colors: colors.map((color) => toHex(simulateRgb(simulation, color, passes))),
    })),
    refused,
  };
};
