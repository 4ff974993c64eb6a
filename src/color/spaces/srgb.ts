import type { Vec3 } from '../matrix.ts';
import { SRGB_PRIMARIES, SRGB_TO_XYZ, XYZ_TO_SRGB } from '../primaries.ts';
import { D65 } from '../white.ts';
import { rgbChannels } from './rgb-space.ts';
import { type ColorSpace, type Coordinates, EXACT, published } from './space.ts';
import { LINEAR, SRGB_TRANSFER } from './transfers.ts';

const shared = {
  category: 'rgb',
  channels: rgbChannels(0, 1),
  white: 'D65',
  ...published(1999, 'IEC 61966-2-1:1999; CSS Color 4'),
  inverse: 'closed form',
  roundTrip: EXACT,
  primaries: { r: SRGB_PRIMARIES[0], g: SRGB_PRIMARIES[1], b: SRGB_PRIMARIES[2], white: D65 },
  matrices: [
    { name: 'linear RGB to XYZ (D65)', rows: SRGB_TO_XYZ },
    { name: 'XYZ (D65) to linear RGB', rows: XYZ_TO_SRGB },
  ],
  fromBase: (v: Vec3): Coordinates => v,
  toBase: (c: Coordinates): Vec3 => [c[0]!, c[1]!, c[2]!],
} as const;

/** sRGB, encoded: r, g, b 0..1. IEC 61966-2-1. */
export const srgb = {
  ...shared,
  id: 'srgb',
  name: 'sRGB',
  base: 'srgb',
  transfer: SRGB_TRANSFER,
} as const satisfies ColorSpace;

/** sRGB in linear light: r, g, b 0..1. */
export const srgbLinear = {
  ...shared,
  id: 'srgb-linear',
  name: 'Linear sRGB',
  base: 'srgb-linear',
  transfer: LINEAR,
} as const satisfies ColorSpace;
