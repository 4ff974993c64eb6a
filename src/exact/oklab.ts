import { cubeRoot } from './cube-root.ts';
import { cosineOf, sineOf } from './hue.ts';
import { channelOf, LINEAR } from './transfer.ts';

/** An 8-bit colour as one number: red << 16 | green << 8 | blue. */
export type Packed = number;

/** Linear sRGB of an Oklab colour, clipped and rounded to 8 bits. Ottosson 2020 in the precision of CSS Color 4. */
export const packOklab = (l: number, a: number, b: number): Packed => {
  const x = l + 0.3963377773761751 * a + 0.21580375730991366 * b;
  const y = l - 0.10556134581565856 * a - 0.06385417282581335 * b;
  const z = l - 0.08948417752981183 * a - 1.2914855480194094 * b;
  const p = x * x * x;
  const q = y * y * y;
  const r = z * z * z;
  return (
    (channelOf(4.076741636075959 * p - 3.307711539258063 * q + 0.23096990318210456 * r) << 16) |
    (channelOf(-1.2684379732850313 * p + 2.6097573492876887 * q - 0.3413193760026572 * r) << 8) |
    channelOf(-0.004196076138675462 * p - 0.703418617935936 * q + 1.7076146940746115 * r)
  );
};

/** Whether an Oklab colour lies inside sRGB. */
export const isInside = (l: number, a: number, b: number): boolean => {
  const x = l + 0.3963377773761751 * a + 0.21580375730991366 * b;
  const y = l - 0.10556134581565856 * a - 0.06385417282581335 * b;
  const z = l - 0.08948417752981183 * a - 1.2914855480194094 * b;
  const p = x * x * x;
  const q = y * y * y;
  const r = z * z * z;
  const within = (v: number) => v >= 0 && v <= 1;
  return (
    within(4.076741636075959 * p - 3.307711539258063 * q + 0.23096990318210456 * r) &&
    within(-1.2684379732850313 * p + 2.6097573492876887 * q - 0.3413193760026572 * r) &&
    within(-0.004196076138675462 * p - 0.703418617935936 * q + 1.7076146940746115 * r)
  );
};

/** 8-bit colour of OKLCH: lightness 0..1, chroma, hue in tenths of a degree 0..3599. */
export const packOklch = (l: number, c: number, tenths: number): Packed =>
  packOklab(l, c * cosineOf(tenths), c * sineOf(tenths));

/** Oklab of an 8-bit colour, written to `out` at `at`: L 0..1, a and b about -0.4..0.4. */
export const oklabOf = (color: Packed, out: Float64Array, at = 0): void => {
  const r = LINEAR[color >>> 16]!;
  const g = LINEAR[(color >>> 8) & 255]!;
  const b = LINEAR[color & 255]!;
  const x = cubeRoot(0.4122214694707629 * r + 0.5363325372617349 * g + 0.051445993267502196 * b);
  const y = cubeRoot(0.21190349581782514 * r + 0.6806995506452345 * g + 0.10739695353694056 * b);
  const z = cubeRoot(0.08830245919005637 * r + 0.2817188391361215 * g + 0.6299787016738223 * b);
  out[at] = 0.210454268309314 * x + 0.7936177747023054 * y - 0.0040720430116193 * z;
  out[at + 1] = 1.9779985324311684 * x - 2.42859224204858 * y + 0.450593709617411 * z;
  out[at + 2] = 0.0259040424655478 * x + 0.7827717124575296 * y - 0.8086757549230774 * z;
};
