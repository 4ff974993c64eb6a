import type { Tasks } from './tasks.ts';
import atlas from './workers/atlas.ts?worker&url';
import brief from './workers/brief.ts?worker&url';
import browse from './workers/browse.ts?worker&url';
import gradient from './workers/gradient.ts?worker&url';
import made from './workers/made.ts?worker&url';
import palette from './workers/palette.ts?worker&url';
import picture from './workers/picture.ts?worker&url';
import shades from './workers/shades.ts?worker&url';
import tokens from './workers/tokens.ts?worker&url';
import vision from './workers/vision.ts?worker&url';

/** Workers that do a task beside its own, if they run. */
export const ALSO_BY: Partial<Record<keyof Tasks, readonly string[]>> = { tokens: [palette, shades] };

/** The address of the worker that does a task. */
export const WORKER_OF: Readonly<Record<keyof Tasks, string>> = {
  analyseGradient: gradient,
  contrastInPicture: picture,
  distribution: browse,
  estimate: browse,
  evaluatePalette: palette,
  firstMatches: browse,
  fixAll: vision,
  fixes: vision,
  generateGradient: gradient,
  gradient,
  gradientImages: gradient,
  gradientWays: gradient,
  imagePalette: picture,
  madeFrom: made,
  named: atlas,
  palette,
  paletteMethods: palette,
  paletteWords: browse,
  palettes: brief,
  plate: vision,
  reading: brief,
  record: browse,
  repairs: vision,
  score: brief,
  seen: vision,
  shadeMethods: shades,
  shades,
  system: brief,
  tokens,
};
