import { mapIntoGamut } from '../../../color/gamut-map.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import { toOklab } from '../../../color/oklab.ts';
import { type OklabGamut, SRGB_IN_OKLAB } from '../../../color/oklab-gamut.ts';
import { toHex } from '../../../color/rgb.ts';
import { toLinear } from '../../../color/transfer.ts';
import type { Sample, Stop } from '../stop.ts';
import { type Side, vividArc } from './arc.ts';
import { SLACK } from './cost.ts';
import { between, type Curve, pointOf, straightCurve } from './curve.ts';
import { withoutCreases } from './joints.ts';
import { monotone } from './monotone.ts';

/** Points of a curve between which a path is straight. */
const POINTS = 192;

/** A point of a path in Oklab at a position 0..1. */
export type OklabPath = (position: number) => Vec3;

const distance = (x: Vec3, y: Vec3): number => Math.sqrt((x[0] - y[0]) ** 2 + (x[1] - y[1]) ** 2 + (x[2] - y[2]) ** 2);

/** Curves as one path by its length: a function of the length from its beginning, and the lengths at the stops. */
const byLength = (curves: readonly Curve[]): { at: (length: number) => Vec3; stops: readonly number[] } => {
  const points = [
    curves[0]![0],
    ...curves.flatMap((curve) => Array.from({ length: POINTS }, (_, i) => pointOf(curve, (i + 1) / POINTS))),
  ];
  const lengths = [0];
  for (let i = 1; i < points.length; i += 1) lengths.push(lengths[i - 1]! + distance(points[i - 1]!, points[i]!));
  let last = 1;
  return {
    stops: [0, ...curves.map((_, i) => lengths[(i + 1) * POINTS]!)],
    at: (length) => {
      if (length < lengths[last - 1]!) last = 1;
      while (last < lengths.length - 1 && lengths[last]! < length) last += 1;
      const [from, to] = [lengths[last - 1]!, lengths[last]!];
      return to > from ? between(points[last - 1]!, points[last]!, (length - from) / (to - from)) : points[last]!;
    },
  };
};

/** Stops between hard edges: two at one position end one run and begin the next. */
const runsOf = (stops: readonly Stop[]): Stop[][] => {
  const runs: Stop[][] = [[stops[0]!]];
  for (const stop of stops.slice(1)) {
    const run = runs.at(-1)!;
    if (stop.position === run.at(-1)!.position) runs.push([stop]);
    else run.push(stop);
  }
  return runs.filter((run) => run.length > 1);
};

interface Run {
  readonly from: number;
  readonly to: number;
  readonly at: OklabPath;
}

const runPath = (stops: readonly Stop[], gamut: OklabGamut, side: Side): Run => {
  const labs = stops.map(({ color }) => toOklab(color));
  const positions = stops.map(({ position }) => position);
  // Two stops of one colour have nothing between them, and give no direction to their neighbours.
  const same = (i: number): boolean => distance(labs[i]!, labs[i + 1]!) < 1e-9;
  const curves: Curve[] = [];
  for (let i = 0; i < labs.length - 1; ) {
    if (same(i)) {
      curves.push(straightCurve(labs[i]!, labs[i]!));
      i += 1;
      continue;
    }
    const start = i;
    while (i < labs.length - 1 && !same(i)) i += 1;
    const arcs = labs.slice(start, i).map((lab, j) => vividArc(lab, labs[start + j + 1]!, gamut, side));
    curves.push(...(arcs.length > 1 ? withoutCreases(arcs, gamut) : arcs));
  }
  const { at, stops: lengths } = byLength(curves);
  const lengthAt = monotone(positions, lengths);
  return { from: positions[0]!, to: positions.at(-1)!, at: (position) => at(lengthAt(position)) };
};

/** The last runs that were searched: greyness, samples and CSS of one answer, and the next frame of a page, need the same. */
const recent = new Map<string, Run>();
const MOST_RECENT = 32;

const recentRun = (stops: readonly Stop[], gamut: OklabGamut, side: Side): Run => {
  const places = stops.map(({ color, position }) => `${toHex(color)} ${position}`);
  const key = `${gamut === SRGB_IN_OKLAB} ${side} ${places.join()}`;
  const run = recent.get(key) ?? runPath(stops, gamut, side);
  recent.delete(key);
  recent.set(key, run);
  if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value!);
  return run;
};

/**
 * The vivid path through stops in Oklab. Between two stops its steps are equal; through several the speed changes smoothly. Where
 * nothing lies between two positions, at hard edges and outside the stops, the nearest stop is returned.
 */
export const vividPath = (stops: readonly Stop[], gamut: OklabGamut, side: Side): OklabPath => {
  const runs = runsOf(stops).map((run) => recentRun(run, gamut, side));
  const [first, last] = [toOklab(stops[0]!.color), toOklab(stops.at(-1)!.color)];
  return (position) => {
    if (position <= stops[0]!.position) return first;
    if (position >= stops.at(-1)!.position) return last;
    const run = runs.find(({ from, to }) => position > from && position <= to);
    return run ? run.at(position) : last;
  };
};

/** The vivid path as gradients are sampled: linear sRGB, the stops themselves exactly as they are. */
export const vividRamp = (stops: readonly Stop[], side: Side): ((position: number) => Sample) => {
  const path = vividPath(stops, SRGB_IN_OKLAB, side);
  const exact = new Map(stops.toReversed().map(({ color, position }) => [position, toLinear(color)]));
  const [first, last] = [stops[0]!, stops.at(-1)!];
  return (position) => {
    if (position <= first.position) return { linear: toLinear(first.color), gamutMapped: false };
    if (position >= last.position) return { linear: toLinear(last.color), gamutMapped: false };
    const stop = exact.get(position);
    if (stop) return { linear: stop, gamutMapped: false };
    const [l, a, b] = path(position);
    const linear = SRGB_IN_OKLAB.toLinear(l, a, b);
    if (!SRGB_IN_OKLAB.holds(l, a, b, SLACK)) return { linear: mapIntoGamut(linear), gamutMapped: true };
    const [red, green, blue] = linear;
    const held = (v: number): number => Math.min(1, Math.max(0, v));
    return { linear: [held(red), held(green), held(blue)], gamutMapped: false };
  };
};
