import { oklchToRgb } from './gamut.ts';
import type { Vec3 } from './matrix.ts';
import { linearToOklab, oklabToOklch, toOklab } from './oklab.ts';
import type { Rgb } from './rgb.ts';
import { fromLinear } from './transfer.ts';
import type { WideColor } from './wide-color.ts';

/** By how much an encoded channel may miss 0..1 and still round to a byte, with room for rounding errors. */
const HALF_STEP = 0.5 / 255 + 1e-9;

const fits = (v: number): boolean => v >= -HALF_STEP && v <= 1 + HALF_STEP;

/** Whether encoded sRGB lies inside 0..1, or no more than half an 8-bit step outside. */
export const isEncodedInSrgb = (srgb: Vec3): boolean => fits(srgb[0]) && fits(srgb[1]) && fits(srgb[2]);

/** Whether a colour lies inside sRGB, or no more than half an 8-bit step outside. */
export const isInSrgb = (light: WideColor): boolean => isEncodedInSrgb(light.at('srgb'));

/** A value that should lie exactly between two bytes goes up, whatever its last bits say. */
const byteOf = (v: number): number => Math.min(255, Math.max(0, Math.floor(255 * v + 0.5 + 1e-7)));

/** Encoded sRGB in 8 bits; channels outside are clipped. */
export const roundedSrgb = (srgb: Vec3): Rgb => ({ r: byteOf(srgb[0]), g: byteOf(srgb[1]), b: byteOf(srgb[2]) });

/** A colour of sRGB in 8 bits; channels outside are clipped. */
export const roundedRgb = (light: WideColor): Rgb => roundedSrgb(light.at('srgb'));

const STEPS = [32, 16, 8, 4, 2, 1];
const MOVES = /* @__PURE__ */ Array.from(
  { length: 27 },
  (_, i): Vec3 => [(i % 3) - 1, (Math.floor(i / 3) % 3) - 1, Math.floor(i / 9) - 1],
);

const squared = (x: Vec3, y: Vec3): number => (x[0] - y[0]) ** 2 + (x[1] - y[1]) ** 2 + (x[2] - y[2]) ** 2;
const moved = (v: number, by: number): number => Math.min(255, Math.max(0, v + by));

/**
 * The 8-bit sRGB colour nearest to any colour, by the distance in Oklab (delta E OK, the measure of CSS gamut mapping): the
 * better of the clipped colour and the one with less chroma, improved by ever smaller steps.
 */
export const nearestSrgb = (light: WideColor): Rgb => {
  const wanted = linearToOklab(light.at('srgb-linear'));
  const distance = (color: Rgb): number => squared(toOklab(color), wanted);
  let best = fromLinear(light.at('srgb-linear'));
  let least = distance(best);
  const paler = oklchToRgb(oklabToOklch(wanted));
  if (distance(paler) < least) [best, least] = [paler, distance(paler)];
  for (const step of STEPS)
    for (let improved = true; improved; ) {
      improved = false;
      const { r, g, b } = best;
      for (const [dr, dg, db] of MOVES) {
        const next = { r: moved(r, dr * step), g: moved(g, dg * step), b: moved(b, db * step) };
        const apart = distance(next);
        if (apart < least) [best, least, improved] = [next, apart, true];
      }
    }
  return best;
};
