import type { EasingId } from '../../design/gradient/easing/index.ts';
import { STRAIGHT_IDS } from '../../design/gradient/interpolation/index.ts';
import { COMPLEXITIES, COMPLEXITY_IDS } from '../../design/gradient/schemes/scheme.ts';
import { largestChroma } from '../../exact/gamut.ts';
import { wrapHue } from '../../exact/hue.ts';
import { packOklch } from '../../exact/oklab.ts';
import type { Packed } from '../../exact/packed.ts';
import { lowbias32 } from '../../exact/random/lowbias32.ts';
import { pick, wordsOf } from '../../exact/random/words.ts';
import { GRADIENT_ORDER, GRADIENTS } from '../identities.ts';
import { LIBRARY_SCHEME_IDS, LIBRARY_SCHEMES } from './first-edition/schemes.ts';

/** Shapes of a gradient, as CSS names them. */
export const GRADIENT_TYPES = ['linear', 'radial', 'conic'] as const;

/** Easings of the library with their weights: gentle ones are the more frequent. */
const EASING_WEIGHTS = [
  ['linear', 40],
  ['sine-in-out', 5],
  ['smoothstep', 3],
  ['ease', 3],
  ['quad-in', 2],
  ['quad-out', 2],
  ['ease-in-out', 2],
  ['cubic-in-out', 1],
] as const satisfies readonly (readonly [EasingId, number])[];
export const LIBRARY_EASINGS = EASING_WEIGHTS.map(([id]) => id);

/** Numbers 0, 1, 2 ... each as often as its weight says. */
const weighted = (weights: readonly number[]): readonly number[] =>
  weights.flatMap((weight, i) => Array.from({ length: weight }, () => i));

const EASING_DRAWS = weighted(EASING_WEIGHTS.map(([, weight]) => weight));
const COMPLEXITY_DRAWS = weighted([4, 4, 2]);
const TYPE_DRAWS = weighted([6, 2, 2]);
const draw = (word: number, draws: readonly number[]): number => draws[pick(word, draws.length)]!;

/** Everything a gradient is made of; numbers of the tables for words. */
export interface GradientParts {
  /** First word of the row: what distinguishes it from all other rows. */
  readonly seed: number;
  readonly scheme: number;
  readonly complexity: number;
  readonly type: number;
  readonly interpolation: number;
  readonly easing: number;
  /** Degrees: of a linear gradient as CSS counts them, of a conic one where it begins. */
  readonly angle: number;
  /** Centre of a radial or conic gradient in per cent. */
  readonly x: number;
  readonly y: number;
  /** Colours at equal distances. */
  readonly stops: readonly Packed[];
}

/** OKLCH of a scheme in 8 bits: as much of the chroma as sRGB has at that lightness and hue. */
const packStop = ({ l, c, h }: { l: number; c: number; h: number }): Packed => {
  const hue = wrapHue(Math.floor(h * 10 + 0.5));
  return packOklch(l, Math.min(c, largestChroma(l, hue)), hue);
};

/** The parts of one gradient. */
export const deriveGradient = (row: number): GradientParts => {
  const place = GRADIENT_ORDER.apply(row);
  const [a, b, c, d] = wordsOf(GRADIENTS.keys, row);
  const scheme = place % LIBRARY_SCHEME_IDS.length;
  const complexity = draw(a, COMPLEXITY_DRAWS);
  const { from, to } = COMPLEXITIES[COMPLEXITY_IDS[complexity]!];
  const { least, stops } = LIBRARY_SCHEMES[LIBRARY_SCHEME_IDS[scheme]!];
  const count = Math.max(least, from + pick(lowbias32(b ^ c), to - from + 1));
  const random = (i: number) => lowbias32(d + 1 + i) / 4294967296;
  return {
    seed: a,
    scheme,
    complexity,
    type: draw(b, TYPE_DRAWS),
    interpolation: Math.floor(place / LIBRARY_SCHEME_IDS.length) % STRAIGHT_IDS.length,
    easing: draw(c, EASING_DRAWS),
    angle: 5 * pick(lowbias32(a ^ d), 72),
    x: 5 * pick(lowbias32(b + d), 21),
    y: 5 * pick(lowbias32(c + d), 21),
    stops: stops(pick(d, 3600) / 10, count, random).map(packStop),
  };
};
