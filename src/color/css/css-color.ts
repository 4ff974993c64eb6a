import type { Vec3 } from '../matrix.ts';
import { a98Rgb } from '../spaces/a98-rgb.ts';
import { lab, lch } from '../spaces/cielab.ts';
import { displayP3, displayP3Linear } from '../spaces/display-p3.ts';
import { hsl } from '../spaces/hsl.ts';
import { hwb } from '../spaces/hwb.ts';
import { oklab, oklch } from '../spaces/ok.ts';
import { prophotoRgb } from '../spaces/prophoto-rgb.ts';
import { rec2020 } from '../spaces/rec2020.ts';
import type { ColorSpace } from '../spaces/space.ts';
import { srgb, srgbLinear } from '../spaces/srgb.ts';
import { xyzD50, xyzD65 } from '../spaces/xyz.ts';
import { XYZ_D65 } from '../white.ts';
import { lightAt, type WideColor } from '../wide-color.ts';

/** The spaces that CSS Color 4 has a notation for. */
export const CSS_SPACES = {
  srgb,
  'srgb-linear': srgbLinear,
  'display-p3': displayP3,
  'display-p3-linear': displayP3Linear,
  'a98-rgb': a98Rgb,
  'prophoto-rgb': prophotoRgb,
  rec2020,
  'xyz-d65': xyzD65,
  'xyz-d50': xyzD50,
  lab,
  lch,
  oklab,
  oklch,
  hsl,
  hwb,
} as const satisfies Record<string, ColorSpace>;

export type CssSpaceId = keyof typeof CSS_SPACES;

/** A colour as it is written in CSS. */
export interface CssColor {
  readonly space: CssSpaceId;
  /** In the units of the space; NaN for a missing one (`none`). */
  readonly coordinates: Vec3;
  /** 0..1. */
  readonly alpha: number;
  /** Alpha is written `none`: 0, except where colours are mixed. */
  readonly alphaIsMissing?: true;
  /** It holds `light-dark()`: the other scheme has another colour. */
  readonly usesScheme?: true;
}

const orZero = (v: number): number => (Number.isNaN(v) ? 0 : v);

/** The colour without its alpha; a missing coordinate is 0, as CSS has it wherever nothing is interpolated. */
export const lightOfCss = ({ space, coordinates: [a, b, c] }: CssColor): WideColor => {
  const { base, toBase }: ColorSpace = CSS_SPACES[space];
  return lightAt(base, toBase([orZero(a), orZero(b), orZero(c)], XYZ_D65));
};
