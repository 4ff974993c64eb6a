/**
 * A smooth curve through points that never swings beyond them: piecewise cubic Hermite with the slopes of Fritsch &
 * Carlson 1980 in the harmonic form of Fritsch & Butland 1984. `xs` ascend; two points give a line, one a constant.
 */
export const pchip = (xs: readonly number[], ys: readonly number[]): ((x: number) => number) => {
  const n = xs.length;
  if (n === 1) return () => ys[0]!;
  const h = xs.slice(1).map((x, i) => x - xs[i]!);
  const d = h.map((step, i) => (ys[i + 1]! - ys[i]!) / step);
  const inner = (i: number): number => {
    const [before, after] = [d[i - 1]!, d[i]!];
    if (before * after <= 0) return 0;
    const [w1, w2] = [2 * h[i]! + h[i - 1]!, h[i]! + 2 * h[i - 1]!];
    return (w1 + w2) / (w1 / before + w2 / after);
  };
  /** Slope at an end from three points, held so that the curve does not turn. */
  const outer = (h0: number, h1: number, d0: number, d1: number): number => {
    const slope = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
    if (slope * d0 <= 0) return 0;
    return d0 * d1 <= 0 && Math.abs(slope) > 3 * Math.abs(d0) ? 3 * d0 : slope;
  };
  const slopes = ys.map((_, i) => {
    if (n === 2) return d[0]!;
    if (i === 0) return outer(h[0]!, h[1]!, d[0]!, d[1]!);
    if (i === n - 1) return outer(h[n - 2]!, h[n - 3]!, d[n - 2]!, d[n - 3]!);
    return inner(i);
  });
  return (x) => {
    let i = 0;
    while (i < n - 2 && x > xs[i + 1]!) i += 1;
    const t = (x - xs[i]!) / h[i]!;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * ys[i]! +
      (t3 - 2 * t2 + t) * h[i]! * slopes[i]! +
      (3 * t2 - 2 * t3) * ys[i + 1]! +
      (t3 - t2) * h[i]! * slopes[i + 1]!
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
