import type { Rgb } from '../../../color/rgb.ts';
import { invalid } from '../../../errors/refusal.ts';
import { packColor, unpackColor } from '../../../exact/packed.ts';
import { type SeparationBrief, separatedSet } from '../../separate/separated-set.ts';
import type { QualitativeBrief } from './brief.ts';
import { inChartOrder } from './order.ts';
import { prettySet } from './pretty.ts';
import { windowOf } from './window.ts';

/** Starts of the search and climbs after it: twelve colours take a tenth of a second of processor time. */
const EFFORT = {
  separated: { starts: 8, climbs: 8 },
  /** What is given away for looks afterwards has to be found first. */
  pretty: { starts: 20, climbs: 8 },
  many: { starts: 2, climbs: 2 },
} as const;
const FEW = 16;

/**
 * Finds colours for categories that are distinguishable in every view: the largest minimum separation of the search.
 */
export const categoryColors = (brief: QualitativeBrief): Rgb[] => {
  const { count, seed, first, mode = 'separated' } = brief;
  const search: SeparationBrief = {
    size: count,
    audience: 'colour-blind',
    allowed: windowOf(brief),
    seed,
    fixed: first ? [packColor(first)] : [],
    ...EFFORT[count > FEW ? 'many' : mode],
  };
  const { colors } = mode === 'pretty' ? prettySet(search) : separatedSet(search);
  if (colors.length < count)
    throw invalid(
      brief.background ? 'background' : 'lightness_window',
      `leaves only ${colors.length} colours of the ${count} asked for, with the windows, saturation and lightness sent beside it`,
    );
  return inChartOrder(colors, first !== undefined).map(unpackColor);
};
