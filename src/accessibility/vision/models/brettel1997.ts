import { twoPlane } from '../kinds.ts';
import type { VisionModel } from '../model.ts';

/*
 * Brettel, H., Viénot, F. and Mollon, J. D. (1997). Computerized simulation of color appearance for dichromats.
 * J. Opt. Soc. Am. A 14(10), 2647-2655.
 * Smith and Pokorny 1975 cones on the Judd-Vos XYZ of the sRGB primaries; the neutral is display white. Linear sRGB to linear
 * sRGB, before clamping.
 */
const dichromat = <const Axis extends 'protan' | 'deutan' | 'tritan'>(
  axis: Axis,
  ...planes: Parameters<typeof twoPlane>
) =>
  ({
    id: `brettel1997-${axis}`,
    name: `Brettel, Viénot & Mollon 1997, ${axis}`,
    axis,
    family: 'dichromacy',
    source: 'Brettel, Viénot & Mollon 1997, JOSA A 14:2647-2655',
    caveat: '',
    ...twoPlane(...planes),
  }) as const satisfies VisionModel;

/** Anchors 475 and 575 nm. */
export const brettel1997Protan = dichromat(
  'protan',
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
);

/** Anchors 475 and 575 nm. */
export const brettel1997Deutan = dichromat(
  'deutan',
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
);

/** Anchors 485 and 660 nm. */
export const brettel1997Tritan = dichromat(
  'tritan',
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
);
