import { oklabToLinear, toOklab } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { invalid } from '../../errors/refusal.ts';
import type { Picture } from '../picture.ts';
import { kMeans } from './k-means.ts';
import { type Cloud, medianCut } from './median-cut.ts';
import { type Tallied, tally } from './tally.ts';

/** A colour that represents a part of an image. */
export interface Quantised {
  readonly color: Rgb;
  /** Share of the visible image that is nearest to this colour, 0..1. */
  readonly share: number;
}

const cloudOf = (colors: readonly Tallied[]): Cloud => {
  const points = new Float64Array(colors.length * 3);
  for (const [i, { color }] of colors.entries()) points.set(toOklab(color), 3 * i);
  return { points, weights: Float64Array.from(colors, ({ weight }) => weight) };
};

const merged = (colors: readonly Tallied[]): Tallied[] => {
  const byHex = new Map<string, Tallied>();
  for (const { color, weight } of colors)
    byHex.set(toHex(color), { color, weight: weight + (byHex.get(toHex(color))?.weight ?? 0) });
  return [...byHex.values()];
};

/** The colours that stand for a cloud best: median cut, then k-means, both in Oklab with the pixels as weights. */
export const clusters = (colors: readonly Tallied[], count: number): readonly Tallied[] => {
  if (colors.length <= count) return colors;
  const cloud = cloudOf(colors);
  const { means, weights } = kMeans(cloud, medianCut(cloud, count));
  return Array.from(weights, (weight, k) => {
    const color = fromLinear(oklabToLinear([means[3 * k]!, means[3 * k + 1]!, means[3 * k + 2]!]));
    return { color, weight };
  }).filter(({ weight }) => weight > 0);
};

/** The visible colours of an image. Throws INVALID_INPUT if all pixels are transparent. */
export const visible = (picture: Picture, field: string): readonly Tallied[] => {
  const colors = tally(picture);
  if (!colors.length) throw invalid(field, 'is fully transparent: there is no colour to find');
  return colors;
};

/** Colours with their shares of all of them, the most frequent first. */
export const ranked = (chosen: readonly Tallied[]): Quantised[] => {
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
  return merged(chosen)
    .map(({ color, weight }) => ({ color, share: weight / total }))
    .sort((x, y) => y.share - x.share || (toHex(x.color) < toHex(y.color) ? -1 : 1));
};

/**
 * The `count` colours that represent an image best, by the error of its pixels. Fewer if the image has fewer colours:
 * those are then returned unchanged. The most frequent first. Throws INVALID_INPUT if all pixels are transparent.
 */
export const quantise = (picture: Picture, count: number, field = 'image'): Quantised[] =>
  ranked(clusters(visible(picture, field), count));
