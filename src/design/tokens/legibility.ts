import { apcaContrast } from '../../accessibility/contrast/apca.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import { contrastRatio, WCAG } from '../../color/luminance.ts';
import type { Rgb } from '../../color/rgb.ts';
import type { Paint } from './paint.ts';

/** What a foreground must reach on its background: a ratio of WCAG 2.2 and, for text, |Lc| of APCA 0.0.98G. */
export interface Need {
  readonly ratio: number;
  readonly lc: number;
}

/** Body text, text of the interface on fills, links and quiet text, the same on tints, and graphics without text. */
export const NEEDS = {
  long: { ratio: WCAG.aaa, lc: 75 },
  fill: { ratio: WCAG.aa, lc: 66 },
  text: { ratio: WCAG.aa, lc: 66 },
  soft: { ratio: WCAG.aa, lc: 45 },
  graphic: { ratio: WCAG.large, lc: 0 },
} as const satisfies Record<string, Need>;

export const lcOf = (foreground: Rgb, background: Rgb): number => Math.abs(apcaContrast(foreground, background));

export const isLegible = ({ color }: Paint, background: Paint, { ratio, lc }: Need): boolean =>
  contrastRatio(color, background.color) >= ratio && (lc === 0 || lcOf(color, background.color) >= lc);

export const isLegibleOnAll = (paint: Paint, backgrounds: readonly Paint[], need: Need): boolean =>
  backgrounds.every((background) => isLegible(paint, background, need));

/** CIEDE2000 of two colours on CIELAB D65. */
export const differenceOf = (x: Paint, y: Paint): number => ciede2000(toLabD65(x.color), toLabD65(y.color));
