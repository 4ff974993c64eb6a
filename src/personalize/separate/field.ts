import { LABS, labsOf, VIEWS } from '../../accessibility/vision/views.ts';
import { differenceAt } from '../../exact/difference.ts';

/** What a set of colours is to be told apart by: normal vision and the three colour-blind views, or normal vision alone. */
export type Audience = 'normal' | 'colour-blind';

/** Colours to choose from, and how far apart any two of them are for the audience. */
export interface Field {
  readonly colors: readonly number[];
  readonly audience: Audience;
  /** Least CIEDE2000 of colours i and j over the views of the audience; computed when first asked for. */
  distance(i: number, j: number): number;
}

/** Least CIEDE2000 over the views of two colours that lie from x[i] and y[j] on as `labsOf` wrote them. */
export const separationAt = (x: Float64Array, i: number, y: Float64Array, j: number, audience: Audience): number => {
  let least = differenceAt(x, i, y, j);
  if (audience === 'normal') return least;
  for (let view = 1; view <= VIEWS.length; view += 1) {
    const d = differenceAt(x, i + 4 * view, y, j + 4 * view);
    if (d < least) least = d;
  }
  return least;
};

export const createField = (colors: readonly number[], audience: Audience): Field => {
  const n = colors.length;
  const labs = new Float64Array(n * LABS);
  colors.forEach((packed, i) => {
    labsOf(packed, labs, i * LABS);
  });
  const known = new Float32Array(n * n).fill(-1);
  return {
    colors,
    audience,
    distance(i, j) {
      const cell = i < j ? i * n + j : j * n + i;
      let d = known[cell]!;
      if (d < 0) {
        known[cell] = separationAt(labs, i * LABS, labs, j * LABS, audience);
        d = known[cell]!;
      }
      return d;
    },
  };
};
