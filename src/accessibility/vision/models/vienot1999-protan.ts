import { singleMatrix } from '../kinds/single-matrix.ts';
import type { VisionModel } from '../model.ts';

/**
 * Viénot, F., Brettel, H. and Mollon, J. D. (1999). Digital video colourmaps for checking the legibility of displays by
 * dichromats. Color Res. Appl. 24(4), 243-252.
 * The same cones as Brettel 1997, one plane instead of two. The paper
 * also compresses its input to suit the screens of its time; here results are clamped instead, so that white stays white.
 */
export const vienot1999Protan = {
  id: 'vienot1999-protan',
  name: 'Viénot, Brettel & Mollon 1999, protan',
  axis: 'protan',
  family: 'dichromacy',
  source: 'Viénot, Brettel & Mollon 1999, Color Res. Appl. 24:243-252',
  caveat: 'one plane, an approximation of brettel1997-protan',
  ...singleMatrix([
    [0.1123827612, 0.8876172388, 0],
    [0.1123827612, 0.8876172388, 0],
    [0.0040057683, -0.0040057683, 1],
  ]),
} as const satisfies VisionModel;
