import { router } from '../src/api/endpoint.ts';
import { accessibility } from './accessibility.ts';
import { adminKeys } from './admin.ts';
import { atlas } from './atlas.ts';
import { color } from './color.ts';
import { corpus } from './corpus.ts';
import { discovery } from './discovery.ts';
import { gradient } from './gradient.ts';
import { harmony } from './harmony.ts';
import { jobs } from './jobs.ts';
import { palette } from './palette.ts';
import { paletteLibrary } from './palette-library.ts';
import { science } from './science.ts';
import { shade } from './shade.ts';
import { tokens } from './tokens.ts';
import { usage } from './usage.ts';
import { vision } from './vision.ts';

/** Every operation of the service, by group. */
export const appRouter = router({
  accessibility,
  adminKeys,
  atlas,
  color,
  corpus,
  discovery,
  gradient,
  harmony,
  jobs,
  palette,
  paletteLibrary,
  science,
  shade,
  tokens,
  usage,
  vision,
});

export type AppRouter = typeof appRouter;
