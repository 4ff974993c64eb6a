import { hexOf } from '../../exact/packed.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { Brief } from '../brief/resolve.ts';
import type { NoteMatch } from '../note/match.ts';
import { SCORE_IDS, type ScoreId } from '../vocabulary/intents.ts';

/** Weights that add up to 1. */
export const sharesOf = ({ weights }: Brief): Record<ScoreId, number> => {
  const sum = SCORE_IDS.reduce((total, id) => total + weights[id], 0);
  return Object.fromEntries(SCORE_IDS.map((id) => [id, roundDecimal(weights[id] / sum, 4)])) as Record<ScoreId, number>;
};

/** A resolved brief in responses: its words as numbers. */
export const briefAnswer = (brief: Brief) => ({
  intent: brief.intent,
  styles: brief.styles,
  colors: brief.seeds.map(hexOf),
  colors_from: brief.colors.length > 0 ? ('brief' as const) : ('built_in' as const),
  windows: brief.windows.map(({ id, chroma, lightness, saturation, hues }) => ({
    id,
    chroma,
    lightness,
    saturation,
    hues,
  })),
  weights: sharesOf(brief),
  taste: brief.taste.map(({ packed, weight, from }) => ({ hex: hexOf(packed), weight, from })),
  note_matches: brief.note.matches satisfies readonly NoteMatch[],
  unmatched_words: brief.note.unmatched,
});
