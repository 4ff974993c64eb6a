import { steppedMatrix } from '../kinds.ts';
import type { VisionModel } from '../model.ts';

/**
 * Machado, G. M., Oliveira, M. M. and Fernandes, L. A. F. (2009). A physiologically-based model for simulation of color
 * vision deficiency. IEEE Trans. Vis. Comput. Graph. 15(6), 1291-1298.
 * The published matrices for severities 0 to 1 in steps of
 * 0.1, applied to linear light.
 */
export const machado2009Protan = {
  id: 'machado2009-protan',
  name: 'Machado, Oliveira & Fernandes 2009, protan',
  axis: 'protan',
  family: 'anomalous trichromacy',
  source: 'Machado, Oliveira & Fernandes 2009, IEEE TVCG 15:1291-1298',
  caveat: '',
  ...steppedMatrix(
    'peak of the L cones shifted towards M by 20 nm x severity; matrices in steps of 0.1, linear between',
    [
      [1, 0, 0, 0, 1, 0, 0, 0, 1],
      [0.856167, 0.182038, -0.038205, 0.029342, 0.955115, 0.015544, -0.00288, -0.001563, 1.004443],
      [0.734766, 0.334872, -0.069637, 0.05184, 0.919198, 0.028963, -0.004928, -0.004209, 1.009137],
      [0.630323, 0.465641, -0.095964, 0.069181, 0.890046, 0.040773, -0.006308, -0.007724, 1.014032],
      [0.539009, 0.579343, -0.118352, 0.082546, 0.866121, 0.051332, -0.007136, -0.011959, 1.019095],
      [0.458064, 0.679578, -0.137642, 0.092785, 0.846313, 0.060902, -0.007494, -0.016807, 1.024301],
      [0.38545, 0.769005, -0.154455, 0.100526, 0.829802, 0.069673, -0.007442, -0.02219, 1.029632],
      [0.319627, 0.849633, -0.169261, 0.106241, 0.815969, 0.07779, -0.007025, -0.028051, 1.035076],
      [0.259411, 0.923008, -0.18242, 0.110296, 0.80434, 0.085364, -0.006276, -0.034346, 1.040622],
      [0.203876, 0.990338, -0.194214, 0.112975, 0.794542, 0.092483, -0.005222, -0.041043, 1.046265],
      [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    ],
  ),
} as const satisfies VisionModel;
