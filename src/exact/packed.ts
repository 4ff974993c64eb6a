import type { Rgb } from '../color/rgb.ts';
import type { Packed } from './oklab.ts';

/** A packed colour by its channels. */
export const unpack = (color: Packed): Rgb => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });
