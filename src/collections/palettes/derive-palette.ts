import { largestChroma } from '../../exact/gamut.ts';
import { packOklch } from '../../exact/oklab.ts';
import type { Packed } from '../../exact/packed.ts';
import { lowbias32 } from '../../exact/random/lowbias32.ts';
import { pick } from '../../exact/random/words.ts';
import { COLORS, PALETTES } from '../identities.ts';
import { LIGHTNESS_PATTERNS, PALETTE_METHODS, RANDOM } from './methods.ts';

const [S0, S1, S2, S3] = PALETTES.keys;
const [K0, K1, K2, K3] = [S0 | 0, S1 | 0, S2 | 0, S3 | 0];
const METHODS = PALETTE_METHODS.length;

/** Hue of every slot of every method, and lightness of every slot of every pattern. */
const OFFSETS = Int32Array.from(
  PALETTE_METHODS.flatMap(({ offsets }) =>
    Array.from({ length: COLORS }, (_, slot) => offsets[slot % offsets.length] ?? 0),
  ),
);
const LIGHTNESSES = Float64Array.from(LIGHTNESS_PATTERNS.flat());

export const LIGHTEST = 0.985;
export const DARKEST = 0.06;
/** How far all lightnesses of a palette are shifted, and each of them besides, at most. */
export const MOST_SHIFT = 0.06;
const SCATTER_STEP = 0.007;
export const MOST_SCATTER = 3.5 * SCATTER_STEP;

/** Number of the method of a palette: all that its first word is needed for. */
export const deriveMethod = (index: number): number => pick(lowbias32((index + K0) | 0), METHODS);

/** Slots of every pattern from the darkest to the lightest. */
const DARKEST_FIRST = Int32Array.from(
  LIGHTNESS_PATTERNS.flatMap((pattern) =>
    Array.from(pattern.keys()).sort((i, j) => (pattern[i] ?? 0) - (pattern[j] ?? 0)),
  ),
);

/** Where the order of the slots of a palette begins in `slotAt`. */
export const orderOf = (index: number): number => (lowbias32((index + K0) | 0) & 7) * COLORS;
/** The slots from the darkest to the lightest as the pattern has them; what is drawn may swap neighbours. */
export const slotAt = (place: number): number => DARKEST_FIRST[place]!;

/** What was drawn last: lightness and hue of every slot, and the share of the largest chroma that all of them use. */
const lightnesses = new Float64Array(COLORS);
const hues = new Int32Array(COLORS);
const shareOfChroma = new Float64Array(1);

/** The colour of a slot as it was drawn last. */
const packSlot = (slot: number): Packed => {
  const lightness = lightnesses[slot]!;
  const hue = hues[slot]!;
  return packOklch(lightness, shareOfChroma[0]! * largestChroma(lightness, hue), hue);
};

/**
 * Draws lightness and hue of every slot; answers the number of the method.
 *
 * Of the four words of a record a gives the method (upper end) and the pattern of lightness (lowest 3 bits); b the base
 * hue; c how much of the largest chroma is used (upper 12 bits u as 0.02 + 0.98 u (2 - u): more strong palettes than
 * quiet ones, and no bare greys) and how far all lightnesses are shifted (lowest 16 bits, +-0.06); d six bits for every
 * slot: hue +-3.5 degrees and lightness +-0.0245. The hues of `random` are hashed from d and the slot.
 */
const draw = (index: number): number => {
  // Signed words are the quicker ones: they stay machine integers.
  const a = lowbias32((index + K0) | 0) | 0;
  const b = lowbias32(((a ^ K1) + index) | 0) | 0;
  const c = lowbias32(((b ^ K2) + a) | 0) | 0;
  const d = lowbias32(((c ^ K3) + b) | 0) | 0;
  const method = pick(a >>> 0, METHODS);
  const pattern = (a & 7) * COLORS;
  const base = pick(b >>> 0, 3600);
  const share = (c >>> 20) / 4095;
  shareOfChroma[0] = 0.02 + 0.98 * share * (2 - share);
  const shift = ((c & 0xffff) - 32_768) * (MOST_SHIFT / 32_768);
  for (let slot = 0; slot < COLORS; slot += 1) {
    const bits = (d >>> (6 * slot)) & 63;
    const turned =
      method === RANDOM
        ? pick(lowbias32((d + slot) | 0), 3600)
        : base + OFFSETS[method * COLORS + slot]! + (bits & 7) * 10 - 35;
    // Turned into 0..3599 by the signs, for a jump could not be foreseen.
    const over = turned + (3600 & (turned >> 31)) - 3600;
    const hue = over + (3600 & (over >> 31));
    const wanted = LIGHTNESSES[pattern + slot]! + shift + ((bits >>> 3) - 3.5) * SCATTER_STEP;
    const lightness = Math.min(LIGHTEST, Math.max(DARKEST, wanted));
    lightnesses[slot] = lightness;
    hues[slot] = hue;
  }
  return method;
};

/** The five colours of a palette, written to `out`; answers the number of its method. */
export const derivePalette = (index: number, out: Int32Array): number => {
  const method = draw(index);
  for (let slot = 0; slot < COLORS; slot += 1) out[slot] = packSlot(slot);
  return method;
};

/** The first of the five colours of a palette. */
export const deriveFirstColor = (index: number): Packed => {
  draw(index);
  return packSlot(0);
};

/** Those colours of a palette that are drawn with an OKLCH lightness from `least` to `most`, written to `out`; returns how many. */
export const deriveColorsBetween = (index: number, least: number, most: number, out: Int32Array): number => {
  draw(index);
  let count = 0;
  for (let slot = 0; slot < COLORS; slot += 1) {
    const lightness = lightnesses[slot]!;
    if (lightness < least || lightness > most) continue;
    out[count] = packSlot(slot);
    count += 1;
  }
  return count;
};
