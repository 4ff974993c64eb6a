import { type AdaptationId, fromD65, toD65 } from './adaptation.ts';
import { LINEAR_8BIT } from './linear-8bit.ts';
import { transform, type Vec3 } from './matrix.ts';
import { SRGB_TO_XYZ } from './primaries.ts';
import type { Rgb } from './rgb.ts';
import type { Base, ColorSpace, Coordinates } from './spaces/space.ts';
import { XYZ_D65 } from './white.ts';
import { convertBase, ENCODED_8BIT, lightAt, type WideColor } from './wide-color.ts';

const [TO_X, TO_Y, TO_Z] = SRGB_TO_XYZ;

/** An 8-bit colour at one of the bases that spaces are computed from; written out, because bulk conversions live on it. */
const baseOfRgb = (base: Base, color: Rgb): Vec3 => {
  if (base === 'srgb') return [ENCODED_8BIT[color.r]!, ENCODED_8BIT[color.g]!, ENCODED_8BIT[color.b]!];
  const r = LINEAR_8BIT[color.r]!;
  const g = LINEAR_8BIT[color.g]!;
  const b = LINEAR_8BIT[color.b]!;
  if (base === 'srgb-linear') return [r, g, b];
  return [
    TO_X[0] * r + TO_X[1] * g + TO_X[2] * b,
    TO_Y[0] * r + TO_Y[1] * g + TO_Y[2] * b,
    TO_Z[0] * r + TO_Z[1] * g + TO_Z[2] * b,
  ];
};

const fromBase = (space: ColorSpace, base: Vec3, white: Vec3, adaptation?: AdaptationId): Coordinates => {
  if (white === XYZ_D65 || !space.adaptable) return space.fromBase(base, XYZ_D65);
  return space.fromBase(transform(fromD65(white, adaptation), base), white);
};

/**
 * Coordinates of an 8-bit colour, never NaN or infinite. `white` (XYZ, Y = 1) takes effect in the adaptable spaces, all of
 * which start at XYZ. A powerless hue is a number here; ask the space whether it says anything.
 */
export const coordinatesOfRgb = (space: ColorSpace, color: Rgb, white: Vec3 = XYZ_D65): Coordinates =>
  fromBase(space, baseOfRgb(space.base, color), white);

/** Coordinates of any colour, in sRGB or not. Far outside the visible colours a space may have none: NaN or infinite. */
export const coordinatesOf = (
  space: ColorSpace,
  light: WideColor,
  white: Vec3 = XYZ_D65,
  adaptation?: AdaptationId,
): Coordinates => fromBase(space, light.at(space.base), white, adaptation);

/** Coordinates of XYZ (D65, Y = 1 at white), which may lie outside sRGB. */
export const coordinatesOfXyz = (space: ColorSpace, xyz: Vec3, white: Vec3 = XYZ_D65): Coordinates =>
  coordinatesOf(space, lightAt('xyz-d65', xyz), white);

/** XYZ (D65, Y = 1 at white) of coordinates. */
export const xyzOfCoordinates = (space: ColorSpace, coordinates: Coordinates, white: Vec3 = XYZ_D65): Vec3 => {
  if (white === XYZ_D65 || !space.adaptable)
    return convertBase(space.base, 'xyz-d65', space.toBase(coordinates, XYZ_D65));
  return transform(toD65(white), space.toBase(coordinates, white));
};
