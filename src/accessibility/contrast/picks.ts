import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import { floorRatio } from '../../color/luminance.ts';
import { type MeasuredRgb, measuredLuminance, measuredRatio } from '../../color/measured.ts';
import { shownOklch } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { boundaryLightness } from './contour.ts';
import { luminanceReaching, POLARITY_OF, widerLightnessSide } from './direction.ts';
import { hueSlice } from './hue-slice.ts';
import { boundaryColor } from './map.ts';

/** Below this OKLCH chroma a colour shows no hue that anybody would pick it for. */
const LEAST_CHROMA = 0.05;
/** Picks of up to this many hues are at least this far apart (CIEDE2000); of more hues they differ in their hex. */
const FEW_HUES = 12;
const LEAST_DIFFERENCE = 5;

/**
 * The most chromatic colour of each of `hues` evenly spread hues that has the target ratio on the background, with lightness
 * held back from the boundary by `margin` (away from the background, inside 0..1). A hue is dropped, and the reason given, where
 * it cannot reach the target, where the margin leaves hardly any chroma, and where an earlier pick is as good as the same.
 */
export const contrastPicks = (background: MeasuredRgb, target: number, hues: number, margin: number) => {
  const y = measuredLuminance(background);
  const side = widerLightnessSide(y);
  const luminance = luminanceReaching(y, target, side);

  const pickOf = (hue: number, reached: number) => {
    const slice = hueSlice(hue);
    const edge = boundaryLightness(slice, reached);
    const l = Math.min(1, Math.max(0, side === 'darker' ? edge - margin : edge + margin));
    const color = boundaryColor(slice, l, y, target, side);
    return {
      hue: slice.hue,
      hex: toHex(color),
      rgb: color,
      ratio: floorRatio(measuredRatio(color, background)),
      boundary: toDecimals(edge, DECIMALS.oklab),
      oklch: shownOklch(color),
    };
  };
  type Pick = ReturnType<typeof pickOf>;
  const picks: Pick[] = [];
  const dropped: { hue: number; why: string }[] = [];

  const isSame = (a: Pick, b: Pick): boolean => {
    if (hues > FEW_HUES) return a.hex === b.hex;
    return ciede2000(toLabD65(a.rgb), toLabD65(b.rgb)) < LEAST_DIFFERENCE;
  };
  const against = (pick: Pick): string | undefined => {
    if (pick.oklch.c < LEAST_CHROMA) return `with this margin its chroma is below ${LEAST_CHROMA}`;
    const twin = picks.find((kept) => isSame(kept, pick));
    if (!twin) return undefined;
    return hues > FEW_HUES
      ? `its colour is that of hue ${twin.hue}`
      : `its colour is nearer than ${LEAST_DIFFERENCE} (CIEDE2000) to that of hue ${twin.hue}`;
  };

  for (let i = 0; i < hues; i += 1) {
    const hue = (i * 360) / hues;
    const pick = luminance === undefined ? undefined : pickOf(hue, luminance);
    const why = pick ? against(pick) : 'no colour reaches the target on this ground';
    if (why !== undefined) dropped.push({ hue, why });
    else if (pick) picks.push(pick);
  }
  return {
    ground: toHex(background),
    target,
    margin,
    polarity: POLARITY_OF[side],
    count: picks.length,
    dropped: dropped.length,
    dropped_hues: dropped,
    picks,
  };
};
