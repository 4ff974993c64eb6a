import { contrastRatio } from '../../color/luminance.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { oklabDistance, toOklab } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import type { Picture } from '../picture.ts';
import { clusters, type Quantised } from './quantise.ts';
import type { Tallied } from './tally.ts';

/** Chroma (Oklab) from which a colour can be an accent, and how far accents are from each other. */
const [LEAST_CHROMA, APART] = [0.06, 0.1];
const MOST_ACCENTS = 6;
/** Groups in which chromatic colours are looked for: many, so that a small object has its own. */
const GROUPS = 20;
/** Below this share of the image a colour is noise, and up to this one a larger share counts for more. */
const [NOISE, SEEN] = [0.0004, 0.004];

const chromaOf = ([, a, b]: Vec3): number => Math.sqrt(a * a + b * b);

const squaredDistance = (x: Vec3, y: Vec3): number => (x[0] - y[0]) ** 2 + (x[1] - y[1]) ** 2 + (x[2] - y[2]) ** 2;

/** Whether two colours are less than a distance apart; the root is taken where the squares are too near to tell. */
const isWithin = (distance: number, x: Vec3, y: Vec3): boolean => {
  const over = squaredDistance(x, y) - distance * distance;
  return Math.abs(over) > 1e-12 ? over < 0 : oklabDistance(x, y) < distance;
};

/** Mean Oklab distance of a colour to all colours of an image. */
const distinctness = (lab: Vec3, all: readonly Tallied[], total: number): number =>
  all.reduce((sum, other) => sum + other.weight * oklabDistance(lab, toOklab(other.color)), 0) / total;

const SUMMARY = 64;

/** A smaller set of colours that stands for all of an image. */
export const summaryOf = (colors: readonly Tallied[]): readonly Tallied[] => clusters(colors, SUMMARY);

/**
 * Of the colours of an image, and their summary, those that people notice although they are few: by chroma times the mean difference from
 * the image, the most salient first, at most six that are distinct from each other. `share` is the share of the visible image that is like
 * them.
 */
export const imageAccents = (colors: readonly Tallied[], summary: readonly Tallied[]): Quantised[] => {
  const total = colors.reduce((sum, { weight }) => sum + weight, 0);
  const chromatic = colors
    .map(({ color, weight }) => ({ color, weight, lab: toOklab(color) }))
    .filter(({ lab }) => chromaOf(lab) >= LEAST_CHROMA);
  // Vivid pixels draw a group towards them: the edge of a small object is mixed with what lies behind it.
  const drawn = chromatic.map(({ color, weight, lab }) => ({ color, weight: weight * chromaOf(lab) ** 2 }));
  const groups = clusters(drawn, GROUPS);
  const shares = new Float64Array(groups.length);
  const labs = groups.map(({ color }) => toOklab(color));
  for (const { lab, weight } of chromatic)
    for (let k = 0; k < labs.length; k += 1) if (isWithin(APART, lab, labs[k]!)) shares[k]! += weight / total;
  const scored = groups
    .map(({ color }, k) => ({
      color,
      share: shares[k]!,
      score: chromaOf(labs[k]!) * distinctness(labs[k]!, summary, total) * Math.sqrt(Math.min(1, shares[k]! / SEEN)),
    }))
    .filter(({ share }) => share >= NOISE)
    .sort((x, y) => y.score - x.score || (toHex(x.color) < toHex(y.color) ? -1 : 1));
  const chosen: typeof scored = [];
  for (const one of scored) {
    if (chosen.length === MOST_ACCENTS) break;
    if (chosen.every(({ color }) => oklabDistance(toOklab(color), toOklab(one.color)) >= APART)) chosen.push(one);
  }
  return chosen.map(({ color, share }) => ({ color, share }));
};

/** Slots of the cache of colours that were met, by the lower bits of a hash. */
const SLOTS = 1 << 14;

/** Answers of a packed colour which of some colours is nearest to it; the first of several that are equally near. */
const nearestOf = (labs: readonly Vec3[]): ((packed: number) => number) => {
  const keys = new Int32Array(SLOTS).fill(-1);
  const values = new Int32Array(SLOTS);
  return (packed) => {
    const slot = Math.imul(packed, 0x9e3779b1) >>> 18;
    if (keys[slot] === packed) return values[slot]!;
    const lab = toOklab({ r: packed >> 16, g: (packed >> 8) & 255, b: packed & 255 });
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let k = 0; k < labs.length; k += 1) {
      const distance = squaredDistance(labs[k]!, lab);
      if (distance < least) {
        best = k;
        least = distance;
      }
    }
    keys[slot] = packed;
    values[slot] = best;
    return best;
  };
};

/** Part of each side that is the frame of an image. */
const FRAME = 0.04;

/** The colour of those given that most of the frame of an image is nearest to. */
export const imageBackground = ({ width, height, data }: Picture, colors: readonly Rgb[]): Rgb => {
  const [dx, dy] = [Math.max(1, Math.round(FRAME * width)), Math.max(1, Math.round(FRAME * height))];
  const weights = new Float64Array(colors.length);
  const nearest = nearestOf(colors.map(toOklab));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // The middle of a row is skipped: only its ends belong to the frame.
      if (x === dx && y >= dy && y < height - dy && width - dx > x) x = width - dx;
      const i = 4 * (y * width + x);
      weights[nearest((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)]! += data[i + 3]!;
    }
  return colors[weights.indexOf(Math.max(...weights))]!;
};

/** Share of an image from which a colour of it is taken for text. */
const TEXT_SHARE = 0.002;

/** Of the summary of an image, the colour that has the highest contrast on a background. */
export const imageText = (summary: readonly Tallied[], background: Rgb): Rgb => {
  const total = summary.reduce((sum, { weight }) => sum + weight, 0);
  return summary
    .filter(({ weight }) => weight >= TEXT_SHARE * total)
    .map(({ color }) => color)
    .reduce(
      (best, color) => (contrastRatio(best, background) >= contrastRatio(color, background) ? best : color),
      background,
    );
};
