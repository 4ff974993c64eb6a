import { cosSin, direction, exp } from './elementary.ts';

const POW7_25 = 6103515625;
const [COS_30, SIN_30] = cosSin(30);
const [COS_6, SIN_6] = cosSin(6);
const [COS_63, SIN_63] = cosSin(63);
const [COS_275, SIN_275] = cosSin(275);
const NEUTRAL = 1e-9;
/** More than what rounding takes away from a difference. */
const MARGIN = 1e-9;

const pow7 = (v: number): number => {
  const v2 = v * v;
  return v2 * v2 * v2 * v;
};

/**
 * CIEDE2000 (kL = kC = kH = 1; Sharma, Wu and Dalal 2005) of two colours that lie as L, a, b, C in flat arrays, from
 * x[i] and y[j] on. The same figure as `ciede2000` of src/color to about 1e-9, but the same on every machine and
 * without an allocation. Where the difference is not below `ceiling`, it may return any number that is not: no difference is less than its part of lightness.
 */
export const differenceAt = (x: Float64Array, i: number, y: Float64Array, j: number, ceiling = Infinity): number => {
  const dL = y[j]! - x[i]!;
  const l50 = (x[i]! + y[j]!) / 2 - 50;
  const l2 = l50 * l50;
  const lightness = dL / (1 + (0.015 * l2) / Math.sqrt(20 + l2));
  if (Math.abs(lightness) > ceiling + MARGIN) return ceiling;
  const b1 = x[i + 2]!;
  const b2 = y[j + 2]!;
  const meanC7 = pow7((x[i + 3]! + y[j + 3]!) / 2);
  const g = 1.5 - 0.5 * Math.sqrt(meanC7 / (meanC7 + POW7_25));
  const ga1 = g * x[i + 1]!;
  const ga2 = g * y[j + 1]!;
  const c1 = Math.sqrt(ga1 * ga1 + b1 * b1);
  const c2 = Math.sqrt(ga2 * ga2 + b2 * b2);
  const dC = c2 - c1;
  if (c1 <= NEUTRAL && c2 <= NEUTRAL) return Math.sqrt(lightness * lightness + dC * dC);

  let dH = 0;
  let cos = c1 > NEUTRAL ? ga1 / c1 : ga2 / c2;
  let sin = c1 > NEUTRAL ? b1 / c1 : b2 / c2;
  if (c1 > NEUTRAL && c2 > NEUTRAL) {
    const u1 = cos;
    const v1 = sin;
    const u2 = ga2 / c2;
    const v2 = b2 / c2;
    const du = u2 - u1;
    const dv = v2 - v1;
    const cross = u1 * v2 - u2 * v1;
    const obtuse = u1 * u2 + v1 * v2 < 0;
    const ahead = obtuse && cross < 2e-11 && cross > -2e-11 ? v1 > 0 || (v1 === 0 && u1 > 0) : cross > 0;
    const turn = ahead ? 1 : -1;
    const chord = Math.sqrt(c1 * c2 * (du * du + dv * dv));
    dH = turn * chord;
    if (obtuse) {
      cos = turn * dv;
      sin = -turn * du;
    } else {
      cos = u1 + u2;
      sin = v1 + v2;
    }
    const length = Math.sqrt(cos * cos + sin * sin);
    cos /= length;
    sin /= length;
  }

  const cBar = (c1 + c2) / 2;
  const cos2 = 2 * cos * cos - 1;
  const sin2 = 2 * sin * cos;
  const cos3 = cos2 * cos - sin2 * sin;
  const sin3 = sin2 * cos + cos2 * sin;
  const cos4 = 2 * cos2 * cos2 - 1;
  const sin4 = 2 * sin2 * cos2;
  const t =
    1 -
    0.17 * (cos * COS_30 + sin * SIN_30) +
    0.24 * cos2 +
    0.32 * (cos3 * COS_6 - sin3 * SIN_6) -
    0.2 * (cos4 * COS_63 + sin4 * SIN_63);
  const chroma = dC / (1 + 0.045 * cBar);
  const hue = dH / (1 + 0.015 * cBar * t);
  let sum = lightness * lightness + chroma * chroma + hue * hue;
  // Further than 120 degrees from hue 275 the rotation is below 1e-9.
  if (cos * COS_275 + sin * SIN_275 > -0.5) {
    const d275 = (direction(sin, cos) - 275) / 25;
    const theta = exp(-d275 * d275);
    if (theta > 1e-10) {
      const cBar7 = pow7(cBar);
      sum -= 2 * Math.sqrt(cBar7 / (cBar7 + POW7_25)) * cosSin(60 * theta)[1] * chroma * hue;
    }
  }
  return sum > 0 ? Math.sqrt(sum) : 0;
};
