import { type PalettesInput, personalPalettes } from '../../personalize/answers/palettes.ts';
import { personalScore, type ScoreInput } from '../../personalize/answers/score.ts';
import { personalSystem, type SystemInput } from '../../personalize/system/system.ts';

/** What is made for a brief. */
export const BRIEF = {
  /** A design system. */
  system: (settings: SystemInput) => personalSystem(settings),

  /** Palettes, searched and judged here. */
  palettes: (settings: PalettesInput) => personalPalettes(settings),

  /** A palette of one's own, judged for the same brief. */
  score: (settings: ScoreInput) => personalScore(settings),
} as const;
