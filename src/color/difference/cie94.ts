import type { Vec3 } from '../matrix.ts';

/** Weights of CIE94 by application. CIE 116-1995. */
export const CIE94_WEIGHTS = {
  graphic: { kL: 1, k1: 0.045, k2: 0.015 },
  textile: { kL: 2, k1: 0.048, k2: 0.014 },
} as const;
export type Cie94Application = keyof typeof CIE94_WEIGHTS;

/** CIE94 colour difference of a sample from a reference (the first; the formula is not symmetric). CIE 116-1995. */
export const cie94 = (reference: Vec3, sample: Vec3, application: Cie94Application = 'graphic'): number => {
  const { kL, k1, k2 } = CIE94_WEIGHTS[application];
  const c1 = Math.hypot(reference[1], reference[2]);
  const c2 = Math.hypot(sample[1], sample[2]);
  const dL = (reference[0] - sample[0]) / kL;
  const dC = c1 - c2;
  const dH2 = Math.max(0, (reference[1] - sample[1]) ** 2 + (reference[2] - sample[2]) ** 2 - dC * dC);
  return Math.sqrt(dL * dL + (dC / (1 + k1 * c1)) ** 2 + dH2 / (1 + k2 * c1) ** 2);
};
