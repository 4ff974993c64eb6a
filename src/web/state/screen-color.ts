import { invert, multiply, transform } from '../../color/matrix.ts';
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

/** What CSS paints a colour with: itself in Display P3 where it lies outside sRGB and the screen shows that, else its hex. */
export const screenColor = (color: MeasuredRgb): string => {
  if (!SHOWS_P3 || !color.beyond) return toHex(color);
  const channels = transform(SRGB_TO_P3, color.beyond).map((v) => srgbEncode(v).toFixed(5));
  return `color(display-p3 ${channels.join(' ')})`;
};
