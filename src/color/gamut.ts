import { RADIANS } from './hue.ts';
import type { Vec3 } from './matrix.ts';
import { OKLAB_TO_OKLMS, OKLMS_TO_LINEAR, type Oklch, oklabToLinear, oklchToOklab } from './oklab.ts';
import type { Rgb } from './rgb.ts';
import { fromLinear } from './transfer.ts';

const EPSILON = 1e-9;

const isInside = (v: number): boolean => v >= -EPSILON && v <= 1 + EPSILON;

/** Whether an OKLCH colour lies inside sRGB, with room for rounding errors. */
export const inSrgb = (color: Oklch): boolean => {
  const linear = oklabToLinear(oklchToOklab(color));
  return isInside(linear[0]) && isInside(linear[1]) && isInside(linear[2]);
};

/** More chroma than any colour of sRGB has. */
const BEYOND = 0.35;
const COARSE_STEPS = 6;
const MOST_STEPS = 60;
const PRECISION = 1e-12;

/** A linear channel along the chroma c of a lightness and hue: grey + c (first + c (second + c third)). */
interface Cubic {
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

/** The cube of (l + c k) through a row of the matrix from cones to linear sRGB. */
const channelAlong = (row: Vec3, l: number, k0: number, k1: number, k2: number): Cubic => {
  const q0 = row[0] * k0;
  const q1 = row[1] * k1;
  const q2 = row[2] * k2;
  return {
    first: 3 * l * l * (q0 + q1 + q2),
    second: 3 * l * (q0 * k0 + q1 * k1 + q2 * k2),
    third: q0 * k0 * k0 + q1 * k1 * k1 + q2 * k2 * k2,
  };
};

const valueAt = (grey: number, { first, second, third }: Cubic, c: number): number =>
  grey + c * (first + c * (second + c * third));

const slopeAt = ({ first, second, third }: Cubic, c: number): number => first + c * (2 * second + 3 * c * third);

/** Where a face of the RGB cube is met between a chroma inside and one outside: halving, then Newton's method. */
const boundary = (grey: number, red: Cubic, green: Cubic, blue: Cubic, inside: number, outside: number): number => {
  let low = inside;
  let high = outside;
  let c = (low + high) / 2;
  for (let step = 0; step < MOST_STEPS && high - low > PRECISION; step += 1) {
    const r = valueAt(grey, red, c);
    const g = valueAt(grey, green, c);
    const b = valueAt(grey, blue, c);
    // How far the worst channel is beyond its face (below 0: inside), and which channel that is.
    const top = Math.max(r, g, b);
    const bottom = Math.min(r, g, b);
    const above = top - 1 > -bottom;
    const excess = above ? top - 1 : -bottom;
    if (excess > 0) high = c;
    else low = c;
    if (step >= COARSE_STEPS) {
      const worst = above ? top : bottom;
      let channel = worst === g ? green : blue;
      if (worst === r) channel = red;
      const slope = slopeAt(channel, c);
      const newton = c - excess / (above ? slope : -slope);
      if (newton > low && newton < high) {
        if (Math.abs(newton - c) < PRECISION) return newton;
        c = newton;
        continue;
      }
    }
    c = (low + high) / 2;
  }
  return low;
};

/** The next chroma after `exit` at which red, 0 there, is 0 again and rises; undefined where it stays below. */
const redReturns = ({ first, second, third }: Cubic, exit: number): number | undefined => {
  // The cubic without its root at the exit.
  const [a, b, c] = [third, second + third * exit, first + exit * (second + third * exit)];
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return undefined;
  const root = (-b + Math.sqrt(discriminant)) / (2 * a);
  return root > exit && root < BEYOND ? root : undefined;
};

/**
 * The largest chroma inside sRGB at this lightness (0..1) and hue (degrees), to 1e-12. At the hues of blue, 264.05 to
 * 264.25 degrees, red dips below 0 and comes back: the outermost piece of the gamut counts there, so that pure blue
 * is the largest of its own hue.
 */
export const maxChroma = (l: number, h: number): number => {
  if (l <= 0 || l >= 1) return 0;
  const cos = Math.cos(h * RADIANS);
  const sin = Math.sin(h * RADIANS);
  const k0 = OKLAB_TO_OKLMS[0][1] * cos + OKLAB_TO_OKLMS[0][2] * sin;
  const k1 = OKLAB_TO_OKLMS[1][1] * cos + OKLAB_TO_OKLMS[1][2] * sin;
  const k2 = OKLAB_TO_OKLMS[2][1] * cos + OKLAB_TO_OKLMS[2][2] * sin;
  const grey = l * l * l;
  const red = channelAlong(OKLMS_TO_LINEAR[0], l, k0, k1, k2);
  const green = channelAlong(OKLMS_TO_LINEAR[1], l, k0, k1, k2);
  const blue = channelAlong(OKLMS_TO_LINEAR[2], l, k0, k1, k2);
  const exit = boundary(grey, red, green, blue, 0, BEYOND);
  if (Math.abs(valueAt(grey, red, exit)) > PRECISION) return exit;
  const back = redReturns(red, exit);
  if (back === undefined || !isInside(valueAt(grey, green, back)) || !isInside(valueAt(grey, blue, back))) return exit;
  return boundary(grey, red, green, blue, back, BEYOND);
};

/** OKLCH to 8 bits; outside sRGB, lightness and hue are kept and chroma is reduced to what fits. */
export const oklchToRgb = (color: Oklch): Rgb => {
  const l = Math.min(1, Math.max(0, color.l));
  const wanted = { ...color, l };
  const mapped = inSrgb(wanted) ? wanted : { ...wanted, c: Math.min(color.c, maxChroma(l, color.h)) };
  return fromLinear(oklabToLinear(oklchToOklab(mapped)));
};
