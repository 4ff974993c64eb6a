type Numbers = readonly number[];

const width = (xs: Numbers, i: number): number => xs[i + 1]! - xs[i]!;
const rise = (xs: Numbers, ys: Numbers, i: number): number => (ys[i + 1]! - ys[i]!) / width(xs, i);

/** Slope at a point between the pieces before and behind it. */
const innerSlope = (xs: Numbers, ys: Numbers, i: number): number => {
  const [d0, d1] = [rise(xs, ys, i - 1), rise(xs, ys, i)];
  if (d0 * d1 <= 0) return 0;
  const [h0, h1] = [width(xs, i - 1), width(xs, i)];
  const [w1, w2] = [2 * h1 + h0, h1 + 2 * h0];
  return (w1 + w2) / (w1 / d0 + w2 / d1);
};

/** Slope at an end from its piece and the next, held so that the curve does not turn. */
const endSlope = (xs: Numbers, ys: Numbers, piece: number, next: number): number => {
  const [h0, h1] = [width(xs, piece), width(xs, next)];
  const [d0, d1] = [rise(xs, ys, piece), rise(xs, ys, next)];
  const slope = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
  if (slope * d0 <= 0) return 0;
  return d0 * d1 <= 0 && Math.abs(slope) > 3 * Math.abs(d0) ? 3 * d0 : slope;
};

const slopeAt = (xs: Numbers, ys: Numbers, i: number): number => {
  const last = xs.length - 1;
  if (last === 1) return rise(xs, ys, 0);
  if (i === 0) return endSlope(xs, ys, 0, 1);
  return i === last ? endSlope(xs, ys, last - 1, last - 2) : innerSlope(xs, ys, i);
};

/**
 * A smooth curve through points that never swings beyond them: piecewise cubic Hermite with the slopes of Fritsch &
 * Carlson 1980 in the harmonic form of Fritsch & Butland 1984. `xs` ascend; two points give a line, one a constant.
 */
export const pchip = (xs: Numbers, ys: Numbers): ((x: number) => number) => {
  const n = xs.length;
  if (n === 1) return () => ys[0]!;
  // Made where the curve is read: most curves are read at a few places.
  const slopes: number[] = [];
  return (x) => {
    let i = 0;
    while (i < n - 2 && x > xs[i + 1]!) i += 1;
    slopes[i] ??= slopeAt(xs, ys, i);
    slopes[i + 1] ??= slopeAt(xs, ys, i + 1);
    const h = width(xs, i);
    const t = (x - xs[i]!) / h;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * ys[i]! +
      (t3 - 2 * t2 + t) * h * slopes[i]! +
      (3 * t2 - 2 * t3) * ys[i + 1]! +
      (t3 - t2) * h * slopes[i + 1]!
    );
  };
};

/** `n` values in equal steps, both ends among them. */
export const linspace = (from: number, to: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => (n === 1 ? from : from + ((to - from) * i) / (n - 1)));

/** Index of the value nearest to the wanted one, the first of equals. */
export const nearest = (values: readonly number[], wanted: number): number =>
  values.reduce((best, v, i) => (Math.abs(v - wanted) < Math.abs(values[best]! - wanted) ? i : best), 0);

/** An end with room before a value that lies on it or beyond: half the way to the limit of what there is. */
const roomBefore = (end: number, through: number, limit: number): number =>
  Math.abs(limit - through) > Math.abs(limit - end) ? end : (through + limit) / 2;

/**
 * Values that fall from `from` to `to` in `n` steps, bent so that the one nearest to `through`, or the one that is named, is it
 * exactly. Beyond an end `through` is that end; where a step is named, the end gives way.
 */
export const curveThroughAnchor = (
  from: number,
  to: number,
  n: number,
  through: number,
  named?: number,
  [top, bottom]: readonly [number, number] = [1, 0],
): { values: number[]; at: number } => {
  const at = named ?? nearest(linspace(from, to, n), through);
  const ends = named === undefined ? [from, to] : [roomBefore(from, through, top), roomBefore(to, through, bottom)];
  const points = new Map([
    [0, ends[0]!],
    [n - 1, ends[1]!],
  ]);
  points.set(at, through);
  const xs = [...points.keys()].sort((a, b) => a - b);
  const curve = pchip(
    xs,
    xs.map((x) => points.get(x)!),
  );
  return { values: Array.from({ length: n }, (_, i) => (i === at ? through : curve(i))), at };
};

/** A table of values resampled to `n` by a smooth curve. */
export const resampled = (table: readonly number[], n: number): number[] => {
  if (n === table.length) return [...table];
  const curve = pchip(
    table.map((_, i) => i),
    table,
  );
  return linspace(0, table.length - 1, n).map(curve);
};

/** 1 at `at`, falling evenly to 0 at both ends of `n` places. */
export const triangleWeights = (at: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => {
    if (i === at) return 1;
    return i < at ? i / at : (n - 1 - i) / (n - 1 - at);
  });
