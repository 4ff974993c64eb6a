import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { type MeasuredRgb, measuredLuminance } from '../../color/measured.ts';
import { oklabDistance, oklchToOklab } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { boundaryLightness } from './contour.ts';
import { type Direction, luminanceReaching, POLARITY_OF, widerLightnessSide } from './direction.ts';
import { type HueSlice, hueSlice } from './hue-slice.ts';
import { nearestPassingRgb } from './nearest-passing-rgb.ts';
import { qualifyingShares } from './territory.ts';

/** The 8-bit colour nearest to a point of the gamut boundary that has the ratio on its side of the background. */
export const boundaryColor = (slice: HueSlice, l: number, background: number, ratio: number, side: Direction): Rgb => {
  const c = slice.maxChroma(l);
  const point = oklchToOklab({ l, c, h: slice.hue });
  return nearestPassingRgb(slice, l, c, { background, ratio, side, cost: (lab) => oklabDistance(lab, point) });
};

/**
 * For each target and hue the lightness at which the most chromatic colour just has that ratio with the background. All
 * contours lie on the side of the background that has more room: where it cannot reach a target, the other cannot either.
 * `cusp` marks the hues from which to the next the contour passes the most chromatic colour of the hue.
 */
export const contrastMap = (background: MeasuredRgb, targets: readonly number[], resolution: number) => {
  const y = measuredLuminance(background);
  const side = widerLightnessSide(y);
  const slices = Array.from({ length: resolution }, (_, i) => hueSlice((i * 360) / resolution));
  const bands = targets.map((target) => ({
    dark: luminanceReaching(y, target, 'darker'),
    light: luminanceReaching(y, target, 'lighter'),
  }));
  const shares = slices.map((slice) => qualifyingShares(slice, bands));
  const contours = targets.map((target, k) => {
    const luminance = side === 'darker' ? bands[k]!.dark : bands[k]!.light;
    const lightness = slices.map((slice) => (luminance === undefined ? null : boundaryLightness(slice, luminance)));
    const above = slices.map((slice, i) => (lightness[i] ?? 0) > slice.cuspL);
    return {
      target,
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
  return { ground: toHex(background), polarity: POLARITY_OF[side], resolution, contours };
};
