import { z } from 'zod';
import { get, router } from '../src/api/define.ts';
import { contrastCorpus } from '../src/collections/corpus/contrast-corpus.ts';
import {
  citeCorpus,
  corpusRecord,
  type RecordOptions,
  recomputeCorpus,
} from '../src/collections/corpus/corpus-record.ts';
import { parseRecordId } from '../src/collections/ids/parse.ts';
import { mapInTurns } from '../src/collections/scan/yield-to-event-loop.ts';
import { browseScanned } from '../src/collections/scanned.ts';
import { CorpusEntryOutput, CorpusPageOutput, CorpusStatsOutput } from '../src/schemas/answers/corpus.ts';
import {
  checkRangeOrder,
  filterFields,
  fullField,
  recordId,
  scanCosts,
  scanFields,
  scanPage,
} from '../src/schemas/collections.ts';
import { fields } from '../src/schemas/fields.ts';

const ABOUT =
  'Five million pairs of text and background colour. None is stored: each is derived from its index and the published seed, so anyone can recompute it (docs/collections.md). `level` and `grade` are the highest that a pair reaches: level AA excludes AAA, `min_ratio=4.5` is AA or better. `polarity` BoW means that the text is darker than the background or equally light.';

/** Records a turn of the event loop: about 25 microseconds each with all simulations. */
const SLICE = 100;

const recordWith = (options: RecordOptions) => (index: number) =>
  corpusRecord(index, contrastCorpus.measure(index), options);

export const corpus = router({
  browse: get('/accessibility/corpus', {
    constant: true,
    summary: 'List pairs of the contrast corpus',
    description: `${ABOUT} Records are examined in index order from \`cursor\` until the page is full or \`max_scan\` records have been examined. \`truncated\` means that this limit was reached first: continue with \`next_cursor\`, even after an empty page. Filters that no pair can meet together return an empty, exhausted page at once, for 1 credit.`,
    credits: 2,
    costs: scanCosts,
    example: { min_ratio: 4.5, max_ratio: 12, polarity: 'BoW', limit: 5 },
  })
    .input(
      fields({
        ...filterFields(contrastCorpus.filter),
        ...scanFields(200, { min: 1, max: 1_000_000, preset: 100_000 }),
        full: fullField('Adds the pair as each vision model sees it'),
      }).superRefine(checkRangeOrder(contrastCorpus.filter)),
    )
    .output(CorpusPageOutput)
    .query(async ({ input, ctx }) => {
      const query = { ...input, sort: 'id', order: 'asc' } as const;
      const page = await browseScanned(
        contrastCorpus,
        ctx.services.collections.memoryOf(ctx.caller?.id),
        query,
        ctx.signal,
      );
      const make = recordWith({ full: input.full, apca: ctx.services.config.apca });
      return { count: page.rows.length, ...scanPage(page), records: await mapInTurns(page.rows, SLICE, make) };
    }),

  stats: get('/accessibility/corpus/stats', {
    constant: true,
    summary: 'Get contrast corpus statistics',
    description: `${ABOUT} Computed over the first \`sample\` records, so the same sample always gives the same numbers.`,
    credits: 2,
    example: { sample: 200_000 },
  })
    .input(
      fields({
        sample: z
          .int()
          .min(1000)
          .max(1_000_000)
          .default(200_000)
          .describe('Number of records to measure, from the first'),
      }),
    )
    .output(CorpusStatsOutput)
    .query(async ({ input }) => ({ ...(await contrastCorpus.stats(input.sample)), of: contrastCorpus.size })),

  find: get('/accessibility/corpus/{record_id}', {
    constant: true,
    summary: 'Get a contrast pair',
    description: `${ABOUT} By \`acc_\` code or index 0-4999999; INVALID_INPUT for anything else. \`cite\` is a citation, \`recompute\` explains how to derive the record in any language.`,
    credits: 1,
    example: { record_id: '12345' },
  })
    .input(fields({ record_id: recordId(contrastCorpus) }))
    .output(CorpusEntryOutput)
    .query(({ input, ctx }) => {
      const index = parseRecordId(input.record_id, contrastCorpus);
      return {
        record: recordWith({ full: true, apca: ctx.services.config.apca })(index),
        cite: citeCorpus(index),
        recompute: recomputeCorpus(index),
      };
    }),
});
