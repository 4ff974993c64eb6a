import type { Rgb } from '../color/rgb.ts';

/** An 8-bit colour as one number: red << 16 | green << 8 | blue. */
export type Packed = number;

/** A colour from its channels, 0..255 each. */
export const packChannels = (r: number, g: number, b: number): Packed => (r << 16) | (g << 8) | b;

export const packColor = ({ r, g, b }: Rgb): Packed => packChannels(r, g, b);

/** A packed colour by its channels. */
export const unpackColor = (color: Packed): Rgb => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });

/** `#rrggbb` of a packed colour. */
export const hexOf = (color: Packed): string => `#${color.toString(16).padStart(6, '0')}`;
