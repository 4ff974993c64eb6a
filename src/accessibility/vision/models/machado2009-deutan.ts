import { steppedMatrix } from '../kinds.ts';
import type { VisionModel } from '../model.ts';

/**
 * Machado, G. M., Oliveira, M. M. and Fernandes, L. A. F. (2009). A physiologically-based model for simulation of color
 * vision deficiency. IEEE Trans. Vis. Comput. Graph. 15(6), 1291-1298.
 * The published matrices for severities 0 to 1 in steps of
 * 0.1, applied to linear light.
 */
export const machado2009Deutan = {
  id: 'machado2009-deutan',
  name: 'Machado, Oliveira & Fernandes 2009, deutan',
  axis: 'deutan',
  family: 'anomalous trichromacy',
  source: 'Machado, Oliveira & Fernandes 2009, IEEE TVCG 15:1291-1298',
  caveat: '',
  ...steppedMatrix(
    'peak of the M cones shifted towards L by 20 nm x severity; matrices in steps of 0.1, linear between',
    [
      [1, 0, 0, 0, 1, 0, 0, 0, 1],
      [0.866435, 0.177704, -0.044139, 0.049567, 0.939063, 0.01137, -0.003453, 0.007233, 0.99622],
      [0.760729, 0.319078, -0.079807, 0.090568, 0.889315, 0.020117, -0.006027, 0.013325, 0.992702],
      [0.675425, 0.43385, -0.109275, 0.125303, 0.847755, 0.026942, -0.00795, 0.018572, 0.989378],
      [0.605511, 0.52856, -0.134071, 0.155318, 0.812366, 0.032316, -0.009376, 0.023176, 0.9862],
      [0.547494, 0.607765, -0.155259, 0.181692, 0.781742, 0.036566, -0.01041, 0.027275, 0.983136],
      [0.498864, 0.674741, -0.173604, 0.205199, 0.754872, 0.039929, -0.011131, 0.030969, 0.980162],
      [0.457771, 0.731899, -0.18967, 0.226409, 0.731012, 0.042579, -0.011595, 0.034333, 0.977261],
      [0.422823, 0.781057, -0.203881, 0.245752, 0.709602, 0.044646, -0.011843, 0.037423, 0.974421],
      [0.392952, 0.82361, -0.216562, 0.263559, 0.69021, 0.046232, -0.01191, 0.040281, 0.97163],
      [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    ],
  ),
} as const satisfies VisionModel;
