import { luminanceOf } from '../../exact/luminance.ts';
import type { Packed } from '../../exact/packed.ts';
import { lowbias32 } from '../../exact/random/lowbias32.ts';
import { CORPUS } from '../identities.ts';

const [S0, S1] = CORPUS.keys;
const [K0, K1] = [S0 | 0, S1 | 0];

const ALL = 0xffffff;
const TOP_BITS = 0xe0e0e0;
const LOW_BITS = 0x1f1f1f;
// By the lowest three bits of the first word: the bits of the drawn colour that are kept, those turned over, those
// taken from the text.
const KEPT = Int32Array.of(ALL, ALL, ALL, LOW_BITS, LOW_BITS, LOW_BITS, LOW_BITS, LOW_BITS);
const TURNED = Int32Array.of(0, 0, 0, ALL, ALL, 0, 0, 0);
const SHARED = Int32Array.of(0, 0, 0, 0, 0, 0, 0, TOP_BITS);

/**
 * The background of a pair from the text, its mode 0..7 and the second word. Were all pairs drawn evenly, most would fail and
 * none be like what is printed: so of eight backgrounds two are near white, two near black, and one shares the upper three
 * bits of every channel with the text.
 */
const backgroundOf = (text: Packed, mode: number, word: number): Packed =>
  (((word >>> 8) & KEPT[mode]!) ^ TURNED[mode]!) | (text & SHARED[mode]!);

/**
 * Contrast of a pair as its column holds it: the ratio in ten-thousandths, cut, above 0 where the text is the darker (or as
 * light as the background), below 0 where it is the lighter.
 */
const signedRatio = (text: Packed, background: Packed): number => {
  const x = luminanceOf(text) + 0.05;
  const y = luminanceOf(background) + 0.05;
  return x > y ? -(((x / y) * 1e4) | 0) : ((y / x) * 1e4) | 0;
};

/** What a record is made of. */
export interface Pair {
  readonly text: Packed;
  readonly background: Packed;
  /** Their signed ratio. */
  readonly signed: number;
}

/** The pair of one record. */
export const derivePair = (index: number): Pair => {
  const a = lowbias32(index + S0);
  const text = a >>> 8;
  const background = backgroundOf(text, a & 7, lowbias32((a ^ S1) + index));
  return { text, background, signed: signedRatio(text, background) };
};

/** The signed ratio of one record. */
export const deriveSignedRatio = (index: number): number => {
  // Signed words are the quicker ones: they stay machine integers.
  const a = lowbias32((index + K0) | 0) | 0;
  const text = a >>> 8;
  return signedRatio(text, backgroundOf(text, a & 7, lowbias32(((a ^ K1) + index) | 0) | 0));
};
