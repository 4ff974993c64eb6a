import { singleMatrix } from '../kinds/single-matrix.ts';
import type { VisionModel } from '../model.ts';

/**
 * Viénot, F., Brettel, H. and Mollon, J. D. (1999). Digital video colourmaps for checking the legibility of displays by
 * dichromats. Color Res. Appl. 24(4), 243-252.
 * The same cones as Brettel 1997, one plane instead of two. The paper
 * also compresses its input to suit the screens of its time; here results are clamped instead, so that white stays white.
 */
export const vienot1999Deutan = {
  id: 'vienot1999-deutan',
  name: 'Viénot, Brettel & Mollon 1999, deutan',
  axis: 'deutan',
  family: 'dichromacy',
  source: 'Viénot, Brettel & Mollon 1999, Color Res. Appl. 24:243-252',
  caveat: 'one plane, an approximation of brettel1997-deutan',
  ...singleMatrix([
    [0.2927501143, 0.7072498857, 0],
    [0.2927501143, 0.7072498857, 0],
    [-0.022336587, 0.022336587, 1],
  ]),
} as const satisfies VisionModel;
