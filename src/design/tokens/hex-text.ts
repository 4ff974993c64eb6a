import { type Rgb, toHex } from '../../color/rgb.ts';

/** `#rrggbb`, or `#rrggbbaa` for a translucent colour. */
export const hexText = (color: Rgb, alpha: number): string =>
  alpha === 1
    ? toHex(color)
    : `${toHex(color)}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;
