import { ATLAS } from './tasks/atlas.ts';
import { BRIEF } from './tasks/brief.ts';
import { BROWSE } from './tasks/browse.ts';
import { GRADIENT } from './tasks/gradient.ts';
import { MADE } from './tasks/made.ts';
import { PALETTE } from './tasks/palette.ts';
import { PICTURE } from './tasks/picture.ts';
import { SHADES } from './tasks/shades.ts';
import { TOKENS } from './tasks/tokens.ts';
import { VISION } from './tasks/vision.ts';

/**
 * All that may take longer than a frame, and that the page leaves to its workers (workers/): one for each of these families, packed with
 * what it needs into one file, so that a view loads only its own.
 */
export const TASKS = {
  ...ATLAS,
  ...BRIEF,
  ...BROWSE,
  ...GRADIENT,
  ...MADE,
  ...PALETTE,
  ...PICTURE,
  ...SHADES,
  ...TOKENS,
  ...VISION,
} as const;

export type Tasks = typeof TASKS;
