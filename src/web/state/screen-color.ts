import { invert, multiply, transform, type Vec3 } from '../../color/matrix.ts';
import type { MeasuredRgb } from '../../color/measured.ts';
import { P3_TO_XYZ, SRGB_TO_XYZ } from '../../color/primaries.ts';
import { toHex } from '../../color/rgb.ts';
import { srgbEncode } from '../../color/transfer.ts';

/** Whether the screen shows Display P3, and the browser paints it. Tests without a browser have neither. */
export const SHOWS_P3 =
  typeof matchMedia === 'function' &&
  matchMedia('(color-gamut: p3)').matches &&
  CSS.supports('color', 'color(display-p3 0 1 0)');

const SRGB_TO_P3 = multiply(invert(P3_TO_XYZ), SRGB_TO_XYZ);

const inP3 = ({ beyond }: MeasuredRgb): Vec3 | undefined => beyond && transform(SRGB_TO_P3, beyond);

/** Whether a colour lies outside Display P3 too, by more than a rounded channel. */
export const isBeyondP3 = (color: MeasuredRgb): boolean =>
  (inP3(color) ?? []).some((channel) => channel < -1e-4 || channel > 1 + 1e-4);

/** What CSS paints a colour with: itself in Display P3 where it lies outside sRGB and the screen shows that, else its hex. */
export const screenColor = (color: MeasuredRgb): string => {
  const linear = SHOWS_P3 ? inP3(color) : undefined;
  if (!linear) return toHex(color);
  const channels = linear.map((v) => srgbEncode(v).toFixed(5));
  return `color(display-p3 ${channels.join(' ')})`;
};
