import { cosSin, direction, power } from '../../exact/elementary.ts';
import { LABS, labsOf } from '../views.ts';

const labs = new Float64Array(LABS);

/**
 * Warm (above 0) or cool (below): WC = -0.5 + 0.02 C^1.07 cos(h - 50) on CIELAB D65. Ou, L.-C., Luo, M. R., Woodcock,
 * A. and Wright, A. (2004). A study of colour emotion and colour preference, part I. Color Res. Appl. 29(3).
 */
export const warmthOf = (packed: number): number => {
  labsOf(packed, labs, 0);
  return -0.5 + 0.02 * power(labs[3]!, 1.07) * cosSin(direction(labs[2]!, labs[1]!) - 50)[0];
};
