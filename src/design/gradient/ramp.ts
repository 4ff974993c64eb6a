import { isInside, mapIntoGamut } from '../../color/gamut-map.ts';
import { mapChannels, type Vec3 } from '../../color/matrix.ts';
import type { Rgb } from '../../color/rgb.ts';
import { toLinear } from '../../color/transfer.ts';
import type { Easing } from './easing/easing.ts';
import { HUE_WALKS } from './interpolation/hue.ts';
import type { Interpolation } from './interpolation/index.ts';
import type { Sample, Stop } from './stop.ts';

export type { Sample, Stop } from './stop.ts';

/** Colours at equal distances from 0 to 1. */
export const evenStops = (colors: readonly Rgb[]): Stop[] =>
  colors.map((color, i) => ({ color, position: colors.length === 1 ? 0 : i / (colors.length - 1) }));

/** Half a unit of the last of the six decimals that answers give of a position. */
const HALF_UNIT = 5e-7;

/** Equal distances that were written to six decimals, as answers give them, are equal distances again. */
export const evenAgain = (stops: readonly Stop[]): readonly Stop[] => {
  const even = evenStops(stops.map(({ color }) => color));
  const isEven = stops.every(({ position }, i) => Math.abs(position - even[i]!.position) <= HALF_UNIT);
  return isEven ? even : stops;
};

/** Stops as a gradient needs them: sorted by their places, those at one place in the order in which they were given. */
export const inOrder = (stops: readonly Stop[]): Stop[] => [...stops].sort((a, b) => a.position - b.position);

/** The stops without those that are hidden by others at the same end: of several at 0 the last is seen, of several at 1 the first. */
const seenOf = (stops: readonly Stop[]): readonly Stop[] => {
  const first = stops.findLastIndex(({ position }) => position <= 0);
  const last = stops.findIndex(({ position }) => position >= 1);
  return stops.slice(Math.max(0, first), last < 0 ? undefined : Math.max(first, last) + 1);
};

interface Segment {
  readonly from: number;
  readonly to: number;
  readonly start: Vec3;
  readonly end: Vec3;
}

const withHue = (coordinates: Vec3, hue: number | undefined, value: number): Vec3 =>
  hue === undefined ? coordinates : mapChannels(coordinates, (v, i) => (i === hue ? value : v));

/** Both ends of a segment, their hues set for the walk; a hue that says nothing takes that of the other end. */
const ends = (a: Vec3, b: Vec3, { space, walk, move }: Interpolation): readonly [Vec3, Vec3] => {
  if (space.hue === undefined || walk === undefined) return [a, b];
  const [aFree, bFree] = [space.isPowerless(a), space.isPowerless(b)];
  const [h1, h2] = [aFree ? b[space.hue]! : a[space.hue]!, bFree ? a[space.hue]! : b[space.hue]!];
  // A single hue does not turn: the longer way from a hue to itself is for two colours that both have it.
  const [from, to] = aFree || bFree ? [h1, h2] : (move ?? HUE_WALKS[walk].walk)(h1, h2);
  return [withHue(a, space.hue, from), withHue(b, space.hue, to)];
};

/** A gradient as a function of its length 0..1, before easing. `intoGamut` brings back what leaves sRGB, where the space has no way of its own. */
export const ramp = (
  given: readonly Stop[],
  interpolation: Interpolation,
  intoGamut: (linear: Vec3) => Vec3 = mapIntoGamut,
): ((position: number) => Sample) => {
  const stops = seenOf(given);
  if (interpolation.path) return interpolation.path(stops);
  const { space } = interpolation;
  const linears = stops.map(({ color }) => toLinear(color));
  const points = linears.map(space.fromLinear);
  const segments: Segment[] = stops.slice(1).map((stop, i) => {
    const [start, end] = ends(points[i]!, points[i + 1]!, interpolation);
    return { from: stops[i]!.position, to: stop.position, start, end };
  });
  const [first, last] = [stops[0]!, stops.at(-1)!];
  let at = 0;
  return (position) => {
    if (position <= first.position) return { linear: linears[0]!, gamutMapped: false };
    if (position >= last.position) return { linear: linears.at(-1)!, gamutMapped: false };
    // Samples mostly come in order: the search continues from the last match.
    if (position < segments[at]!.from) at = 0;
    while (position > segments[at]!.to) at += 1;
    const { from, to, start, end } = segments[at]!;
    if (position === to) return { linear: linears[at + 1]!, gamutMapped: false };
    const t = (position - from) / (to - from);
    const between: Vec3 = [
      start[0] + (end[0] - start[0]) * t,
      start[1] + (end[1] - start[1]) * t,
      start[2] + (end[2] - start[2]) * t,
    ];
    const linear = space.toLinear(between);
    if (isInside(linear)) return { linear, gamutMapped: false };
    return { linear: space.inward ? space.inward(between) : intoGamut(linear), gamutMapped: true };
  };
};

/** `steps` samples at equal distances, both ends among them, and whether the easing had to be held at an end. */
export const sampleRamp = (
  stops: readonly Stop[],
  interpolation: Interpolation,
  easing: Easing,
  steps: number,
): { readonly samples: Sample[]; readonly clamped: boolean } => {
  const at = ramp(stops, interpolation);
  let clamped = false;
  const samples = Array.from({ length: steps }, (_, i) => {
    const eased = easing.at(i / (steps - 1));
    const held = Math.min(1, Math.max(0, eased));
    if (Math.abs(held - eased) > 1e-12) clamped = true;
    return at(held);
  });
  return { samples, clamped };
};
