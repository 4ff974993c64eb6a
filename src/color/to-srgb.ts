import { DECIMALS, toDecimals } from './decimals.ts';
import { oklchToRgb } from './gamut.ts';
import { mapIntoGamut } from './gamut-map.ts';
import type { Vec3 } from './matrix.ts';
import { isEncodedInSrgb, isInSrgb, nearestSrgb, roundedRgb, roundedSrgb } from './nearest-srgb.ts';
import {
  linearToOklab,
  type Oklch,
  oklabDistance,
  oklabToLinear,
  oklabToOklch,
  oklchToOklab,
  toOklab,
} from './oklab.ts';
import type { Rgb } from './rgb.ts';
import { fromLinear } from './transfer.ts';
import { convertBase, type WideColor } from './wide-color.ts';

const inGamutByCss = (linear: Vec3): Rgb => fromLinear(mapIntoGamut(linear));

/** Ways to bring a colour into sRGB. */
const METHODS = {
  /** CSS Color 4, section 13.2: chroma reduced in OKLCH until clipping cannot be seen (difference in Oklab below 0.02). */
  css: (light) => inGamutByCss(light.at('srgb-linear')),
  /** Chroma reduced in OKLCH until the colour fits; lightness and hue are kept. */
  chroma: (light) => oklchToRgb(oklabToOklch(linearToOklab(light.at('srgb-linear')))),
  /** Each channel cut to 0-255. */
  clip: roundedRgb,
  /** The 8-bit colour at the least distance in Oklab. */
  nearest: nearestSrgb,
} as const satisfies Readonly<Record<string, (light: WideColor) => Rgb>>;

export type GamutMethod = keyof typeof METHODS;
export const GAMUT_METHODS = Object.keys(METHODS) as [GamutMethod, ...GamutMethod[]];

/** The way of the service wherever none is asked for: colours, gradients and the page. */
export const DEFAULT_GAMUT = 'css' satisfies GamutMethod;

/** A colour in 8-bit sRGB: rounded, or brought into the gamut if it lies outside by more than half a step. */
export const toSrgb = (light: WideColor, method: GamutMethod = DEFAULT_GAMUT): Rgb =>
  isInSrgb(light) ? roundedRgb(light) : METHODS[method](light);

/** OKLCH in 8-bit sRGB: what `toSrgb` answers by `css`. */
export const oklchInSrgb = (color: Oklch): Rgb => {
  const linear = oklabToLinear(oklchToOklab(color));
  const srgb = convertBase('srgb-linear', 'srgb', linear);
  return isEncodedInSrgb(srgb) ? roundedSrgb(srgb) : inGamutByCss(linear);
};

/** How far apart a colour and an 8-bit one are in Oklab (delta E OK), to six decimals. */
export const shownDistance = (light: WideColor, rgb: Rgb): number =>
  toDecimals(oklabDistance(linearToOklab(light.at('srgb-linear')), toOklab(rgb)), DECIMALS.difference_ok);
