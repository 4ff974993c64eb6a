import { signedPower } from '../../color/matrix.ts';
import type { MeasuredRgb } from '../../color/measured.ts';
import { srgbEncode } from '../../color/transfer.ts';
import type { Polarity } from './direction.ts';

/** Version of the constants below, which must not be altered (apca-w3 0.1.9). */
export const APCA_VERSION = '0.0.98G-4g';

/** Goes with every value: what it is and whose. */
export const APCA_NOTICE =
  'APCA contrast value (Lc), informative. APCA is a trademark; its licence covers web content. See git.apcacontrast.com.';

const SCREEN_LUMINANCE = /* @__PURE__ */ Float64Array.from({ length: 256 }, (_, v) => (v / 255) ** 2.4);
const BLACK_THRESHOLD = 0.022;
// biome-ignore lint/suspicious/noApproximativeNumericConstant: the constant of the method, not the root of two
const BLACK_CLAMP = 1.414;
const SMALLEST_DIFFERENCE = 0.0005;

const softClamp = (y: number): number => (y > BLACK_THRESHOLD ? y : y + (BLACK_THRESHOLD - y) ** BLACK_CLAMP);

const weighted = (r: number, g: number, b: number): number => 0.2126729 * r + 0.7151522 * g + 0.072175 * b;

/** Light of an encoded channel as the method estimates it, also outside 0..1. */
const onScreen = (linear: number): number => signedPower(srgbEncode(linear), 2.4);

const screenLuminance = ({ r, g, b, beyond }: MeasuredRgb): number =>
  beyond
    ? Math.max(0, weighted(onScreen(beyond[0]), onScreen(beyond[1]), onScreen(beyond[2])))
    : weighted(SCREEN_LUMINANCE[r]!, SCREEN_LUMINANCE[g]!, SCREEN_LUMINANCE[b]!);

/**
 * Lightness contrast Lc of text on a background by APCA 0.0.98G-4g: about -108 (white on black) to 106 (black on white),
 * negative where the text is the lighter. Informative only: no verdict of the service comes from it.
 */
export const apcaContrast = (text: MeasuredRgb, background: MeasuredRgb): number => {
  const [yText, yGround] = [softClamp(screenLuminance(text)), softClamp(screenLuminance(background))];
  if (Math.abs(yGround - yText) < SMALLEST_DIFFERENCE) return 0;
  if (yGround > yText) {
    const contrast = (yGround ** 0.56 - yText ** 0.57) * 1.14;
    return contrast < 0.1 ? 0 : (contrast - 0.027) * 100;
  }
  const contrast = (yGround ** 0.65 - yText ** 0.62) * 1.14;
  return contrast > -0.1 ? 0 : (contrast + 0.027) * 100;
};

/** The APCA value of a pair as answers carry it: beside the verdicts, never part of one. Lc to four decimals. */
export const apcaReport = (text: MeasuredRgb, background: MeasuredRgb, polarity: Polarity) => ({
  lc: Math.round(apcaContrast(text, background) * 1e4) / 1e4,
  polarity,
  version: APCA_VERSION,
  notice: APCA_NOTICE,
});
