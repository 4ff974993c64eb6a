import type { DifferenceId } from './differences.ts';

/** Bands of a colour difference in plain words; `below` is the upper end, not included. Thresholds are those usual for CIEDE2000. */
export const DIFFERENCE_BANDS = [
  { below: 1e-6, band: 'identical', means: 'the same colour' },
  { below: 1, band: 'imperceptible', means: 'not visible to most people, even side by side' },
  { below: 2, band: 'barely perceptible', means: 'visible to a trained observer, side by side' },
  { below: 3.5, band: 'perceptible', means: 'visible to most people, side by side' },
  { below: 5, band: 'clearly noticeable', means: 'visible at a glance' },
  { below: 10, band: 'different shades', means: 'two shades of a similar colour' },
  { below: 50, band: 'different colours', means: 'clearly two colours' },
  { below: Number.POSITIVE_INFINITY, band: 'far apart', means: 'colours with little in common' },
] as const;

/** Formulas with a published threshold of their own, below which a difference is not seen. */
const THRESHOLDS: Partial<Record<DifferenceId, number>> = { ok: 0.02, itp: 1 };
const USUAL: ReadonlySet<DifferenceId> = new Set(['ciede2000', 'cie94', 'cie76', 'cmc']);
const SMALLEST = DIFFERENCE_BANDS[0].below;

/** The band that a difference falls into, as far as its formula has a scale. */
export const bandOf = (difference: number, metric: DifferenceId = 'ciede2000'): string => {
  if (USUAL.has(metric))
    return (DIFFERENCE_BANDS.find(({ below }) => difference < below) ?? DIFFERENCE_BANDS.at(-1)!).band;
  if (difference < SMALLEST) return 'identical';
  const threshold = THRESHOLDS[metric];
  if (threshold === undefined) return 'no published scale';
  return difference < threshold ? 'imperceptible' : 'perceptible';
};
