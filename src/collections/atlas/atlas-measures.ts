import { toLabD65 } from '../../color/lab.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { luminanceOf, ratioUnits, toUnits } from '../../exact/luminance.ts';
import { oklabOf } from '../../exact/oklab.ts';
import { oklchOf } from '../../exact/oklch.ts';
import type { Packed } from '../../exact/packed.ts';
import { unpackColor } from '../../exact/packed.ts';
import { chromaticHue } from '../../exact/packed-hue.ts';

/** What is known of a colour before it is labelled; numbers as they are shown, to four decimals. */
export interface Measures {
  readonly color: Packed;
  readonly oklab: Vec3;
  readonly lightness: number;
  readonly chroma: number;
  /** OKLCH hue in degrees, to two decimals; noise where the chroma is small. */
  readonly okHue: number;
  /** HSL hue in degrees; undefined for what is as good as grey. */
  readonly hue: number | undefined;
  /** CIELAB D65. */
  readonly lab: Vec3;
  /** WCAG contrast ratios, cut to four decimals. */
  readonly onWhite: number;
  readonly onBlack: number;
}

export const measure = (color: Packed): Measures => {
  const oklab = new Float64Array(3);
  oklabOf(color, oklab);
  const { l, c, h } = oklchOf(color);
  const luminance = luminanceOf(color);
  const hue = chromaticHue(color);
  return {
    color,
    oklab: [oklab[0]!, oklab[1]!, oklab[2]!],
    lightness: l,
    chroma: c,
    okHue: h,
    hue: hue < 0 ? undefined : (toUnits(hue) / 1e4) % 360,
    lab: toLabD65(unpackColor(color)),
    onWhite: ratioUnits(luminance, 1) / 1e4,
    onBlack: ratioUnits(luminance, 0) / 1e4,
  };
};
