import type { WrittenColor } from '../color.ts';
import { coordinatesOf } from '../convert.ts';
import { DECIMALS, toDecimals } from '../decimals.ts';
import { describeColor } from '../describe-color.ts';
import { xyzToLab } from '../lab.ts';
import type { Vec3 } from '../matrix.ts';
import { lab } from '../spaces/cielab.ts';
import type { GamutMethod } from '../to-srgb.ts';
import { XYZ_D65 } from '../white.ts';
import type { WideColor } from '../wide-color.ts';
import { bandOf } from './bands.ts';
import { type DifferenceId, differences } from './differences.ts';
import type { DifferenceOptions } from './method.ts';
import { DIFFERENCE_SPACES } from './spaces.ts';
import { type UsualDifferenceLabel, usualFigures } from './usual.ts';

/** The CIELAB that differences are measured in: under D65, D50, or as the colours were written. */
export const MEASURED_IN = ['auto', 'lab-d65', 'lab-d50'] as const;
export type MeasuredIn = (typeof MEASURED_IN)[number];

/** A colour to compare, with the way it was written where that is known. */
export interface Compared {
  readonly itself: WideColor;
  readonly written?: Pick<WrittenColor, 'space' | 'coordinates' | 'source' | 'itself'>;
}

export interface DifferenceSettings {
  readonly metric: DifferenceId | 'all';
  /** Formulas besides the usual four and the chosen one. */
  readonly also?: readonly DifferenceId[] | undefined;
  readonly options: DifferenceOptions;
  readonly measuredIn?: MeasuredIn | undefined;
  readonly gamut?: GamutMethod | undefined;
}

type LabSpace = 'lab' | 'lab-d65';

const shown = (value: number): number => toDecimals(value, DECIMALS.science);

/** CIELAB under D50 or D65: the very numbers of a colour that was written in them. */
const labOf = ({ itself, written }: Compared, space: LabSpace): Vec3 => {
  if (written?.space === space && written.itself === itself) {
    const [l, a, b] = written.coordinates;
    return [l || 0, a || 0, b || 0];
  }
  if (space === 'lab-d65') return xyzToLab(itself.at('xyz-d65'), XYZ_D65);
  return coordinatesOf(lab, itself) as unknown as Vec3;
};

const NAMES: Readonly<Record<LabSpace, string>> = {
  lab: 'CIELAB, D50 (2 degree observer)',
  'lab-d65': 'CIELAB, D65 (2 degree observer)',
};

const isD50 = ({ written }: Compared): boolean => written?.space === 'lab' || written?.space === 'lch';
const isText = ({ written }: Compared): boolean => typeof written?.source === 'string';

/** Where differences are measured, and what to know of it. */
const placeOf = (from: Compared, to: Compared, measuredIn: MeasuredIn): { space: LabSpace; hint?: string } => {
  if (measuredIn !== 'auto') return { space: measuredIn === 'lab-d50' ? 'lab' : 'lab-d65' };
  if (!isD50(from) || !isD50(to)) return { space: 'lab-d65' };
  if (!isText(from) && !isText(to)) return { space: 'lab' };
  return {
    space: 'lab-d65',
    hint: 'lab() and lch() of CSS are relative to D50; the difference was measured in CIELAB D65. For the difference of the numbers as written, send measured_in: lab-d50.',
  };
};

/**
 * Two colours compared. `metric` selects the headline; `all` is CIEDE2000. `metrics` has the usual four and what
 * `also` names. `from` is the reference of the formulas that have one (CIE94, CMC).
 */
export const differenceReport = (
  from: Compared,
  to: Compared,
  { metric, also = [], options, measuredIn = 'auto', gamut }: DifferenceSettings,
) => {
  const { space, hint } = placeOf(from, to, measuredIn);
  const headlineId = metric === 'all' ? 'ciede2000' : metric;
  const labs = [labOf(from, space), labOf(to, space)] as const;
  const pointsIn = (id: DifferenceId): readonly [Vec3, Vec3] => {
    const own = differences[id].space;
    if (own === 'cielab') return labs;
    return [from, to].map(({ itself }) => coordinatesOf(DIFFERENCE_SPACES[own], itself)) as unknown as readonly [
      Vec3,
      Vec3,
    ];
  };
  const figureOf = (id: DifferenceId): number => {
    const [reference, sample] = pointsIn(id);
    return shown(differences[id].compute(reference, sample, options));
  };
  const figures = new Map<string, number>([
    ...Object.entries(usualFigures(...labs, options)),
    ...also.map((id) => [differences[id].label, figureOf(id)] as const),
  ]);
  const headline = differences[headlineId];
  const delta = figures.get(headline.label) ?? figureOf(headlineId);
  const side = (color: Compared, measured: Vec3) => {
    const { hex, in_srgb } = describeColor(color.itself, gamut);
    const [l, a, b] = space === 'lab-d65' ? measured : labOf(color, 'lab-d65');
    const [l50, a50, b50] = measured;
    return {
      hex,
      in_srgb,
      lab_d65: { l: shown(l), a: shown(a), b: shown(b) },
      ...(space === 'lab' ? { lab_d50: { l: shown(l50), a: shown(a50), b: shown(b50) } } : {}),
    };
  };
  return {
    from: side(from, labs[0]),
    to: side(to, labs[1]),
    metric: headline.label,
    delta_e: delta,
    band: bandOf(delta, headlineId),
    metrics: Object.fromEntries(figures) as Record<UsualDifferenceLabel, number>,
    options,
    measured_in: headline.space === 'cielab' ? NAMES[space] : DIFFERENCE_SPACES[headline.space].name,
    symmetric: headline.symmetric,
    ...(hint === undefined ? {} : { hint }),
  };
};
