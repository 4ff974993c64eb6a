import { LINEAR_8BIT } from './linear-8bit.ts';
import type { Vec3 } from './matrix.ts';
import type { Rgb } from './rgb.ts';

/** sRGB decoding, IEC 61966-2-1: encoded 0..1 to linear light; odd-symmetric below 0. */
export const srgbDecode = (v: number): number => {
  const a = Math.abs(v);
  const linear = a <= 0.04045 ? a / 12.92 : ((a + 0.055) / 1.055) ** 2.4;
  return v < 0 ? -linear : linear;
};

/** sRGB encoding: linear light to 0..1; odd-symmetric below 0. */
export const srgbEncode = (v: number): number => {
  const a = Math.abs(v);
  const encoded = a <= 0.0031308 ? 12.92 * a : 1.055 * a ** (1 / 2.4) - 0.055;
  return v < 0 ? -encoded : encoded;
};

/** An 8-bit colour in linear light, 0..1. */
export const toLinear = ({ r, g, b }: Rgb): Vec3 => [LINEAR_8BIT[r]!, LINEAR_8BIT[g]!, LINEAR_8BIT[b]!];

const toByte = (linear: number): number => Math.floor(255 * srgbEncode(Math.min(1, Math.max(0, linear))) + 0.5);

/** Linear light to the nearest 8-bit colour; what is outside 0..1 is clipped. */
export const fromLinear = ([r, g, b]: Vec3): Rgb => ({ r: toByte(r), g: toByte(g), b: toByte(b) });
