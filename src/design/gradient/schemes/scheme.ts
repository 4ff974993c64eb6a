import type { Oklch } from '../../../color/oklab.ts';

/** A recipe for the stops of a gradient, in OKLCH; chroma is a target that the gamut may reduce. */
export interface GradientScheme {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Fewest stops with which the recipe shows. */
  readonly least: number;
  /** Whether a stop is in the middle, so that their number is odd. */
  readonly middle?: true;
  /**
   * `count` stops around a hue in degrees (OKLCH). `random(i)` are numbers 0 <= u < 1. Only + - * / are used: the same
   * coordinates on every machine.
   */
  readonly stops: (hue: number, count: number, random: (i: number) => number) => Oklch[];
}

/** A scheme: what it is called and shows, and how it is made. */
export const scheme = <const Id extends string>(
  id: Id,
  name: string,
  description: string,
  recipe: Pick<GradientScheme, 'least' | 'middle' | 'stops'>,
) => ({ id, name, description, ...recipe });

/** Numbers of stops of each complexity, from and to. */
export const COMPLEXITIES = {
  simple: { id: 'simple', from: 2, to: 3 },
  detailed: { id: 'detailed', from: 4, to: 6 },
  extreme: { id: 'extreme', from: 7, to: 12 },
} as const;
export type Complexity = keyof typeof COMPLEXITIES;
export const COMPLEXITY_IDS = Object.keys(COMPLEXITIES) as [Complexity, ...Complexity[]];

/** A point of a path in OKLCH; hues are not turned back to 0..360, so that a path can go round either way. */
export type Anchor = readonly [l: number, c: number, h: number];

/** A path by its points. */
export const line = (...anchors: readonly Anchor[]): readonly Anchor[] => anchors;

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const turn = (h: number): number => ((h % 360) + 360) % 360;

/** `count` colours at equal distances along a path of anchors; both ends are met. */
export const sampleAlong = (anchors: readonly Anchor[], count: number): Oklch[] =>
  Array.from({ length: count }, (_, i) => {
    const at = count === 1 ? 0 : (i / (count - 1)) * (anchors.length - 1);
    const index = Math.min(anchors.length - 2, Math.floor(at));
    const [from, to, t] = [anchors[index]!, anchors[index + 1]!, at - index];
    return { l: mix(from[0], to[0], t), c: mix(from[1], to[1], t), h: turn(mix(from[2], to[2], t)) };
  });

/** Stops along a path that the hue and the random numbers lay. */
export const path =
  (anchors: (hue: number, random: (i: number) => number) => readonly Anchor[]): GradientScheme['stops'] =>
  (hue, count, random) =>
    sampleAlong(anchors(hue, random), count);

/**
 * An odd number of stops from one hue to another by a grey that both sides fade into: a hue that is opposite is never walked to
 * round the wheel, in whatever space the gradient is interpolated. `end` and `middle` are lightness and chroma, and lightness.
 */
export const across = (
  [from, to]: readonly [number, number],
  count: number,
  end: { readonly l: number; readonly c: number },
  middle: number,
): Oklch[] =>
  Array.from({ length: count }, (_, i) => {
    const side = (2 * i) / (count - 1) - 1;
    const far = Math.abs(side);
    // Chroma rises faster than lightness falls: stops on the way are tints and no greys.
    return { l: middle + (end.l - middle) * far, c: end.c * far * (1.6 - 0.6 * far), h: turn(side < 0 ? from : to) };
  });

/** A wave without sines: 0 at 0, 1 at 1/2, 0 at 1. */
export const triangle = (t: number): number => 1 - Math.abs(2 * t - 1);

/** `count` colours that visit hues in turn, each lap lighter or darker than the last by 0.1 in lightness. */
export const visit = (hues: readonly number[], count: number, l: number, c: number): Oklch[] =>
  Array.from({ length: count }, (_, i) => {
    const lap = Math.floor(i / hues.length);
    const shift = (lap % 2 ? -0.1 : 0.1) * Math.ceil(lap / 2);
    return { l: Math.min(0.9, Math.max(0.3, l + shift)), c, h: turn(hues[i % hues.length]!) };
  });
