import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import type { Rgb } from '../../color/rgb.ts';
import { differenceAt } from '../../exact/difference.ts';
import { packChannels } from '../../exact/packed.ts';

/** A colour as it is seen: CIELAB for normal vision and in every colour-blind view. */
export type Seen = Float64Array;

export const seen = ({ r, g, b }: Rgb): Seen => {
  const labs = new Float64Array(LABS);
  labsOf(packChannels(r, g, b), labs, 0);
  return labs;
};

/** Least CIEDE2000 for normal vision and in every colour-blind view. */
export const apart = (x: Seen, y: Seen): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let view = 0; view < LABS; view += 4) least = Math.min(least, differenceAt(x, view, y, view));
  return least;
};
