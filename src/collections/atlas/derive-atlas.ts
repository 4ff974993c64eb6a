import { isInside, packOklab } from '../../exact/oklab.ts';
import type { Packed } from '../../exact/packed.ts';

export const ATLAS_SIZE = 8192;

// 1/g, 1/g^2 and 1/g^3 in 2^-32ths for g = 1.2207440846057596, the root of g^4 = g + 1 (R3 of Roberts 2018).
const STEP_L = 0xd1b54a33;
const STEP_A = 0xabc98389;
const STEP_B = 0x8cb92ba7;
const HALF = 0x80000000;

/** Point n of the sequence as a fraction 0..1 along one axis. */
const fraction = (n: number, step: number): number => ((HALF + Math.imul(n, step)) >>> 0) / 4294967296;

/**
 * The colours of the atlas in the order of their ids: the R3 low-discrepancy sequence over the Oklab box L 0..1,
 * a -0.24..0.28, b -0.32..0.2; what lies outside sRGB and what is, in 8 bits, there already is passed over. Any first
 * part of it is therefore spread as evenly as the whole.
 */
export const deriveAtlas = (): Uint32Array => {
  const colors = new Uint32Array(ATLAS_SIZE);
  const seen = new Set<Packed>();
  for (let n = 1; seen.size < ATLAS_SIZE; n += 1) {
    const l = fraction(n, STEP_L);
    const a = fraction(n, STEP_A) * 0.52 - 0.24;
    const b = fraction(n, STEP_B) * 0.52 - 0.32;
    if (!isInside(l, a, b)) continue;
    const color = packOklab(l, a, b);
    if (seen.has(color)) continue;
    colors[seen.size] = color;
    seen.add(color);
  }
  return colors;
};
