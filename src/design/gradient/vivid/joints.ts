import type { Vec3 } from '../../../color/matrix.ts';
import type { OklabGamut } from '../../../color/oklab-gamut.ts';
import { costOf } from './cost.ts';
import { type Curve, pointOf } from './curve.ts';

/** Lengths of a handle, as shares of a third of the chord. */
const HANDLES = [0.25, 0.5, 0.75, 1, 1.3];
const TILTS = [0, 8, 16, 24, 32, 40, 50, 60, 75];
const AZIMUTHS = 12;
/** A second and third look at a joint, when its neighbours have moved; a path of many stops has many short arcs, and one look. */
const ROUNDS = 3;
const FEW = 8;
/** What the bending of a curve costs beside its path: an even turn of one radian costs as much as this. */
const BENDING = 0.08;
const PARTS = 16;
/** Two directions whose sum is shorter than this lead back where they came from. */
const TURNS_BACK = 0.25;

const minus = (x: Vec3, y: Vec3): Vec3 => [x[0] - y[0], x[1] - y[1], x[2] - y[2]];
const along = (x: Vec3, d: Vec3, by: number): Vec3 => [x[0] + d[0] * by, x[1] + d[1] * by, x[2] + d[2] * by];
const lengthOf = (v: Vec3): number => Math.hypot(v[0], v[1], v[2]);
const unit = (v: Vec3): Vec3 => {
  const length = lengthOf(v);
  return [v[0] / length, v[1] / length, v[2] / length];
};
const cross = (x: Vec3, y: Vec3): Vec3 => [
  x[1] * y[2] - x[2] * y[1],
  x[2] * y[0] - x[0] * y[2],
  x[0] * y[1] - x[1] * y[0],
];

/** Directions about the middle of the two in which arcs come to a stop and leave it; empty if the path turns back. */
const directionsAt = (incoming: Vec3, outgoing: Vec3): Vec3[] => {
  const sum = along(unit(incoming), unit(outgoing), 1);
  if (!(lengthOf(sum) > TURNS_BACK)) return [];
  const middle = unit(sum);
  const side = unit(cross(middle, Math.abs(middle[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const up = cross(middle, side);
  return TILTS.flatMap((tilt) =>
    Array.from({ length: tilt === 0 ? 1 : AZIMUTHS }, (_, i): Vec3 => {
      const [turn, round] = [(tilt * Math.PI) / 180, (2 * Math.PI * i) / AZIMUTHS];
      const sideways = along(along([0, 0, 0], side, Math.cos(round)), up, Math.sin(round));
      return along(along([0, 0, 0], middle, Math.cos(turn)), sideways, Math.sin(turn));
    }),
  );
};

/** How tightly a curve bends: the squares of its turns over the lengths in which they are made, as shares of the whole. */
const bendingOf = (curve: Curve): number => {
  const parts = Array.from({ length: PARTS }, (_, i) =>
    minus(pointOf(curve, (i + 1) / PARTS), pointOf(curve, i / PARTS)),
  );
  const lengths = parts.map(lengthOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let energy = 0;
  for (let i = 1; i < PARTS; i += 1) {
    const [x, y] = [parts[i - 1]!, parts[i]!];
    const inner = (x[0] * y[0] + x[1] * y[1] + x[2] * y[2]) / (lengths[i - 1]! * lengths[i]!);
    energy += Math.acos(Math.min(1, Math.max(-1, inner))) ** 2 / (lengths[i - 1]! + lengths[i]!);
  }
  return 2 * energy * total;
};

interface Choice {
  readonly curve: Curve;
  readonly cost: number;
}

/** The least costly of some curves; undefined where each leaves the gamut. */
const cheapest = (curves: readonly Curve[], gamut: OklabGamut): Choice | undefined => {
  let best: Choice | undefined;
  for (const curve of curves) {
    const path = costOf(curve, gamut, best?.cost);
    if (path >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
    const cost = path + BENDING * bendingOf(curve);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { curve, cost };
  }
  return best;
};

/**
 * Arcs from stop to stop made into one path without a crease: at every inner stop both sides get the direction, and the handles, that
 * cost least together. A stop in a corner of the gamut, such as a full primary, and one at which the path turns back keep their
 * crease, since no smooth path passes them.
 */
export const withoutCreases = (arcs: readonly Curve[], gamut: OklabGamut): readonly Curve[] => {
  const curves = [...arcs];
  const candidates = arcs.slice(1).map((arc, i) => {
    const [, , third, stop] = arcs[i]!;
    return directionsAt(minus(stop, third), minus(arc[1], stop));
  });
  for (let round = 0; round < (arcs.length > FEW ? 1 : ROUNDS); round += 1)
    for (const [i, directions] of candidates.entries()) {
      const [from, first, , stop] = curves[i]!;
      const [, , second, to] = curves[i + 1]!;
      const [before, after] = [lengthOf(minus(stop, from)) / 3, lengthOf(minus(to, stop)) / 3];
      let best: readonly [Choice, Choice] | undefined;
      for (const direction of directions) {
        const coming = cheapest(
          HANDLES.map((share): Curve => [from, first, along(stop, direction, -share * before), stop]),
          gamut,
        );
        if (coming === undefined) continue;
        const going = cheapest(
          HANDLES.map((share): Curve => [stop, along(stop, direction, share * after), second, to]),
          gamut,
        );
        if (going && coming.cost + going.cost < (best ? best[0].cost + best[1].cost : Number.POSITIVE_INFINITY))
          best = [coming, going];
      }
      if (best) [curves[i], curves[i + 1]] = [best[0].curve, best[1].curve];
    }
  return curves;
};
