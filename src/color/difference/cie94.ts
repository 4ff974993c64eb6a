import type { Vec3 } from '../matrix.ts';
import type { Cie94Application, DifferenceMethod, DifferenceWeights } from './method.ts';

/** Weights of CIE94 by application. CIE 116-1995. */
const CIE94_WEIGHTS = {
  graphic: { kL: 1, k1: 0.045, k2: 0.015 },
  textile: { kL: 2, k1: 0.048, k2: 0.014 },
} as const satisfies Readonly<Record<Cie94Application, object>>;

/** CIE94 colour difference of a sample from a reference (the first; the formula is not symmetric). CIE 116-1995. */
export const cie94 = (
  reference: Vec3,
  sample: Vec3,
  application: Cie94Application = 'graphic',
  weights: DifferenceWeights = {},
): number => {
  const { kL: usual, k1, k2 } = CIE94_WEIGHTS[application];
  const { l: kL = usual, c: kC = 1, h: kH = 1 } = weights;
  const c1 = Math.sqrt(reference[1] ** 2 + reference[2] ** 2);
  const c2 = Math.sqrt(sample[1] ** 2 + sample[2] ** 2);
  const dL = (reference[0] - sample[0]) / kL;
  const dC = c1 - c2;
  const dH2 = Math.max(0, (reference[1] - sample[1]) ** 2 + (reference[2] - sample[2]) ** 2 - dC * dC);
  return Math.sqrt(dL * dL + (dC / (kC * (1 + k1 * c1))) ** 2 + dH2 / (kH * (1 + k2 * c1)) ** 2);
};

export const CIE94 = {
  id: 'cie94',
  label: 'CIE94',
  name: 'CIE 1994 colour difference, Delta E*94',
  formula:
    'sqrt((dL* / kL)^2 + (dC* / (kC (1 + K1 C1)))^2 + (dH* / (kH (1 + K2 C1)))^2), C1 the chroma of the reference',
  space: 'cielab',
  year: 1994,
  standard: 'CIE 116-1995',
  citation:
    'McDonald, R. and Smith, K. J. (1995). CIE94, a new colour-difference formula. J. Soc. Dyers Colour. 111(12)',
  use: 'For comparison with existing CIE94 records in graphic arts or textiles. It corrects the largest errors of CIE76 in saturated colours; CIEDE2000 has replaced it for new work.',
  symmetric: false,
  options: {
    application:
      "'graphic' (kL = 1, K1 = 0.045, K2 = 0.015) or 'textile' (kL = 2, K1 = 0.048, K2 = 0.014); default graphic",
    weights: 'kL, kC and kH as {l, c, h}; absent ones are those of the application',
  },
  scale: 'About 1 is a just noticeable difference under the reference conditions of CIE 116.',
  compute: (reference, sample, { application, weights }) => cie94(reference, sample, application, weights),
} as const satisfies DifferenceMethod;
