import { BANDING_IDS } from '../../design/gradient/analyse.ts';
import { COMPLEXITY_IDS } from '../../design/gradient/schemes/scheme.ts';
import { named } from '../collection.ts';
import { atLeast, atMost, integerFilter, oneOf, UNIT } from '../filter/filter.ts';
import { GRADIENTS } from '../identities.ts';
import type { Library } from '../in-memory/library.ts';
import { GRADIENT_TYPES } from './derive-gradient.ts';
import { LIBRARY_SCHEME_IDS } from './first-edition/schemes.ts';
import { gradientRecord, gradientSummary } from './gradient-record.ts';
import { gradientStats } from './gradient-stats.ts';
import { type GradientField, type GradientMeasures, measureGradient } from './measure-gradients.ts';

/** The library of gradients. */
export const gradientLibrary = {
  ...named(GRADIENTS, 'id', {}),
  filter: {
    scheme: oneOf('scheme', LIBRARY_SCHEME_IDS, 'Scheme of the colours'),
    complexity: oneOf('complexity', COMPLEXITY_IDS, 'simple: 2-3 stops; detailed: 4-6; extreme: 7-12'),
    banding: oneOf('banding', BANDING_IDS, 'Verdict on banding'),
    type: oneOf('type', GRADIENT_TYPES, 'Form of the gradient in CSS'),
    min_score: atLeast('score', UNIT, 'Minimum score'),
    min_stops: atLeast('stopCount', integerFilter(0, 64), 'Minimum number of stops'),
    max_stops: atMost('stopCount', integerFilter(0, 64), 'Maximum number of stops'),
  },
  sorts: { id: undefined, score: 'score', stops: 'stopCount' },
  measure: measureGradient,
  summary: gradientSummary,
  record: gradientRecord,
  stats: gradientStats,
} as const satisfies Library<GradientField, GradientMeasures>;
