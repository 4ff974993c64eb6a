import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import type { Rgb } from '../../color/rgb.ts';
import { differenceAt } from '../../exact/difference.ts';
import { packChannels } from '../../exact/packed.ts';

/** A colour as it is seen: CIELAB for normal vision and in every colour-blind view. */
export type Seen = Float64Array;

/** Of colours that are compared with many others. */
const known = new WeakMap<Rgb, Seen>();

export const seen = (color: Rgb): Seen => {
  const before = known.get(color);
  if (before) return before;
  const labs = new Float64Array(LABS);
  labsOf(packChannels(color.r, color.g, color.b), labs, 0);
  known.set(color, labs);
  return labs;
};

/** Least CIEDE2000 for normal vision and in every colour-blind view. */
export const apart = (x: Seen, y: Seen): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let view = 0; view < LABS; view += 4) least = Math.min(least, differenceAt(x, view, y, view));
  return least;
};
