import { contrastRatio, floorRatio, relativeLuminance } from '../../color/luminance.ts';
import { toOklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { boundaryLightness } from './contour.ts';
import { luminanceReaching, POLARITY_OF, roomierSide } from './direction.ts';
import { hueSlice } from './hue-slice.ts';
import { boundaryColor } from './map.ts';

/**
 * The most chromatic colour of each of `hues` evenly spread hues that has the target ratio on the ground, with lightness
 * held back from the boundary by `margin` (away from the ground, inside 0..1). A hue that cannot reach it is dropped.
 */
export const contrastPicks = (ground: Rgb, target: number, hues: number, margin: number) => {
  const y = relativeLuminance(ground);
  const side = roomierSide(y);
  const luminance = luminanceReaching(y, target, side);
  const picks = Array.from({ length: luminance === undefined ? 0 : hues }, (_, i) => {
    const slice = hueSlice((i * 360) / hues);
    const edge = boundaryLightness(slice, luminance!);
    const l = Math.min(1, Math.max(0, side === 'darker' ? edge - margin : edge + margin));
    const color = boundaryColor(slice, l, y, target, side);
    const { l: lightness, c, h } = toOklch(color);
    return {
      hue: slice.hue,
      hex: toHex(color),
      rgb: color,
      ratio: floorRatio(contrastRatio(color, ground)),
      boundary: edge,
      oklch: { l: lightness, c, h },
    };
  });
  return {
    ground: toHex(ground),
    target,
    margin,
    polarity: POLARITY_OF[side],
    count: picks.length,
    dropped: hues - picks.length,
    picks,
  };
};
