import { invalid } from '../errors/refusal.ts';
import { type AdaptationId, DEFAULT_ADAPTATION } from './adaptation.ts';
import { ILLUMINANT_IDS, type IlluminantId, illuminantOf } from './illuminants.ts';
import type { Vec3 } from './matrix.ts';
import { XYZ_D65, xyzOf } from './white.ts';

const FLUORESCENT = Array.from({ length: 12 }, (_, i) => i + 1);
type Short = `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** Names of white points: the ids of the illuminants, and F1 to F12 for FL1 to FL12. */
export const WHITE_NAMES = [...ILLUMINANT_IDS, ...FLUORESCENT.map((i) => `F${i}` as Short)] as [
  IlluminantId | Short,
  ...(IlluminantId | Short)[],
];

/** Observers: 2 degrees (CIE 1931) and 10 degrees (CIE 1964). */
export const OBSERVERS = [2, 10] as const;

/** A white point as a caller names it. */
export interface WhiteChoice {
  readonly white_point: (typeof WHITE_NAMES)[number] | { readonly x: number; readonly y: number };
  readonly observer?: (typeof OBSERVERS)[number];
  readonly adaptation?: AdaptationId;
}

/** A reference white, and how colours are adapted to it. */
export interface WhitePoint {
  /** As responses name it. */
  readonly label: string;
  /** Y = 1. */
  readonly xyz: Vec3;
  readonly adaptation: AdaptationId;
}

export const WHITE_D65: WhitePoint = { label: 'D65', xyz: XYZ_D65, adaptation: DEFAULT_ADAPTATION };

const idOf = (name: (typeof WHITE_NAMES)[number]): IlluminantId =>
  /^F\d/.test(name) ? (`FL${name.slice(1)}` as IlluminantId) : (name as IlluminantId);

/** A white point of a name or a chromaticity. Throws INVALID_INPUT about `field` for a chromaticity that no light has. */
export const whitePointOf = (
  { white_point: white, observer = 2, adaptation = DEFAULT_ADAPTATION }: WhiteChoice,
  field = 'white_point',
): WhitePoint => {
  if (typeof white === 'object') {
    const { x, y } = white;
    if (x + y > 1) throw invalid(field, `x + y must be at most 1, got ${x + y}`);
    return { label: `x ${x}, y ${y}`, xyz: xyzOf([x, y]), adaptation };
  }
  const id = idOf(white);
  const { xy2, xy10 } = illuminantOf(id);
  if (observer === 10) return { label: `${id} (10 degree observer)`, xyz: xyzOf(xy10), adaptation };
  return { label: id, xyz: id === 'D65' ? XYZ_D65 : xyzOf(xy2), adaptation };
};
