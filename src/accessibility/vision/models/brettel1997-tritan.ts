import { twoPlane } from '../kinds/two-plane.ts';
import type { VisionModel } from '../model.ts';

/**
 * Brettel, H., Viénot, F. and Mollon, J. D. (1997). Computerized simulation of color appearance for dichromats.
 * J. Opt. Soc. Am. A 14(10), 2647-2655.
 * Smith and Pokorny 1975 cones on the Judd-Vos XYZ of the sRGB
 * primaries; the neutral is display white; anchors 485 and 660 nm. Linear sRGB to linear sRGB, before clamping.
 */
export const brettel1997Tritan = {
  id: 'brettel1997-tritan',
  name: 'Brettel, Viénot & Mollon 1997, tritan',
  axis: 'tritan',
  family: 'dichromacy',
  source: 'Brettel, Viénot & Mollon 1997, JOSA A 14:2647-2655',
  caveat: '',
  ...twoPlane(
    [
      [1.0127726675, 0.1354845941, -0.1482572616],
      [-0.012432794, 0.8681205754, 0.1443122186],
      [0.0758907618, 0.8050024811, 0.1191067571],
    ],
    [
      [0.9367812529, 0.1897898497, -0.1265711026],
      [0.0615365315, 0.8152603523, 0.1232031162],
      [-0.3756238751, 1.1276654803, 0.2479583948],
    ],
    [0.0390146077, -0.027880758, -0.0111338497],
  ),
} as const satisfies VisionModel;
