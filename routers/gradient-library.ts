import { router } from '../src/api/define.ts';
import { library } from '../src/api/library.ts';
import { LIBRARY_EASINGS } from '../src/collections/gradients/derive-gradient.ts';
import { gradientLibrary as gradients } from '../src/collections/gradients/gradient-library.ts';
import { STRAIGHT_IDS } from '../src/design/gradient/interpolation/index.ts';
import { GRADIENT_SCHEME_IDS } from '../src/design/gradient/schemes/index.ts';
import { GradientRecord } from '../src/schemas/answers/libraries.ts';

export const gradientLibrary = router({
  ...library(gradients, (collections) => collections.gradients(), {
    path: '/gradient/library',
    list: 'gradients',
    one: 'gradient',
    called: ['gradient', 'gradients'],
    about: `over ${GRADIENT_SCHEME_IDS.length} schemes, ${STRAIGHT_IDS.length} interpolations and ${LIBRARY_EASINGS.length} easings, each derived from its row number. \`banding\` compares the largest step of 96 samples with the mean step; \`score\` weighs even steps (0.5), distance between stops (0.3) and staying inside sRGB (0.2).`,
    outputs: GradientRecord,
    // About 50 microseconds each in full.
    slice: 50,
    browse: {
      example: { scheme: 'ocean', banding: 'smooth', sort: 'score', order: 'desc', limit: 5 },
      adds: 'Adds interpolation, easing, metrics, CSS and derivation',
    },
    find: {
      by: 'By row number 0-8191; INVALID_INPUT for anything else.',
      example: { id: '77' },
    },
  }),
});
