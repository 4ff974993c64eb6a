import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { type MeasuredRgb, measuredLuminance } from '../../color/measured.ts';
import { toHex } from '../../color/rgb.ts';
import { boundaryColor } from './boundary-color.ts';
import { boundaryLightness } from './contour.ts';
import { luminanceReaching, POLARITY_OF, widerLightnessSide } from './direction.ts';
import { hueSlice } from './hue-slice.ts';
import { vividSide } from './picks.ts';
import { qualifyingShares } from './territory.ts';

/**
 * For each target and hue the lightness at which the most chromatic colour just has that ratio with the background. A
 * contour lies on the side of the background on which picks are: the more vivid one where both reach its target, else the one that has
 * more room; `polarity` of the whole is that of the latter.
 * `cusp` marks the hues from which to the next the contour passes the most chromatic colour of the hue.
 */
export const contrastMap = (background: MeasuredRgb, targets: readonly number[], resolution: number) => {
  const y = measuredLuminance(background);
  const slices = Array.from({ length: resolution }, (_, i) => hueSlice((i * 360) / resolution));
  const bands = targets.map((target) => ({
    dark: luminanceReaching(y, target, 'darker'),
    light: luminanceReaching(y, target, 'lighter'),
  }));
  const shares = slices.map((slice) => qualifyingShares(slice, bands));
  const contours = targets.map((target, k) => {
    const side = vividSide(background, target);
    const luminance = side === 'darker' ? bands[k]!.dark : bands[k]!.light;
    const lightness = slices.map((slice) => (luminance === undefined ? null : boundaryLightness(slice, luminance)));
    const above = slices.map((slice, i) => (lightness[i] ?? 0) > slice.cuspL);
    return {
      target,
      polarity: POLARITY_OF[side],
      reachable: luminance !== undefined,
      territory_pct: toDecimals(
        (100 * shares.reduce((sum, share) => sum + share[k]!, 0)) / resolution,
        DECIMALS.percent,
      ),
      points: slices.map((slice, i) => {
        const l = lightness[i]!;
        if (l === null) return { hue: slice.hue, lightness: null, chroma: null, hex: null, cusp: false };
        return {
          hue: slice.hue,
          lightness: toDecimals(l, DECIMALS.oklab),
          chroma: toDecimals(slice.maxChroma(l), DECIMALS.oklab),
          hex: toHex(boundaryColor(slice, l, y, target, side)),
          cusp: above[i] !== above[(i + 1) % resolution],
        };
      }),
    };
  });
  return { ground: toHex(background), polarity: POLARITY_OF[widerLightnessSide(y)], resolution, contours };
};
