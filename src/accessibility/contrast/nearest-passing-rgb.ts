import { contrastOfLuminances, relativeLuminance } from '../../color/luminance.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { toOklab } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { srgbEncode } from '../../color/transfer.ts';
import type { Direction } from './direction.ts';
import type { HueSlice } from './hue-slice.ts';

/** What an 8-bit colour must hold, and how good it is. */
export interface ContrastGoal {
  /** Relative luminance of the background. */
  readonly background: number;
  readonly ratio: number;
  readonly side: Direction;
  /** Smaller is better; only asked for colours that reach the ratio. */
  readonly cost: (lab: Vec3) => number;
}

/** How far lightness is pushed on where no 8-bit colour near a point reaches the ratio. */
const PUSH = 1 / 1024;

const corner = (linear: number): number => Math.floor(255 * srgbEncode(Math.min(1, Math.max(0, linear)))) - 1;

/** The best of the 4 x 4 x 4 colours of 8 bits around a point that reach the ratio on the right side of the background. */
const bestAround = (linear: Vec3, { background, ratio, side, cost }: ContrastGoal): Rgb | undefined => {
  const [r0, g0, b0] = [corner(linear[0]), corner(linear[1]), corner(linear[2])];
  let best: Rgb | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let r = Math.max(0, r0); r <= Math.min(255, r0 + 3); r += 1)
    for (let g = Math.max(0, g0); g <= Math.min(255, g0 + 3); g += 1)
      for (let b = Math.max(0, b0); b <= Math.min(255, b0 + 3); b += 1) {
        const candidate = { r, g, b };
        const y = relativeLuminance(candidate);
        if (side === 'darker' ? y > background : y < background) continue;
        if (contrastOfLuminances(y, background) < ratio) continue;
        const price = cost(toOklab(candidate));
        if (price < least) [best, least] = [candidate, price];
      }
  return best;
};

/**
 * The 8-bit colour that stands for (l, chroma or what fits) of a hue and has the ratio as it is returned: where none of
 * the neighbours has it, lightness moves on. Black and white end the way; the caller makes sure that they reach it.
 */
export const nearestPassingRgb = (slice: HueSlice, l: number, chroma: number, wanted: ContrastGoal): Rgb => {
  const push = wanted.side === 'darker' ? -PUSH : PUSH;
  for (let at = l; at > 0 && at < 1; at += push) {
    const found = bestAround(slice.linear(at, Math.min(chroma, slice.maxChroma(at))), wanted);
    if (found) return found;
  }
  const end = wanted.side === 'darker' ? 0 : 255;
  return { r: end, g: end, b: end };
};
