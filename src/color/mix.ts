import { interpolatorLinear } from 'culori/fn';
import { invalid } from '../errors/refusal.ts';
import { missingIn } from './analogous.ts';
import type { Written } from './color.ts';
import { coordinatesOf } from './convert.ts';
import { normalizeHue } from './hue.ts';
import { HUE_WALKS, type HueWay } from './hue-walks.ts';
import type { RegisteredSpace } from './spaces/index.ts';
import { XYZ_D65 } from './white.ts';
import { lightAt, type WideColor } from './wide-color.ts';

export const HUE_WAYS = Object.keys(HUE_WALKS) as [HueWay, ...HueWay[]];

/** A colour with its opacity, 0..1; and how it was written, which says what of it is missing. */
interface Part extends Partial<Written> {
  readonly itself: WideColor;
  readonly alpha: number;
}

export interface Mixed {
  readonly itself: WideColor;
  /** 0..1 */
  readonly alpha: number;
  /** In the space of the mix; NaN for the hue of a grey. */
  readonly coordinates: readonly number[];
}

/** Coordinates in a space; the hue of a grey is missing, and what was written `none` here or where it is analogous. */
const coordinatesIn = (
  space: RegisteredSpace,
  { itself, space: id, coordinates: written, alpha }: Part,
): (number | undefined)[] => {
  // A colour that is written in the space stays as it is, its hue too where it is a grey.
  if (id === space.id && written) return written.map((v) => (Number.isNaN(v) ? undefined : v));
  const coordinates = coordinatesOf(space, itself);
  const missing = id && written ? missingIn(space, { space: id, coordinates: written, alpha }) : [];
  const isPowerless = space.isPowerless?.(coordinates) ?? false;
  return coordinates.map((v, i) =>
    missing[i] || (isPowerless && i === space.hue) || !Number.isFinite(v) ? undefined : v,
  );
};

/** A colour of coordinates in a space. Throws INVALID_INPUT where the space has no colour there. */
const colorAt = (space: RegisteredSpace, coordinates: readonly number[], alpha: number): Mixed => {
  const base = space.toBase(
    coordinates.map((v) => (Number.isNaN(v) ? 0 : v)),
    XYZ_D65,
  );
  if (!base.every(Number.isFinite)) throw invalid('space', `the result is not a colour in ${space.id}`);
  return { itself: lightAt(space.base, base), alpha, coordinates };
};

/** A whole turn of a hue: 360 degrees, or 100 of Munsell. */
const turnOf = (space: RegisteredSpace, channel: number): number => {
  const [low, high] = space.channels[channel]!.range;
  return high - low;
};

/** The hue at a share of the way from one to another, in a circle of `turn`. */
const walkHue = (way: HueWay, from: number, to: number, amount: number, turn: number): number => {
  const scale = 360 / turn;
  const ends = HUE_WALKS[way](normalizeHue(from * scale), normalizeHue(to * scale));
  return normalizeHue(interpolatorLinear([...ends])(amount)) / scale;
};

const alphaOf = ({ alpha, alphaIsMissing }: Part): number | undefined => (alphaIsMissing ? undefined : alpha);

/**
 * Mixes two colours as CSS Color 4 interpolates, section 12: along straight lines of a space, premultiplied by alpha, the hue by
 * `way` and not premultiplied; a missing coordinate is that of the other colour. `amount`, 0..1, is the share of the second.
 */
export const mixColors = (
  from: Part,
  to: Part,
  { space, way, amount }: { space: RegisteredSpace; way: HueWay; amount: number },
): Mixed => {
  const [a, b] = [coordinatesIn(space, from), coordinatesIn(space, to)];
  // A missing alpha is that of the other colour; where both are missing nothing is premultiplied.
  const [p, q] = [alphaOf(from) ?? alphaOf(to) ?? 0, alphaOf(to) ?? alphaOf(from) ?? 0];
  const alpha = interpolatorLinear([p, q])(amount);
  const coordinates = a.map((given, i) => {
    const [x, y] = [given ?? b[i], b[i] ?? given];
    if (x === undefined || y === undefined) return Number.NaN;
    if (i === space.hue) return walkHue(way, x, y, amount, turnOf(space, i));
    if (alpha === 0) return interpolatorLinear([x, y])(amount);
    return interpolatorLinear([x * p, y * q])(amount) / alpha;
  });
  return colorAt(space, coordinates, alpha);
};

/**
 * The mean of colours in a space, by weights (0 or more, not all 0) and premultiplied by alpha. The hue is the direction of the
 * weighted sum of hues as unit vectors; missing where they cancel, or all colours are grey. A missing coordinate is left out of its
 * mean.
 */
export const averageColor = (colors: readonly Part[], weights: readonly number[], space: RegisteredSpace): Mixed => {
  // A missing alpha is the mean of the others.
  const known = colors.flatMap((color, i) => (color.alphaIsMissing ? [] : [[color.alpha, weights[i]!] as const]));
  const weighed = known.reduce((sum, [, weight]) => sum + weight, 0);
  const alpha = weighed === 0 ? 0 : known.reduce((sum, [one, weight]) => sum + one * weight, 0) / weighed;
  const points = colors.map((color) => coordinatesIn(space, color));
  const shares = colors.map((color, i) => (alpha === 0 ? weights[i]! : weights[i]! * (alphaOf(color) ?? alpha)));
  const meanOf = (channel: number): number => {
    let [sum, weight] = [0, 0];
    for (const [i, point] of points.entries()) {
      const value = point[channel];
      if (value === undefined) continue;
      sum += shares[i]! * value;
      weight += shares[i]!;
    }
    return sum / weight;
  };
  const hueOf = (channel: number): number => {
    const turn = turnOf(space, channel);
    const angle = (2 * Math.PI) / turn;
    let [x, y] = [0, 0];
    for (const [i, point] of points.entries()) {
      const value = point[channel];
      if (value === undefined) continue;
      x += shares[i]! * Math.cos(value * angle);
      y += shares[i]! * Math.sin(value * angle);
    }
    if (Math.hypot(x, y) < 1e-12) return Number.NaN;
    return (Math.atan2(y, x) / angle + turn) % turn;
  };
  const coordinates = points[0]!.map((_, i) => (i === space.hue ? hueOf(i) : meanOf(i)));
  return colorAt(space, coordinates, alpha);
};
