import { router } from '../src/api/endpoint.ts';
import { accessibility } from './accessibility.ts';
import { adminKeys } from './admin.ts';
import { atlas } from './atlas.ts';
import { color } from './color.ts';
import { corpus } from './corpus.ts';
import { discovery } from './discovery.ts';
import { harmony } from './harmony.ts';
import { palette } from './palette.ts';
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
  harmony,
  palette,
  usage,
  vision,
});

export type AppRouter = typeof appRouter;
