import { router } from '../src/api/define.ts';
import { library } from '../src/api/library.ts';
import { shadeLibrary as shades } from '../src/collections/shades/shade-library.ts';
import { ShadeRecord } from '../src/schemas/answers/libraries.ts';

export const shadeLibrary = router({
  ...library(shades, (collections) => collections.shades(), {
    path: '/shade/library',
    list: 'scales',
    one: 'scale',
    called: ['shade scale', 'shade scales'],
    about: `over all shade methods of the library, 2 to 64 steps, each derived from its row number. \`score\` weighs even steps (0.4), contrast of the extremes (0.3), monotonic lightness (0.2) and constant hue (0.1).`,
    outputs: ShadeRecord,
    // A tenth of a millisecond each in full.
    slice: 20,
    browse: {
      order: 'Sorting by `evenness` puts the most even scales first.',
      example: { method: 'oklch_even', hue: 'green', steps: 11, limit: 5 },
      adds: 'Adds swatches, verdict, notes and derivation',
    },
    find: {
      by: 'By `shade_` and six digits or row number 0-8191; INVALID_INPUT for anything else.',
      example: { id: 'shade_000077' },
    },
  }),
});
