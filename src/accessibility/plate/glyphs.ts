/** A stroke in the unit box, x to the right and y down: its start, then lines (x, y) and cubic curves (x1, y1, x2, y2, x, y). */
type Stroke = readonly (readonly number[])[];

/** Half the length of the handle of a quarter ellipse of radius 1. */
const K = 0.5523;

const ellipse = (cx: number, cy: number, rx: number, ry: number): Stroke => [
  [cx, cy - ry],
  [cx + K * rx, cy - ry, cx + rx, cy - K * ry, cx + rx, cy],
  [cx + rx, cy + K * ry, cx + K * rx, cy + ry, cx, cy + ry],
  [cx - K * rx, cy + ry, cx - rx, cy + K * ry, cx - rx, cy],
  [cx - rx, cy - K * ry, cx - K * rx, cy - ry, cx, cy - ry],
];

const SIX: Stroke = [
  [0.86, 0.03],
  [0.4, 0.08, 0, 0.3, 0, 0.66],
  [0, 0.88, 0.2, 1, 0.5, 1],
  [0.8, 1, 1, 0.88, 1, 0.68],
  [1, 0.48, 0.8, 0.37, 0.52, 0.37],
  [0.25, 0.37, 0.03, 0.48, 0, 0.66],
];

const turned = (stroke: Stroke): Stroke => stroke.map((points) => points.map((v) => 1 - v));

/** Centre lines of the digits. */
const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [ellipse(0.5, 0.5, 0.5, 0.5)],
  '1': [
    [
      [0.12, 0.2],
      [0.52, 0],
      [0.52, 1],
    ],
  ],
  '2': [
    [
      [0.02, 0.26],
      [0.06, 0.08, 0.24, 0, 0.5, 0],
      [0.8, 0, 1, 0.1, 1, 0.29],
      [1, 0.52, 0.36, 0.7, 0, 1],
      [1, 1],
    ],
  ],
  '3': [
    [
      [0.03, 0.1],
      [0.18, 0.02, 0.34, 0, 0.5, 0],
      [0.8, 0, 0.97, 0.1, 0.97, 0.25],
      [0.97, 0.4, 0.8, 0.48, 0.42, 0.48],
    ],
    [
      [0.42, 0.48],
      [0.82, 0.48, 1, 0.58, 1, 0.74],
      [1, 0.92, 0.8, 1, 0.5, 1],
      [0.3, 1, 0.12, 0.97, 0, 0.89],
    ],
  ],
  '4': [
    [
      [0.24, 0],
      [0, 0.66],
      [1, 0.66],
    ],
    [
      [0.76, 0.34],
      [0.76, 1],
    ],
  ],
  '5': [
    [
      [0.93, 0],
      [0.14, 0],
      [0.07, 0.45],
      [0.2, 0.39, 0.33, 0.36, 0.47, 0.36],
      [0.8, 0.36, 1, 0.48, 1, 0.68],
      [1, 0.88, 0.8, 1, 0.48, 1],
      [0.28, 1, 0.12, 0.97, 0, 0.9],
    ],
  ],
  '6': [SIX],
  '7': [
    [
      [0, 0],
      [1, 0],
      [0.72, 0.3, 0.44, 0.62, 0.36, 1],
    ],
  ],
  '8': [ellipse(0.5, 0.235, 0.42, 0.235), ellipse(0.5, 0.735, 0.5, 0.265)],
  '9': [turned(SIX)],
};

const CURVE_STEPS = 10;

/** Line segments x1, y1, x2, y2. */
export type Segment = readonly [number, number, number, number];

const flatten = (stroke: Stroke): Segment[] => {
  const segments: Segment[] = [];
  let [x, y] = [stroke[0]![0]!, stroke[0]![1]!];
  const lineTo = (toX: number, toY: number) => {
    segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const points of stroke.slice(1)) {
    if (points.length === 2) {
      lineTo(points[0]!, points[1]!);
      continue;
    }
    const [x0, y0, [x1, y1, x2, y2, x3, y3]] = [x, y, points as [number, number, number, number, number, number]];
    for (let i = 1; i <= CURVE_STEPS; i += 1) {
      // Bernstein polynomials: only sums and products, so the same in every engine.
      const [t, s] = [i / CURVE_STEPS, 1 - i / CURVE_STEPS];
      const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      lineTo(b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
    }
  }
  return segments;
};

/** The centre line of each digit as line segments in the unit box. */
export const DIGITS: ReadonlyMap<string, readonly Segment[]> = new Map(
  Object.entries(STROKES).map(([digit, strokes]) => [digit, strokes.flatMap(flatten)]),
);
