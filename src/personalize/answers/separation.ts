import { VIEWS } from '../../accessibility/vision/views.ts';
import { DECIMALS } from '../../color/decimals.ts';
import { differenceAt } from '../../exact/difference.ts';
import { hexOf } from '../../exact/packed.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { Measure } from '../score/measure.ts';

/** The pair that lies nearest together in one view. */
export interface NearestPair {
  readonly view: string;
  readonly difference: number;
  readonly pair: readonly [string, string];
}

const nearestIn = ({ members }: Measure, view: string, at: number): NearestPair => {
  let [least, x, y] = [Number.MAX_VALUE, 0, 1];
  for (let i = 1; i < members.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const d = differenceAt(members[i]!.labs, at, members[j]!.labs, at);
      if (d < least) [least, x, y] = [d, j, i];
    }
  return {
    view,
    difference: roundDecimal(least, DECIMALS.difference),
    pair: [hexOf(members[x]!.packed), hexOf(members[y]!.packed)],
  };
};

/** Least CIEDE2000 and its pair, for normal vision and in each of the colour-blind views. */
export const separationAnswer = (m: Measure): readonly NearestPair[] =>
  ['normal', ...VIEWS].map((view, i) => nearestIn(m, view, 4 * i));
