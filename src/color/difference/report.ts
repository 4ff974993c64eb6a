import { toLabD65 } from '../lab.ts';
import { type Rgb, toHex } from '../rgb.ts';
import { bandOf } from './bands.ts';
import { type DifferenceId, type DifferenceLabel, differences } from './index.ts';
import type { DifferenceOptions } from './method.ts';

/**
 * Two colours compared by every formula in CIELAB D65. `metric` picks the headline; `all` takes CIEDE2000. `from` is
 * the reference of the formulas that have one (CIE94, CMC).
 */
export const differenceReport = (from: Rgb, to: Rgb, metric: DifferenceId | 'all', options: DifferenceOptions) => {
  const [reference, sample] = [toLabD65(from), toLabD65(to)];
  const metrics = Object.fromEntries(
    Object.values(differences).map((method) => [method.label, method.compute(reference, sample, options)]),
  ) as Record<DifferenceLabel, number>;
  const headline = differences[metric === 'all' ? 'ciede2000' : metric];
  const delta = metrics[headline.label];
  const lab = ([l, a, b]: typeof reference) => ({ l, a, b });
  return {
    from: { hex: toHex(from), lab: lab(reference) },
    to: { hex: toHex(to), lab: lab(sample) },
    metric: headline.label,
    delta_e: delta,
    band: bandOf(delta),
    metrics,
    options,
    measured_in: 'CIELAB, D65 (2 degree observer)',
    symmetric: headline.symmetric,
  };
};
