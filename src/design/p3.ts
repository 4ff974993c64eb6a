import { invert, multiply, transform, type Vec3 } from '../color/matrix.ts';
import { linearToOklab, type Oklch, oklabToLinear, oklabToOklch, oklchToOklab } from '../color/oklab.ts';
import { P3_TO_XYZ, SRGB_TO_XYZ } from '../color/primaries.ts';
import { srgbDecode, srgbEncode } from '../color/transfer.ts';
import { roundDecimal } from '../exact/round.ts';

const LINEAR_TO_P3 = /* @__PURE__ */ multiply(/* @__PURE__ */ invert(P3_TO_XYZ), SRGB_TO_XYZ);
const P3_TO_LINEAR = /* @__PURE__ */ multiply(/* @__PURE__ */ invert(SRGB_TO_XYZ), P3_TO_XYZ);
const ROOM = 1e-6;
const HALVINGS = 20;

const linearP3 = (color: Oklch): Vec3 => transform(LINEAR_TO_P3, oklabToLinear(oklchToOklab(color)));
const inP3 = (color: Oklch): boolean => linearP3(color).every((v) => v >= -ROOM && v <= 1 + ROOM);

/** Red, green and blue of Display P3, 0..1 each. */
export const displayP3Channels = (color: Oklch): readonly number[] =>
  linearP3(color).map((v) => roundDecimal(srgbEncode(Math.min(1, Math.max(0, v))), 5));

/** The colour of channels of Display P3, 0..1 each. */
export const fromDisplayP3 = (channels: readonly [number, number, number]): Oklch => {
  const [r, g, b] = channels.map(srgbDecode) as [number, number, number];
  return oklabToOklch(linearToOklab(transform(P3_TO_LINEAR, [r, g, b])));
};

/** `color(display-p3 r g b)`, with the opacity where it is not 1. */
export const displayP3Text = (color: Oklch, alpha = 1): string =>
  `color(display-p3 ${displayP3Channels(color).join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;

/** `oklch(L C H)`, with the opacity where it is not 1. */
export const oklchText = ({ l, c, h }: Oklch, alpha = 1): string =>
  `oklch(${roundDecimal(l, 4)} ${roundDecimal(c, 4)} ${roundDecimal(h, 2)}${alpha === 1 ? '' : ` / ${alpha}`})`;

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
