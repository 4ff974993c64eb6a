import { grey } from '../kinds.ts';
import type { VisionModel } from '../model.ts';

/**
 * CIE 1951 scotopic luminous efficiency V'(lambda), weighed over the sRGB primaries of Mallett and Yuksel (2019) under D65
 * and scaled so that white stays white.
 * Red is almost black to rods: photopic luma, which is often used in its place,
 * is not what a rod monochromat sees.
 */
export const cie1951Rod = {
  id: 'cie1951-rod',
  name: 'Rod monochromacy (CIE 1951 scotopic)',
  axis: 'achromat',
  family: 'monochromacy',
  source: "CIE 1951 V'(λ); sRGB primaries of Mallett & Yuksel 2019 under D65",
  caveat: 'grey level only: loss of acuity, light aversion and nystagmus are not simulated',
  ...grey([0.0181, 0.5853, 0.3966]),
} as const satisfies VisionModel;
