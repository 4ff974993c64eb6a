import { twoPlane } from '../kinds/two-plane.ts';
import type { VisionModel } from '../model.ts';

/**
 * Brettel, H., Viénot, F. and Mollon, J. D. (1997). Computerized simulation of color appearance for dichromats.
 * J. Opt. Soc. Am. A 14(10), 2647-2655.
 * Smith and Pokorny 1975 cones on the Judd-Vos XYZ of the sRGB
 * primaries; the neutral is display white; anchors 475 and 575 nm. Linear sRGB to linear sRGB, before clamping.
 */
export const brettel1997Protan = {
  id: 'brettel1997-protan',
  name: 'Brettel, Viénot & Mollon 1997, protan',
  axis: 'protan',
  family: 'dichromacy',
  source: 'Brettel, Viénot & Mollon 1997, JOSA A 14:2647-2655',
  caveat: '',
  ...twoPlane(
    [
      [0.1498032951, 1.1954778652, -0.3452811603],
      [0.1076448824, 0.8486384698, 0.0437166478],
      [0.0038368914, -0.0053951265, 1.0015582351],
    ],
    [
      [0.1456998032, 1.1617182299, -0.3074180332],
      [0.1081644326, 0.8529128359, 0.0389227315],
      [0.0038554103, -0.0052427711, 1.0013873608],
    ],
    [0.0004777303, 0.0039303114, -0.0044080417],
  ),
} as const satisfies VisionModel;
