import { mapChannels, transform, type Vec3 } from '../../../color/matrix.ts';
import { SRGB_TO_XYZ, XYZ_TO_SRGB } from '../../../color/primaries.ts';
import type { ColorSpace } from '../../../color/spaces/space.ts';
import { srgbDecode, srgbEncode } from '../../../color/transfer.ts';
import { XYZ_D65 } from '../../../color/white.ts';

/** A space as a gradient walks through it. */
export interface RampSpace {
  readonly id: string;
  readonly name: string;
  /** Index of the hue in degrees; undefined for rectangular spaces. */
  readonly hue: number | undefined;
  /** Coordinates of linear sRGB. */
  readonly fromLinear: (linear: Vec3) => Vec3;
  /** Linear sRGB of coordinates; outside 0..1 where they are outside the gamut. */
  readonly toLinear: (coordinates: Vec3) => Vec3;
  /** Whether the hue of these coordinates says nothing. */
  readonly isPowerless: (coordinates: Vec3) => boolean;
  /** Linear sRGB inside the gamut of coordinates outside it, where the space has its own way; otherwise OKLCH chroma is lowered. */
  readonly inward?: (coordinates: Vec3) => Vec3;
}

const same = (v: Vec3): Vec3 => v;

/** Linear sRGB to what a space is computed from, and back. */
const BASES = {
  srgb: { from: (v: Vec3) => mapChannels(v, srgbEncode), to: (v: Vec3) => mapChannels(v, srgbDecode) },
  'srgb-linear': { from: same, to: same },
  'xyz-d65': { from: (v: Vec3) => transform(SRGB_TO_XYZ, v), to: (v: Vec3) => transform(XYZ_TO_SRGB, v) },
} as const;

/** A colour space of three channels, white D65 where it takes any. */
export const rampSpace = (space: ColorSpace): RampSpace => {
  const { from, to } = BASES[space.base];
  return {
    id: space.id,
    name: space.name,
    hue: space.hue,
    fromLinear: (linear) => space.fromBase(from(linear), XYZ_D65) as Vec3,
    toLinear: (coordinates) => to(space.toBase(coordinates, XYZ_D65)),
    isPowerless: (coordinates) => space.isPowerless?.(coordinates) ?? false,
  };
};
