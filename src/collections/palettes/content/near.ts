import { labOf } from '../../../accessibility/vision/views.ts';
import { type MeasuredRgb, measuredLab } from '../../../color/measured.ts';
import { readMeasured } from '../../../color/resolve.ts';
import { differenceAt } from '../../../exact/difference.ts';
import { luminanceOf, toUnits } from '../../../exact/luminance.ts';
import { packColor } from '../../../exact/packed.ts';
import { COLORS } from '../../identities.ts';
import { deriveColorsBetween } from '../derive-palette.ts';
import { type NearWindow, nearWindow } from './near-window.ts';

/** More than any difference: nothing of a palette is near enough. */
export const BEYOND = Number.MAX_SAFE_INTEGER;
/** Any difference is near enough. */
export const ANYWHERE = BEYOND - 1;

/** How near palettes come to one colour. */
export interface Nearness {
  /** Where colours lie that are within a difference in ten-thousandths. */
  readonly windowOf: (units: number) => NearWindow;
  /**
   * CIEDE2000 of the colour of a palette that is nearest, in ten-thousandths, rounded as it is shown; `BEYOND` where that is more
   * than `most`.
   */
  readonly measure: (index: number, most: number) => number;
}

const colors = new Int32Array(COLORS);
const lab = new Float64Array(4);

/** Half a ten-thousandth: what rounding adds to a difference at most. */
const HALF_UNIT = 0.5;

/** CIELAB of the colour that is looked for: L, a, b, C. One outside sRGB is measured as it is. */
const labOfTarget = (color: MeasuredRgb): Float64Array => {
  const target = new Float64Array(4);
  if (color.beyond) {
    const [l, a, b] = measuredLab(color);
    target.set([l, a, b, Math.sqrt(a * a + b * b)]);
  } else labOf(packColor(color), target, 0);
  return target;
};

/** How near palettes come to a colour as CSS text. Throws for any other text. */
export const createNearness = (text: string): Nearness => {
  const { color, why } = readMeasured(text, { scheme: 'light' });
  if (!color) throw new RangeError(`near: ${why}`);
  const target = labOfTarget(color);
  const l = target[0]!;
  const windowOf = (units: number): NearWindow => nearWindow(l, (units + HALF_UNIT) / 1e4);
  let limit = -1;
  let window = windowOf(0);
  return {
    windowOf,
    measure: (index, most) => {
      if (most !== limit) {
        limit = most;
        window = windowOf(most);
      }
      const { darkest, lightest, least, most: lightestDrawn } = window;
      const count = deriveColorsBetween(index, least, lightestDrawn, colors);
      let nearest = BEYOND;
      for (let i = 0; i < count; i += 1) {
        const color = colors[i]!;
        const luminance = luminanceOf(color);
        if (luminance < darkest || luminance > lightest) continue;
        labOf(color, lab, 0);
        const units = toUnits(differenceAt(target, 0, lab, 0));
        if (units < nearest) nearest = units;
      }
      return nearest <= most ? nearest : BEYOND;
    },
  };
};
