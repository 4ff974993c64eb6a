import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import { direction } from '../../exact/elementary.ts';
import { warmth } from '../../exact/warmth.ts';

const labs = new Float64Array(LABS);

/** Warmth of a packed colour: above 0 warm, below cool. */
export const warmthOf = (packed: number): number => {
  labsOf(packed, labs, 0);
  return warmth(labs[3]!, direction(labs[2]!, labs[1]!));
};
