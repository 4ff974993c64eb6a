import { hueOf, normalizeHue } from '../../../color/hue.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import { type Oklch, oklchToOklab } from '../../../color/oklab.ts';
import { type OklabGamut, SRGB_IN_OKLAB } from '../../../color/oklab-gamut.ts';
import { costOf, LEAST_CHROMA, SLACK, VIVID } from './cost.ts';
import { type Curve, pointOf, quadratic, straightCurve } from './curve.ts';

/** Whether a path goes by the side of the hue wheel that costs less, or by the other. */
export type Side = 'best' | 'opposite';

const HUES = Array.from({ length: 36 }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * 10);
const CHROMAS = Array.from({ length: 18 }, (_, i) => 0.04 * (i + 1));
const LIGHTNESSES = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3];
const FINE = [-2, -1, 0, 1, 2];
const FINE_STEPS: readonly Oklch[] = [
  { l: 0.025, c: 0.01, h: 2.5 },
  { l: 0.0125, c: 0.005, h: 1.25 },
];
/** Within this angle of the path of sRGB a path of a wider gamut is on the same side. */
const SAME_SIDE = 60;

const apart = (x: number, y: number): number => Math.abs(((((x - y) % 360) + 540) % 360) - 180);

/** Share of the chroma promised by the ends that the straight line keeps at its greyest point. */
export const straightKept = (from: Vec3, to: Vec3): number => {
  const [c0, c1] = [Math.hypot(from[1], from[2]), Math.hypot(to[1], to[2])];
  const line = straightCurve(from, to);
  let kept = 1;
  for (let i = 1; i < 32; i += 1) {
    const [, a, b] = pointOf(line, i / 32);
    kept = Math.min(kept, Math.hypot(a, b) / (c0 + ((c1 - c0) * i) / 32));
  }
  return kept;
};

/** Whether the straight line loses chroma that its ends promise, so that a bent path is worth having. */
const needsBend = (from: Vec3, to: Vec3): boolean =>
  Math.min(Math.hypot(from[1], from[2]), Math.hypot(to[1], to[2])) >= LEAST_CHROMA && straightKept(from, to) < VIVID;

interface Found {
  readonly control: Oklch;
  readonly cost: number;
}

/** The control point that costs least among hues that `admits`; undefined where each leaves the gamut. */
const search = (from: Vec3, to: Vec3, gamut: OklabGamut, admits: (hue: number) => boolean): Found | undefined => {
  let best: Found | undefined;
  const attempt = (control: Oklch): void => {
    const cost = costOf(quadratic(from, oklchToOklab(control), to), gamut, best?.cost);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { control, cost };
  };
  const [h0, h1] = [hueOf(from[1], from[2]), hueOf(to[1], to[2])];
  const bisector = h0 + (((h1 - h0 + 540) % 360) - 180) / 2;
  for (const turn of HUES) {
    const h = normalizeHue(bisector + turn);
    if (!admits(h)) continue;
    for (const more of LIGHTNESSES) for (const c of CHROMAS) attempt({ l: (from[0] + to[0]) / 2 + more, c, h });
  }
  for (const step of FINE_STEPS) {
    if (best === undefined) break;
    const { l, c, h } = best.control;
    for (const i of FINE)
      for (const j of FINE)
        for (const k of FINE) {
          const control = { l: l + i * step.l, c: Math.max(0, c + j * step.c), h: normalizeHue(h + k * step.h) };
          if (admits(control.h)) attempt(control);
        }
  }
  return best;
};

const LESS = 0.005;
const CHECKED = 96;
/** Steps into which a gradient is often cut, and the most degrees by which one of them may turn from the one before. */
const [CUT, MOST_TURN] = [32, 15];

/** Largest turn of a path in degrees, over a 32nd of its length. */
const largestTurn = (points: readonly Vec3[]): number => {
  const ways = points.slice(1).map((point, i): Vec3 => {
    const last = points[i]!;
    return [point[0] - last[0], point[1] - last[1], point[2] - last[2]];
  });
  const lengths = ways.map((way) => Math.hypot(...way));
  const step = lengths.reduce((sum, length) => sum + length, 0) / CUT;
  let largest = 0;
  for (let i = 1; i < ways.length; i += 1) {
    const [x, y] = [ways[i - 1]!, ways[i]!];
    const inner = (x[0] * y[0] + x[1] * y[1] + x[2] * y[2]) / (lengths[i - 1]! * lengths[i]!);
    const turn = Math.acos(Math.min(1, Math.max(-1, inner))) / ((lengths[i - 1]! + lengths[i]!) / 2);
    largest = Math.max(largest, turn * step);
  }
  return (largest * 180) / Math.PI;
};

/**
 * The curve through a control point, with less chroma where the path leaves the gamut between the samples of the search, and where it turns
 * sharply.
 */
const arcThrough = (from: Vec3, to: Vec3, control: Oklch, gamut: OklabGamut): Curve => {
  const isFine = (curve: Curve): boolean => {
    const points = Array.from({ length: CHECKED + 1 }, (_, i) => pointOf(curve, i / CHECKED));
    return points.every(([l, a, b]) => gamut.holds(l, a, b, SLACK)) && largestTurn(points) <= MOST_TURN;
  };
  for (let { c } = control; c > 0; c -= LESS) {
    const curve = quadratic(from, oklchToOklab({ ...control, c }), to);
    if (isFine(curve)) return curve;
  }
  return quadratic(from, oklchToOklab(control), to);
};

/**
 * The arc in Oklab that keeps the chroma its two ends promise, inside the gamut all along: one quadratic Bézier curve, so without a
 * crease. Straight where the straight line keeps it, where an end is grey, or where no arc stays inside.
 * Wider gamuts go by the side that sRGB takes.
 */
export const vividArc = (from: Vec3, to: Vec3, gamut: OklabGamut, side: Side): Curve => {
  if (!needsBend(from, to)) return straightCurve(from, to);
  const best = search(from, to, SRGB_IN_OKLAB, () => true);
  if (best === undefined) return straightCurve(from, to);
  const chosen = side === 'best' ? best : search(from, to, SRGB_IN_OKLAB, (hue) => apart(hue, best.control.h) > 90);
  if (chosen === undefined) return straightCurve(from, to);
  if (gamut === SRGB_IN_OKLAB) return arcThrough(from, to, chosen.control, gamut);
  const wide = search(from, to, gamut, (hue) => apart(hue, chosen.control.h) <= SAME_SIDE) ?? chosen;
  return arcThrough(from, to, wide.control, gamut);
};
