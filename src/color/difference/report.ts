import { DECIMALS, toDecimals } from '../decimals.ts';
import { xyzToLab } from '../lab.ts';
import type { Vec3 } from '../matrix.ts';
import { describeColor, type GamutMethod } from '../to-srgb.ts';
import { XYZ_D65 } from '../white.ts';
import type { WideColor } from '../wide-color.ts';
import { bandOf } from './bands.ts';
import { type DifferenceId, type DifferenceLabel, differences } from './index.ts';
import type { DifferenceOptions } from './method.ts';

const shown = (value: number): number => toDecimals(value, DECIMALS.science);

const labOf = (light: WideColor): Vec3 => xyzToLab(light.at('xyz-d65'), XYZ_D65);

/**
 * Two colours compared by every formula in CIELAB D65. `metric` picks the headline; `all` takes CIEDE2000. `from` is
 * the reference of the formulas that have one (CIE94, CMC).
 */
export const differenceReport = (
  from: WideColor,
  to: WideColor,
  metric: DifferenceId | 'all',
  options: DifferenceOptions,
  gamut?: GamutMethod,
) => {
  const [reference, sample] = [labOf(from), labOf(to)];
  const metrics = Object.fromEntries(
    Object.values(differences).map((method) => [method.label, shown(method.compute(reference, sample, options))]),
  ) as Record<DifferenceLabel, number>;
  const headline = differences[metric === 'all' ? 'ciede2000' : metric];
  const delta = metrics[headline.label];
  const side = (light: WideColor, [l, a, b]: Vec3) => {
    const { hex, in_srgb } = describeColor(light, gamut);
    return { hex, in_srgb, lab_d65: { l: shown(l), a: shown(a), b: shown(b) } };
  };
  return {
    from: side(from, reference),
    to: side(to, sample),
    metric: headline.label,
    delta_e: delta,
    band: bandOf(delta),
    metrics,
    options,
    measured_in: 'CIELAB, D65 (2 degree observer)',
    symmetric: headline.symmetric,
  };
};
