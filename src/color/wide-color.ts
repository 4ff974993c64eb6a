import { LINEAR_8BIT } from './linear-8bit.ts';
import { transform, type Vec3 } from './matrix.ts';
import { SRGB_TO_XYZ, XYZ_TO_SRGB } from './primaries.ts';
import type { Rgb } from './rgb.ts';
import type { Base } from './spaces/space.ts';
import { srgbDecode, srgbEncode } from './transfer.ts';

const each = (v: Vec3, change: (channel: number) => number): Vec3 => [change(v[0]), change(v[1]), change(v[2])];

/** From one base to another; encoded sRGB and XYZ meet at linear sRGB. */
export const convertBase = (from: Base, to: Base, v: Vec3): Vec3 => {
  if (from === to) return v;
  let linear = v;
  if (from === 'srgb') linear = each(v, srgbDecode);
  if (from === 'xyz-d65') linear = transform(XYZ_TO_SRGB, v);
  if (to === 'srgb-linear') return linear;
  return to === 'srgb' ? each(linear, srgbEncode) : transform(SRGB_TO_XYZ, linear);
};

/** A colour of any gamut, neither rounded nor clipped: a point that can be looked at from every base of the spaces. */
export interface WideColor {
  readonly at: (base: Base) => Vec3;
}

/** A colour given at one base. What it is at the others is computed when it is asked for, once. */
export const lightAt = (base: Base, v: Vec3, known: Partial<Record<Base, Vec3>> = {}): WideColor => {
  const points: Partial<Record<Base, Vec3>> = { ...known, [base]: v };
  return {
    at: (wanted) => {
      points[wanted] ??= convertBase(base, wanted, v);
      return points[wanted];
    },
  };
};

/** Encoded 0..1 of the 256 channel values. */
export const ENCODED_8BIT: Float64Array = Float64Array.from({ length: 256 }, (_, v) => v / 255);

/** An 8-bit colour as light. */
export const lightOfRgb = ({ r, g, b }: Rgb): WideColor =>
  lightAt('srgb', [ENCODED_8BIT[r]!, ENCODED_8BIT[g]!, ENCODED_8BIT[b]!], {
    'srgb-linear': [LINEAR_8BIT[r]!, LINEAR_8BIT[g]!, LINEAR_8BIT[b]!],
  });
