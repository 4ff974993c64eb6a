import { router } from '../src/api/define.ts';
import { accessibility } from './accessibility.ts';
import { adminKeys } from './admin.ts';
import { analyzer } from './analyzer.ts';
import { atlas } from './atlas.ts';
import { color } from './color.ts';
import { colourplate } from './colourplate.ts';
import { corpus } from './corpus.ts';
import { discovery } from './discovery.ts';
import { gradient } from './gradient.ts';
import { gradientLibrary } from './gradient-library.ts';
import { graphql } from './graphql.ts';
import { harmony } from './harmony.ts';
import { harmonyLibrary } from './harmony-library.ts';
import { jobs } from './jobs.ts';
import { palette } from './palette.ts';
import { paletteLibrary } from './palette-library.ts';
import { personalize } from './personalize.ts';
import { science } from './science.ts';
import { shade } from './shade.ts';
import { shadeLibrary } from './shade-library.ts';
import { tokens } from './tokens.ts';
import { usage } from './usage.ts';
import { vision } from './vision.ts';
import { webhooks } from './webhooks.ts';

/** Every operation of the service, by group. */
export const appRouter = router({
  accessibility,
  adminKeys,
  analyzer,
  atlas,
  color,
  colourplate,
  corpus,
  discovery,
  gradient,
  gradientLibrary,
  graphql,
  harmony,
  harmonyLibrary,
  jobs,
  palette,
  paletteLibrary,
  personalize,
  science,
  shade,
  shadeLibrary,
  tokens,
  usage,
  vision,
  webhooks,
});

export type AppRouter = typeof appRouter;
