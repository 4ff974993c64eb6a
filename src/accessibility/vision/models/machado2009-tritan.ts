import { steppedMatrix } from '../kinds.ts';
import type { VisionModel } from '../model.ts';

/**
 * Machado, G. M., Oliveira, M. M. and Fernandes, L. A. F. (2009). A physiologically-based model for simulation of color
 * vision deficiency. IEEE Trans. Vis. Comput. Graph. 15(6), 1291-1298.
 * The published matrices for severities 0 to 1 in steps of
 * 0.1, applied to linear light.
 */
export const machado2009Tritan = {
  id: 'machado2009-tritan',
  name: 'Machado, Oliveira & Fernandes 2009, tritan',
  axis: 'tritan',
  family: 'anomalous trichromacy',
  source: 'Machado, Oliveira & Fernandes 2009, IEEE TVCG 15:1291-1298',
  caveat: 'the authors do not claim validity for tritans; prefer brettel1997-tritan',
  ...steppedMatrix('S cones shifted by 5 to 59 nm; matrices in steps of 0.1, linear between', [
    [1, 0, 0, 0, 1, 0, 0, 0, 1],
    [0.92667, 0.092514, -0.019184, 0.021191, 0.964503, 0.014306, 0.008437, 0.054813, 0.93675],
    [0.89572, 0.13333, -0.02905, 0.029997, 0.9454, 0.024603, 0.013027, 0.104707, 0.882266],
    [0.905871, 0.127791, -0.033662, 0.026856, 0.941251, 0.031893, 0.01341, 0.148296, 0.838294],
    [0.948035, 0.08949, -0.037526, 0.014364, 0.946792, 0.038844, 0.010853, 0.193991, 0.795156],
    [1.017277, 0.027029, -0.044306, -0.006113, 0.958479, 0.047634, 0.006379, 0.248708, 0.744913],
    [1.104996, -0.046633, -0.058363, -0.032137, 0.971635, 0.060503, 0.001336, 0.317922, 0.680742],
    [1.193214, -0.109812, -0.083402, -0.058496, 0.97941, 0.079086, -0.002346, 0.403492, 0.598854],
    [1.257728, -0.139648, -0.118081, -0.078003, 0.975409, 0.102594, -0.003316, 0.501214, 0.502102],
    [1.278864, -0.125333, -0.153531, -0.084748, 0.957674, 0.127074, -0.000989, 0.601151, 0.399838],
    [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  ]),
} as const satisfies VisionModel;
