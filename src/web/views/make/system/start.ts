import type { IntentId } from '../../../../personalize/vocabulary/intents.ts';
import { DEFAULTS } from '../../../../personalize/vocabulary/limits.ts';
import type { StyleId } from '../../../../personalize/vocabulary/styles.ts';

/** The brief that the view begins with, but for its colours. */
export const SYSTEM_START = {
  styles: ['nordic'] satisfies StyleId[],
  intent: DEFAULTS.intent satisfies IntentId,
  derived: DEFAULTS.derived,
  depth: DEFAULTS.depth,
  keep: DEFAULTS.keep,
  seed: 7,
} as const;
