import { fitOklch } from '../../exact/fit.ts';
import { hexOf } from '../../exact/packed.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { Brief } from '../brief/resolve.ts';
import type { NoteMatch } from '../note/reading.ts';
import { SCORE_IDS, type ScoreId } from '../vocabulary/intents.ts';

/** Weights that add up to 1. */
export const sharesOf = ({ weights }: Brief): Record<ScoreId, number> => {
  const sum = SCORE_IDS.reduce((total, id) => total + weights[id], 0);
  return Object.fromEntries(SCORE_IDS.map((id) => [id, roundDecimal(weights[id] / sum, 4)])) as Record<ScoreId, number>;
};

const fromOf = ({ colors, plan }: Brief): 'brief' | 'note' | 'built_in' => {
  if (colors.length > 0) return 'brief';
  return plan && plan.wanted.length > 0 ? 'note' : 'built_in';
};

/** The colours that the plan of a note holds. */
const noteTaste = ({ plan, colors }: Brief) =>
  (plan?.wanted ?? [])
    .map(({ l, c, h, weight }) => ({ packed: fitOklch(l, c, h), weight }))
    .filter(({ packed }) => !colors.includes(packed))
    .map(({ packed, weight }) => ({ hex: hexOf(packed), weight: roundDecimal(weight, 4), from: 'note' as const }));

/** A resolved brief in responses: its words as numbers. */
export const briefAnswer = (brief: Brief) => ({
  intent: brief.intent,
  styles: brief.styles,
  colors: brief.seeds.map(hexOf),
  colors_from: fromOf(brief),
  windows: brief.windows.map(({ id, chroma, lightness, saturation, hues }) => ({
    id,
    chroma,
    lightness,
    saturation,
    hues,
  })),
  weights: sharesOf(brief),
  taste: [
    ...brief.taste.map(({ packed, weight, from }) => ({ hex: hexOf(packed), weight, from })),
    ...noteTaste(brief),
  ],
  note_matches: brief.note.matches satisfies readonly NoteMatch[],
  unmatched_words: [...new Set(brief.note.ignored.filter(({ why }) => why === 'unknown').map(({ text }) => text))],
});

/** What a note was taken for, word by word; nothing for a brief without one. */
export const noteReading = ({ note: { understood, ignored } }: Pick<Brief, 'note'>) =>
  understood.length + ignored.length === 0 ? {} : { understood, ignored };
