import { twoPlane } from '../kinds/two-plane.ts';
import type { VisionModel } from '../model.ts';

/**
 * Brettel, H., Viénot, F. and Mollon, J. D. (1997). Computerized simulation of color appearance for dichromats.
 * J. Opt. Soc. Am. A 14(10), 2647-2655.
 * Smith and Pokorny 1975 cones on the Judd-Vos XYZ of the sRGB
 * primaries; the neutral is display white; anchors 475 and 575 nm. Linear sRGB to linear sRGB, before clamping.
 */
export const brettel1997Deutan = {
  id: 'brettel1997-deutan',
  name: 'Brettel, Viénot & Mollon 1997, deutan',
  axis: 'deutan',
  family: 'dichromacy',
  source: 'Brettel, Viénot & Mollon 1997, JOSA A 14:2647-2655',
  caveat: '',
  ...twoPlane(
    [
      [0.364774093, 0.8638105423, -0.2285846354],
      [0.2629374152, 0.6424451384, 0.0946174464],
      [-0.0200619032, 0.0272811346, 0.9927807686],
    ],
    [
      [0.3729847102, 0.8816582042, -0.2546429144],
      [0.2595388157, 0.6350575019, 0.1054036823],
      [-0.0198025929, 0.0278448051, 0.9919577879],
    ],
    [-0.0028103921, -0.0061090325, 0.0089194246],
  ),
} as const satisfies VisionModel;
