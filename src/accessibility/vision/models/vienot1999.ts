import type { Mat3 } from '../../../color/matrix.ts';
import { singleMatrix } from '../kinds.ts';
import type { VisionModel } from '../model.ts';

/*
 * Viénot, F., Brettel, H. and Mollon, J. D. (1999). Digital video colourmaps for checking the legibility of displays by
 * dichromats. Color Res. Appl. 24(4), 243-252.
 * The same cones as Brettel 1997, one plane instead of two. The paper also compresses its input to suit the screens of its time;
 * here results are clamped instead, so that white stays white.
 */
const dichromat = <const Axis extends 'protan' | 'deutan' | 'tritan'>(axis: Axis, caveat: string, matrix: Mat3) =>
  ({
    id: `vienot1999-${axis}`,
    name: `Viénot, Brettel & Mollon 1999, ${axis}`,
    axis,
    family: 'dichromacy',
    source: 'Viénot, Brettel & Mollon 1999, Color Res. Appl. 24:243-252',
    caveat,
    ...singleMatrix(matrix),
  }) as const satisfies VisionModel;

export const vienot1999Protan = dichromat('protan', 'one plane, an approximation of brettel1997-protan', [
  [0.1123827612, 0.8876172388, 0],
  [0.1123827612, 0.8876172388, 0],
  [0.0040057683, -0.0040057683, 1],
]);

export const vienot1999Deutan = dichromat('deutan', 'one plane, an approximation of brettel1997-deutan', [
  [0.2927501143, 0.7072498857, 0],
  [0.2927501143, 0.7072498857, 0],
  [-0.022336587, 0.022336587, 1],
]);

/** The authors do not offer it for tritans: it is only in the list of matrices. */
export const vienot1999Tritan = dichromat(
  'tritan',
  'one plane is not accurate for tritan; published for comparison only, not an engine model',
  [
    [1, 0.1446122433, -0.1446122433],
    [0, 0.8592358078, 0.1407641922],
    [0, 0.8592358078, 0.1407641922],
  ],
);
