import table from './tables/angle.json' with { type: 'json' };

const ARCTANGENT = Float64Array.from(table.arctangent);
const DEGREES = 57.29577951308232;

/** Arc tangent of 0..1 in degrees: the nearest of 65 committed values and four terms of the series for the rest. */
const arcTangent = (t: number): number => {
  const k = (t * 64 + 0.5) | 0;
  const c = k / 64;
  const r = (t - c) / (1 + t * c);
  const q = r * r;
  return ARCTANGENT[k]! + DEGREES * r * (1 - q * (1 / 3 - q * (1 / 5 - q / 7)));
};

/** Direction of (x, y) in degrees, 0 <= angle < 360, to 1e-12 and alike on every machine; 0 for the origin. */
export const degreesOf = (x: number, y: number): number => {
  const w = x < 0 ? -x : x;
  const h = y < 0 ? -y : y;
  if (w === 0 && h === 0) return 0;
  const first = w >= h ? arcTangent(h / w) : 90 - arcTangent(w / h);
  const upper = x < 0 ? 180 - first : first;
  return y < 0 && upper !== 0 ? 360 - upper : upper;
};
