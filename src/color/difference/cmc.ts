import { hueOf } from '../hue.ts';
import type { Vec3 } from '../matrix.ts';
import type { DifferenceMethod } from './method.ts';

const DEGREE = Math.PI / 180;

/**
 * CMC l:c colour difference of a sample from a reference (the first; the formula is not symmetric). BS 6923:1988.
 * Both in CIELAB; l and c above 0, 2:1 for acceptability and 1:1 for perceptibility.
 */
export const cmc = (reference: Vec3, sample: Vec3, l = 2, c = 1): number => {
  const [l1, a1, b1] = [reference[0], reference[1], reference[2]];
  const c1 = Math.sqrt(a1 * a1 + b1 * b1);
  const c2 = Math.sqrt(sample[1] ** 2 + sample[2] ** 2);
  const dL = l1 - sample[0];
  const dC = c1 - c2;
  const dH2 = Math.max(0, (a1 - sample[1]) ** 2 + (b1 - sample[2]) ** 2 - dC * dC);
  const h1 = hueOf(a1, b1);
  const c4 = c1 ** 4;
  const f = Math.sqrt(c4 / (c4 + 1900));
  const t =
    h1 >= 164 && h1 <= 345
      ? 0.56 + Math.abs(0.2 * Math.cos((h1 + 168) * DEGREE))
      : 0.36 + Math.abs(0.4 * Math.cos((h1 + 35) * DEGREE));
  const sL = l1 < 16 ? 0.511 : (0.040975 * l1) / (1 + 0.01765 * l1);
  const sC = (0.0638 * c1) / (1 + 0.0131 * c1) + 0.638;
  const sH = sC * (f * t + 1 - f);
  return Math.sqrt((dL / (l * sL)) ** 2 + (dC / (c * sC)) ** 2 + dH2 / (sH * sH));
};

export const CMC = {
  id: 'cmc',
  label: 'CMC',
  name: 'CMC l:c colour difference',
  formula: 'sqrt((dL* / (l SL))^2 + (dC* / (c SC))^2 + (dH* / SH)^2), SL, SC and SH by the reference',
  space: 'cielab',
  year: 1984,
  standard: 'BS 6923:1988; ISO 105-J03:2009',
  citation:
    'Clarke, F. J. J., McDonald, R. and Rigg, B. (1984). Modification to the JPC79 colour-difference formula. J. Soc. Dyers Colour. 100(4)',
  use: 'The pass/fail formula of the textile trade: 2:1 shows whether a match is acceptable, 1:1 whether a difference is perceptible. Designed for small differences around a standard.',
  symmetric: false,
  options: {
    l: 'weight of lightness, above 0; default 2',
    c: 'weight of chroma, above 0; default 1',
  },
  scale: 'About 1 is the usual commercial tolerance with 2:1.',
  compute: (reference, sample, { l, c }) => cmc(reference, sample, l, c),
} as const satisfies DifferenceMethod;
