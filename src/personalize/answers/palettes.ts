import { hexOf } from '../../exact/packed.ts';
import { roundDecimal } from '../../exact/round.ts';
import { type BriefInput, resolveBrief } from '../brief/resolve.ts';
import type { Sweep } from '../search/options.ts';
import { searchPalettes } from '../search/search.ts';
import { briefAnswer, noteReading } from './brief.ts';
import { paletteAnswer } from './palette.ts';

/** A brief with the extent of its search; every field already has its default. */
export interface PalettesInput extends BriefInput {
  readonly depth: number;
  readonly keep: number;
  readonly unique: boolean;
  readonly seed: number;
}

const percent = (v: number): number => roundDecimal(100 * v, 2);

/** What happened on the way, totals in responses: 0..100. */
export const sweepAnswer = (sweep: Sweep, kept: number) => ({
  sampled: sweep.sampled,
  separated: sweep.separated,
  evaluations: sweep.evaluations,
  duplicates_dropped: sweep.duplicates,
  survivors: sweep.survivors,
  refined: sweep.refined,
  kept,
  cut: {
    rank: kept,
    of: sweep.ranked,
    score: percent(sweep.lastKept),
    next_score: sweep.bestLeftOut === null ? null : percent(sweep.bestLeftOut),
  },
  best: percent(sweep.best),
  best_before_refinement: percent(sweep.bestSampled),
  median_before_refinement: percent(sweep.medianSampled),
});

/** The palettes of a brief, best first, with what the search went through. */
export const personalPalettes = (input: PalettesInput) => {
  const brief = resolveBrief(input);
  const { seed, depth, keep, unique } = input;
  const { background, kept, sweep } = searchPalettes(brief, { seed, depth, keep, unique });
  return {
    seed,
    brief: {
      ...briefAnswer(brief),
      ...noteReading(brief),
      lock: brief.lock.map(hexOf),
      palette_size: input.palette_size,
      diversity: input.diversity,
      accessibility: input.accessibility,
      cvd_safe: input.cvd_safe,
      depth,
      keep,
      unique,
    },
    sweep: sweepAnswer(sweep, kept.length),
    palettes: kept.map((scored, i) => paletteAnswer(scored, i + 1, brief, background)),
  };
};
