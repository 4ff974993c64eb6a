import { DECIMALS, toDecimals } from '../decimals.ts';
import type { Vec3 } from '../matrix.ts';
import { CIE76 } from './cie76.ts';
import { CIE94 } from './cie94.ts';
import { CIEDE2000 } from './ciede2000.ts';
import { CMC } from './cmc.ts';
import type { DifferenceOptions } from './method.ts';

/** The four formulas that every answer about a difference has, by id; the first is the default. All are of CIELAB. */
export const USUAL_DIFFERENCES = {
  ciede2000: CIEDE2000,
  cie94: CIE94,
  cie76: CIE76,
  cmc: CMC,
} as const;
export type UsualDifferenceLabel = (typeof USUAL_DIFFERENCES)[keyof typeof USUAL_DIFFERENCES]['label'];

/** The figures of the four for two colours in CIELAB, rounded, by their labels. The reference is that of CIE94 and CMC. */
export const usualFigures = (
  reference: Vec3,
  sample: Vec3,
  options: DifferenceOptions,
): Readonly<Record<UsualDifferenceLabel, number>> =>
  Object.fromEntries(
    Object.values(USUAL_DIFFERENCES).map(({ label, compute }) => [
      label,
      toDecimals(compute(reference, sample, options), DECIMALS.science),
    ]),
  ) as Record<UsualDifferenceLabel, number>;
