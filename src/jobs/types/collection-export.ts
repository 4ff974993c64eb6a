import { z } from 'zod';
import { atlas } from '../../collections/atlas/atlas.ts';
import { contrastCorpus } from '../../collections/corpus/contrast-corpus.ts';
import type { Filters } from '../../collections/filter/filter.ts';
import type { Query } from '../../collections/filter/query.ts';
import { gradientLibrary } from '../../collections/gradients/gradient-library.ts';
import { harmonyLibrary } from '../../collections/harmonies/harmony-library.ts';
import { paletteLibrary } from '../../collections/palettes/palette-library.ts';
import { shadeLibrary } from '../../collections/shades/shade-library.ts';
import { notAmong, withVocabulary } from '../../errors/vocabulary.ts';
import { checkRangeOrder, filterFields } from '../../schemas/collections.ts';
import { fields } from '../../schemas/fields.ts';
import { defineJob } from '../definition.ts';
import type { JobTools } from '../queue/type.ts';
import { type ExportedPage, libraryPage, type PageRequest } from '../slices/export-page.ts';
import { jobTasks } from '../tasks.ts';

type Page = (
  request: PageRequest,
  tools: Pick<JobTools, 'threads' | 'collections' | 'signal'>,
) => Promise<ExportedPage>;

/** A collection whose pages are made in a worker thread. */
const elsewhere =
  (id: 'atlas' | 'contrast-corpus' | 'palettes'): Page =>
  (request, { threads, signal }) =>
    threads.run(jobTasks.exportPage, [id, request], { signal });

/** Every collection that can be exported, and how a page of it is made; the libraries from what the server keeps of them. */
export const EXPORTED: Readonly<
  Record<string, { readonly collection: { readonly filter: Filters }; readonly page: Page }>
> = {
  atlas: { collection: atlas, page: elsewhere('atlas') },
  'contrast-corpus': { collection: contrastCorpus, page: elsewhere('contrast-corpus') },
  palettes: { collection: paletteLibrary, page: elsewhere('palettes') },
  harmonies: {
    collection: harmonyLibrary,
    page: async (request, { collections }) => libraryPage(harmonyLibrary, await collections.harmonies(), request),
  },
  gradients: {
    collection: gradientLibrary,
    page: async (request, { collections }) => libraryPage(gradientLibrary, await collections.gradients(), request),
  },
  shades: {
    collection: shadeLibrary,
    page: async (request, { collections }) => libraryPage(shadeLibrary, await collections.shades(), request),
  },
};

const paramsOf = (id: string, filters: Filters) => {
  const filter: z.ZodType<Query> = fields(filterFields(filters)).superRefine(checkRangeOrder(filters));
  return fields({
    collection: z.literal(id).describe('Id of the collection'),
    filter: filter.optional().describe('Filters of the browse endpoint of the collection; all records by default'),
    from: z.int().min(0).default(0).describe('Record to start at: 0 for the first, or `next` of an earlier export'),
    limit: z.int().min(1).max(100_000).default(10_000).describe('Maximum number of records'),
    full: z.boolean().default(false).describe('Adds the details that the browse endpoint returns for full=true'),
  });
};

/** What an export accepts: one of the collections, and its own filters. */
export const exportParams = (
  exported: Readonly<Record<string, { readonly collection: { readonly filter: Filters } }>>,
) => {
  const [first, ...others] = Object.entries(exported).map(([id, { collection }]) => paramsOf(id, collection.filter));
  const ids = Object.keys(exported);
  return z.discriminatedUnion('collection', [first!, ...others], {
    error: (issue) => {
      if (issue.code !== 'invalid_union') return undefined;
      const given = (issue.input as { collection?: unknown }).collection;
      withVocabulary(issue, given, ids);
      return notAmong(given, ids);
    },
  });
};

/** Records to a page, and to a turn of the event loop where the page is made there. */
const PAGE = 200;

export const collectionExport = defineJob({
  id: 'collection-export',
  summary: 'Records of a collection by filter, as a file',
  description: `Up to 100,000 records of a collection (${Object.keys(EXPORTED).join(', ')}) that match a filter, one item per record, in the order of the collection; fetch the result as NDJSON or CSV. The summary contains \`next\`, where another export continues; null at the end of the collection. 1 credit for 2,000 records of \`limit\`, or 1,000 with \`full\`; at least 20.`,
  credits: 20,
  example: { collection: 'atlas', filter: { min_contrast_on_white: 7 }, limit: 50 },
  params: exportParams(EXPORTED),
  total: ({ limit }) => limit,
  priceOf: ({ limit, full }) => limit / (full ? 1_000 : 2_000),
  async run({ collection, filter = {}, from, limit, full }, tools) {
    const { signal, emit, progress } = tools;
    const { page } = EXPORTED[collection]!;
    let next: number | null = from;
    let [exported, examined] = [0, 0];
    progress(0, limit);
    while (next !== null && exported < limit) {
      signal.throwIfAborted();
      const request: PageRequest = { filter, cursor: next, limit: Math.min(PAGE, limit - exported), full };
      const made: ExportedPage = await page(request, tools);
      await emit(made.records);
      exported += made.records.length;
      examined += made.scanned;
      next = made.next;
      progress(exported, limit);
    }
    return { collection, exported, examined, next };
  },
});
