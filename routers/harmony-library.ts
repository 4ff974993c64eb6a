import { router } from '../src/api/define.ts';
import { library } from '../src/api/library.ts';
import { harmonyLibrary as harmonies } from '../src/collections/harmonies/harmony-library.ts';
import { HarmonyRecord } from '../src/schemas/answers/libraries.ts';

export const harmonyLibrary = router({
  ...library(harmonies, (collections) => collections.harmonies(), {
    path: '/harmony/library',
    list: 'harmonies',
    one: 'harmony',
    called: ['harmony', 'harmonies'],
    about: `over all methods, each derived from its row number. Every member except the base is rotated by up to 12 degrees, so \`adherence\` (the score that \`identify\` gives for that method) varies. Contrasts are WCAG 2.x.`,
    outputs: HarmonyRecord,
    // About 30 microseconds each in full.
    slice: 100,
    browse: {
      example: { method: 'triadic', hue: 'blue', sort: 'adherence', order: 'desc', limit: 5 },
      adds: 'Adds base, offsets, swatches and derivation',
    },
    find: {
      by: 'By `har_` code or number 0-8191, with the seed and batch to recompute it; INVALID_INPUT for anything else.',
      example: { id: '77' },
    },
  }),
});
