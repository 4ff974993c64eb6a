import type { Rgb } from '../../color/rgb.ts';
import { hslToRgb } from '../../exact/hsl.ts';
import { pick, wordsOf } from '../../exact/random/words.ts';
import { LIBRARY_METHOD_IDS, LIBRARY_METHODS } from './first-edition/methods.ts';
import { SHADE_ORDER, SHADES } from './shades.ts';

/** Numbers of steps that are drawn, each as often as it is listed: eleven is what most design systems have. */
const STEPS = [
  11, 11, 11, 11, 10, 10, 10, 12, 12, 9, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 3, 13, 14, 15, 16, 20, 24, 32, 48, 64, 2,
];

/** What a scale is made from. */
export interface ShadeParts {
  /** First word of the row. */
  readonly seed: number;
  /** Number of the method. */
  readonly method: number;
  readonly steps: number;
  readonly base: Rgb;
}

/** The parts of one scale; its base has HSL saturation .25...95 and lightness .28...72. */
export const deriveShade = (row: number): ShadeParts => {
  const [a, b, c, d] = wordsOf(SHADES.keys, row);
  return {
    seed: a,
    method: SHADE_ORDER.apply(row) % LIBRARY_METHOD_IDS.length,
    steps: STEPS[pick(a, STEPS.length)]!,
    base: hslToRgb({ h: pick(b, 3600) / 10, s: 0.25 + pick(c, 701) / 1000, l: 0.28 + pick(d, 441) / 1000 }),
  };
};

/** The colours of a scale: what its method makes of the base. */
export const shadeColors = ({ method, steps, base }: ShadeParts): readonly Rgb[] =>
  LIBRARY_METHODS[LIBRARY_METHOD_IDS[method]!](base, steps);
