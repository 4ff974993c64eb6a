import { apcaContrast } from '../../accessibility/contrast/apca.ts';
import { type Level, levelOf } from '../../accessibility/contrast/level.ts';
import { compositeOver } from '../../color/composite.ts';
import { floorRatio } from '../../color/luminance.ts';
import { type MeasuredRgb, measuredRatio } from '../../color/measured.ts';
import { toHex } from '../../color/rgb.ts';
import { lightOfRgb } from '../../color/wide-color.ts';
import type { Fault, Resolved, ThemeColor } from '../model.ts';

/** How a pair of colours measures. */
export interface Measured {
  /** WCAG 2.x contrast ratio, not rounded. */
  readonly exact: number;
  /** The same, cut to four decimals. */
  readonly ratio: number;
  /** The level of WCAG that text of this ratio meets. */
  readonly level: Level;
  /** APCA lightness contrast Lc, informative. */
  readonly apca: number;
  readonly text: string;
  readonly background: string;
}

const WHITE: MeasuredRgb = { r: 255, g: 255, b: 255 };
const BLACK: MeasuredRgb = { r: 0, g: 0, b: 0 };

/** The colour of a page in a scheme, if no token says it. */
export const canvasOf = (scheme: 'light' | 'dark'): MeasuredRgb => (scheme === 'light' ? WHITE : BLACK);

/** A colour on an opaque one: itself where it is opaque. */
export const over = ({ color, alpha }: ThemeColor, below: MeasuredRgb): MeasuredRgb =>
  alpha >= 1 ? color : compositeOver(lightOfRgb(color), color, alpha, below);

/** Measures text on a background, each as it is seen where it is translucent. */
export const measure = (text: ThemeColor, background: ThemeColor, canvas: MeasuredRgb): Measured => {
  const below = over(background, canvas);
  const above = over(text, below);
  const exact = measuredRatio(above, below);
  return {
    exact,
    ratio: floorRatio(exact),
    level: levelOf(exact),
    apca: Math.round(apcaContrast(above, below) * 10) / 10,
    text: toHex(above),
    background: toHex(below),
  };
};

/** The fault of a pair, if one of its colours has one. */
export const faultOf = (text: Resolved, background: Resolved): Fault | undefined => text.fault ?? background.fault;
