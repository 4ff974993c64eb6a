import { singleMatrix } from '../kinds/single-matrix.ts';
import type { VisionModel } from '../model.ts';

/**
 * Viénot, F., Brettel, H. and Mollon, J. D. (1999). Digital video colourmaps for checking the legibility of displays by
 * dichromats. Color Res. Appl. 24(4), 243-252.
 * The same cones as Brettel 1997, one plane instead of two. The paper
 * also compresses its input to suit the screens of its time; here results are clamped instead, so that white stays white.
 * The authors do not offer it for tritans: it stands in the list of matrices only.
 */
export const vienot1999Tritan = {
  id: 'vienot1999-tritan',
  name: 'Viénot, Brettel & Mollon 1999, tritan',
  axis: 'tritan',
  family: 'dichromacy',
  source: 'Viénot, Brettel & Mollon 1999, Color Res. Appl. 24:243-252',
  caveat: 'one plane is not accurate for tritan; published for comparison only, not an engine model',
  ...singleMatrix([
    [1, 0.1446122433, -0.1446122433],
    [0, 0.8592358078, 0.1407641922],
    [0, 0.8592358078, 0.1407641922],
  ]),
} as const satisfies VisionModel;
