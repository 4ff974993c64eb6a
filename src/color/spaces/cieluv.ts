import { EPSILON, KAPPA } from '../lab.ts';
import type { Vec3 } from '../matrix.ts';
import { polarOf } from './polar.ts';
import { type ColorSpace, type Coordinates, channel, overXyz, published } from './space.ts';

/** XYZ to CIELUV with this white: L 0..100, u and v. ISO/CIE 11664-5. Black is 0, 0, 0. */
export const xyzToLuv = (xyz: Vec3, white: Vec3): Vec3 => {
  const y = xyz[1] / white[1];
  const l = y > EPSILON ? 116 * Math.cbrt(y) - 16 : KAPPA * y;
  const sum = xyz[0] + 15 * xyz[1] + 3 * xyz[2];
  if (sum === 0) return [l, 0, 0];
  const whiteSum = white[0] + 15 * white[1] + 3 * white[2];
  const u = 13 * l * ((4 * xyz[0]) / sum - (4 * white[0]) / whiteSum);
  const v = 13 * l * ((9 * xyz[1]) / sum - (9 * white[1]) / whiteSum);
  return [l, u, v];
};

/** CIELUV to XYZ with this white. */
export const luvToXyz = (luv: Coordinates, white: Vec3): Vec3 => {
  const [l, u, v] = [luv[0]!, luv[1]!, luv[2]!];
  if (l === 0) return [0, 0, 0];
  const whiteSum = white[0] + 15 * white[1] + 3 * white[2];
  const up = u / (13 * l) + (4 * white[0]) / whiteSum;
  const vp = v / (13 * l) + (9 * white[1]) / whiteSum;
  if (vp === 0) return [0, 0, 0];
  const y = (l > 8 ? ((l + 16) / 116) ** 3 : l / KAPPA) * white[1];
  return [(y * 9 * up) / (4 * vp), y, (y * (12 - 3 * up - 20 * vp)) / (4 * vp)];
};

/** CIELUV: L 0..100, u and v about -215..215. */
export const luv = {
  ...overXyz('luv', 'CIELUV', 'cie'),
  channels: [channel('l', 'Lightness', 0, 100), channel('u', 'u*', -215, 215), channel('v', 'v*', -215, 215)],
  adaptable: true,
  ...published(1976, 'ISO/CIE 11664-5:2016'),
  fromBase: xyzToLuv,
  toBase: luvToXyz,
} as const satisfies ColorSpace;

/** CIE LCh(uv), the polar form of CIELUV. */
export const lchuv = {
  ...overXyz('lchuv', 'CIE LCh(uv)', 'cylindrical'),
  adaptable: true,
  ...published(1976, 'ISO/CIE 11664-5:2016'),
  ...polarOf(luv, channel('c', 'Chroma', 0, 220), 0.02),
} as const satisfies ColorSpace;
