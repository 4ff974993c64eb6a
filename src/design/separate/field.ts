import { type Audience, separationAt } from '../../accessibility/vision/separation.ts';
import { LABS, labsOf } from '../../accessibility/vision/views.ts';

/** Colours to choose from, and how far apart any two of them are for the audience. */
export interface Field {
  readonly colors: readonly number[];
  readonly audience: Audience;
  /** Separation of colours i and j if it is above `floor`, otherwise some number that is not; remembered in this order of the two. */
  distance(i: number, j: number, floor: number): number;
  /** Whether the separation of colours i and j is remembered to be `floor` at most. */
  isNear(i: number, j: number, floor: number): boolean;
}

export const createField = (colors: readonly number[], audience: Audience): Field => {
  const n = colors.length;
  const labs = new Float64Array(n * LABS);
  colors.forEach((packed, i) => {
    labsOf(packed, labs, i * LABS);
  });
  // Known exactly: positive. Known to be no more than this: negative. Unknown: 0.
  const known = new Float32Array(n * n);
  // All that is known of j in one row: a search asks how far each colour is from the few of a set.
  const cellOf = (i: number, j: number): number => j * n + i;
  return {
    colors,
    audience,
    distance(i, j, floor) {
      const cell = cellOf(i, j);
      const before = known[cell]!;
      if (before > 0) return before;
      if (before < 0 && -before <= floor) return -before;
      const d = separationAt(labs, i * LABS, labs, j * LABS, audience, floor);
      known[cell] = d > floor ? d : -d;
      return known[cell] < 0 ? -known[cell] : known[cell];
    },
    isNear(i, j, floor) {
      const before = known[cellOf(i, j)]!;
      return before !== 0 && before <= floor && -before <= floor;
    },
  };
};
