import { noteReading } from '../../personalize/answers/brief.ts';
import { type PalettesInput, personalPalettes } from '../../personalize/answers/palettes.ts';
import { personalScore, type ScoreInput } from '../../personalize/answers/score.ts';
import { type BriefInput, noteOf } from '../../personalize/brief/resolve.ts';
import { personalSystem, type SystemInput } from '../../personalize/system/system.ts';

/** A brief of which what the note does not hang on may be missing. */
export type NoteBrief = Partial<BriefInput> & Pick<BriefInput, 'intent'>;

/** What is made for a brief. */
export const BRIEF = {
  /** A design system. */
  system: (settings: SystemInput) => personalSystem(settings),

  /** How the note of a brief is read, without a search. */
  reading: (settings: NoteBrief) => noteReading({ note: noteOf(settings) }),

  /** Palettes, searched and judged here. */
  palettes: (settings: PalettesInput) => personalPalettes(settings),

  /** A palette of one's own, judged for the same brief. */
  score: (settings: ScoreInput) => personalScore(settings),
} as const;
