import { roundDecimal } from '../../exact/round.ts';
import type { Brief } from '../brief/resolve.ts';
import type { Scores } from '../score/total.ts';
import { totalOf } from '../score/total.ts';
import { SCORE_IDS, type ScoreId } from '../vocabulary/intents.ts';
import { sharesOf } from './brief.ts';
import { roundAll } from './round-all.ts';

const entry = <T extends Readonly<Record<string, number | null>>>(
  { score, parts }: { score: number; parts: T },
  weight: number,
) => ({ score: roundDecimal(100 * score, 2), weight, ...roundAll(parts) });

/** Total and six scores, 0..100, each with its weight and the numbers it is made of. */
export const scoresAnswer = (scores: Scores, brief: Brief) => {
  const shares = sharesOf(brief);
  return {
    total: roundDecimal(100 * totalOf(scores, brief), 2),
    scores: Object.fromEntries(SCORE_IDS.map((id) => [id, roundDecimal(100 * scores[id].score, 2)])) as Record<
      ScoreId,
      number
    >,
    breakdown: {
      preference: entry(scores.preference, shares.preference),
      harmony: entry(scores.harmony, shares.harmony),
      diversity: entry(scores.diversity, shares.diversity),
      contrast: entry(scores.contrast, shares.contrast),
      style_fit: entry(scores.style_fit, shares.style_fit),
      accessibility: entry(scores.accessibility, shares.accessibility),
    },
  };
};
