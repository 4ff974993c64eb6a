import type { Oklch } from '../../color/oklab.ts';

/** Weights of the features of a base, a row for each step of a scale. */
export interface FittedScale {
  /** Lightness of the step less that of the base. */
  readonly lightness: readonly (readonly number[])[];
  /** Chroma of the step through that of the base. */
  readonly chroma: readonly (readonly number[])[];
  /** Degrees of hue from the base. */
  readonly hue: readonly (readonly number[])[];
}

const RADIANS = Math.PI / 180;
/** The lightness about which the weights are fitted, and the reach of the bases that they were fitted on. */
const [MIDDLE, SCALE] = [0.68, 5];

const waves = (h: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => [Math.cos((i + 1) * h * RADIANS), Math.sin((i + 1) * h * RADIANS)]).flat();

/** What is asked of a base: one, its lightness, and waves of its hue; the finer a property turns with the hue, the more. */
export const featuresOf = ({ l, h }: Oklch): Record<keyof FittedScale, readonly number[]> => {
  const plain = [1, (l - MIDDLE) * SCALE];
  return {
    lightness: [...plain, ...waves(h, 1)],
    chroma: [...plain, ...waves(h, 2)],
    hue: [...plain, ...waves(h, 3)],
  };
};

const weighed = (weights: readonly number[], features: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * features[i]!, 0);

/** The steps that the weights give to a base, in OKLCH. */
export const fittedSteps = ({ lightness, chroma, hue }: FittedScale, base: Oklch): Oklch[] => {
  const features = featuresOf(base);
  return lightness.map((weights, i) => ({
    l: base.l + weighed(weights, features.lightness),
    c: base.c * Math.max(0, weighed(chroma[i]!, features.chroma)),
    h: base.h + weighed(hue[i]!, features.hue),
  }));
};
