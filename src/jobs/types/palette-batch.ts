import { z } from 'zod';
import { PALETTE_METHOD_IDS } from '../../design/palette/methods/index.ts';
import { COLOR_OPTIONS } from '../../schemas/color-options.ts';
import { fields } from '../../schemas/fields.ts';
import { PaletteCount, PaletteMethodInput, paletteBase, SEARCHED_METHODS } from '../../schemas/palette.ts';
import { defineColorJob, inSlices } from '../definition.ts';
import { jobTasks } from '../tasks.ts';

const SLICE = 100;
/** Scoring a palette takes some hundred times as long as making it. */
const SCORED_SLICE = 20;
/** Maps for data have no seed: they are made where they are asked for. */
const isSeeded = (id: string): boolean => !id.startsWith('map_');

/** Palettes that are not searched for, and colours of each, for one credit. */
const PALETTES_PER_CREDIT = 50;
const COLORS_PER_CREDIT = 16;
/** A search for categories takes a tenth of a second, and so does a map of many colours. */
const SEARCHED_SLICE = 10;

export const paletteBatch = defineColorJob('rgb', {
  id: 'palette-batch',
  summary: 'Palettes in bulk',
  description:
    'Generates `count` palettes, one item per palette. The methods alternate and palette number i has the seed `seed` + i, so the same parameters give the same palettes, and each can be reproduced by `POST /v1/palette/generate`. 1 credit for 50 palettes, or for each one of `qualitative` or a map, of up to 16 colours each; at least 20.',
  credits: 20,
  example: { count: 24, methods: ['triadic', 'analogous'], colors: 5, seed: 7 },
  params: fields({
    count: z.int().min(1).max(10_000).describe('Number of palettes'),
    methods: z
      .array(PaletteMethodInput)
      .min(1)
      .max(64)
      .prefault(PALETTE_METHOD_IDS.filter(isSeeded))
      .describe('Methods to alternate between; all but the maps for data by default'),
    colors: PaletteCount.describe('Colours in each palette'),
    ...paletteBase,
    hue: paletteBase.hue.describe('Hue in degrees; each seed chooses its own when omitted'),
    seed: z.int().min(0).max(0xffff_ffff).default(1).describe('Seed of the first palette'),
    scores: z.boolean().default(false).describe('Adds the scores of POST /v1/palette/evaluate; takes longer'),
    ...COLOR_OPTIONS,
  }),
  total: ({ count }) => count,
  priceOf: ({ count, methods, colors }) => {
    const searched = methods.filter((id) => SEARCHED_METHODS.has(id)).length / methods.length;
    return count * (searched + (1 - searched) / PALETTES_PER_CREDIT) * Math.ceil(colors / COLORS_PER_CREDIT);
  },
  async run({ count, colors, ...rest }, tools) {
    const simple = rest.scores ? SCORED_SLICE : SLICE;
    await inSlices(
      count,
      rest.methods.some((id) => SEARCHED_METHODS.has(id)) ? SEARCHED_SLICE : simple,
      tools,
      async (from, to) => {
        const slice = { ...rest, count: colors, from, to };
        await tools.emit(await tools.threads.run(jobTasks.paletteSlice, [slice], { signal: tools.signal }));
      },
    );
    return { palettes: count, methods: rest.methods, seed: rest.seed };
  },
});
