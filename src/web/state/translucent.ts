import type { ColorReading } from '../../color/read-color.ts';
import type { Rgb } from '../../color/rgb.ts';
import { readBy } from './color-text.ts';

/** A colour with its alpha, 0..1; none of an opaque one. */
export interface TranslucentRgb extends Rgb {
  readonly alpha?: number;
  /** Whether it was written outside sRGB, and is mapped into it. */
  readonly isMapped?: boolean;
}

/** Reads the text of a field as a colour with its alpha. */
export const readTranslucentText = (text: string): ColorReading<TranslucentRgb> =>
  readBy<TranslucentRgb>(
    text,
    (hex) => hex,
    ({ readColor, resolveColor }, tidy) => {
      const { color: written, ...fault } = readColor(tidy, { scheme: 'light', isBrief: true });
      const color = written && resolveColor(written, { gamut: 'css', keepsAlpha: true }).color;
      if (!color) return fault as ColorReading<TranslucentRgb>;
      const { r, g, b } = color.rgb;
      const { alpha, isMapped } = color;
      return { color: { r, g, b, ...(alpha < 1 && { alpha }), ...(isMapped && { isMapped }) } };
    },
  );
