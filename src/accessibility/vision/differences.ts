import { ciede2000 } from '../../color/difference/ciede2000.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { type DifferenceView, labIn } from './simulate.ts';

/** Every pair once, as it is seen: the two indices and the CIEDE2000 difference. Apart from audits, so that Home loads no conditions. */
export const differencesSeen = (view: DifferenceView, linear: readonly Vec3[]) => {
  const labs = linear.map((color) => labIn(view, color));
  return labs.flatMap((lab, i) =>
    labs.slice(i + 1).map((other, k) => ({ i, j: i + 1 + k, delta: ciede2000(lab, other) })),
  );
};
