import { invert, multiply, transform, type Vec3 } from '../../color/matrix.ts';
import { type Oklch, oklabToLinear, oklchToOklab } from '../../color/oklab.ts';
import { P3_TO_XYZ, SRGB_TO_XYZ } from '../../color/primaries.ts';
import { srgbEncode } from '../../color/transfer.ts';
import { roundDecimal } from '../../exact/round.ts';

const LINEAR_TO_P3 = /* @__PURE__ */ multiply(/* @__PURE__ */ invert(P3_TO_XYZ), SRGB_TO_XYZ);
const ROOM = 1e-6;
const HALVINGS = 20;

const linearP3 = (color: Oklch): Vec3 => transform(LINEAR_TO_P3, oklabToLinear(oklchToOklab(color)));
const inP3 = (color: Oklch): boolean => linearP3(color).every((v) => v >= -ROOM && v <= 1 + ROOM);

/** Red, green and blue of Display P3, 0..1 each. */
export const displayP3Channels = (color: Oklch): readonly number[] =>
  linearP3(color).map((v) => roundDecimal(srgbEncode(Math.min(1, Math.max(0, v))), 5));

/** Chroma of Display P3 that is worth a declaration of its own. */
const GAIN = 0.004;

/**
 * A colour that sRGB has no room for, as far as Display P3 has; undefined where that is hardly more than the chroma `srgb`
 * that is there already. Lightness and hue are kept.
 */
export const inDisplayP3 = (wanted: Oklch, srgb: number): Oklch | undefined => {
  let [low, high] = inP3(wanted) ? [wanted.c, wanted.c] : [srgb, wanted.c];
  for (let i = 0; i < HALVINGS && high - low > ROOM; i += 1) {
    const c = (low + high) / 2;
    if (inP3({ ...wanted, c })) low = c;
    else high = c;
  }
  return low - srgb >= GAIN ? { ...wanted, c: low } : undefined;
};
