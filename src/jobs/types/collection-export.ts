import { z } from 'zod';
import { fields } from '../../wire/fields.ts';
import { defineJob } from '../definition.ts';
import type { JobTools } from '../queue/type.ts';
import type { ExportedPage, PageRequest } from '../slices/export-page.ts';
import { jobTasks } from '../tasks.ts';
import { type CollectionId, EXPORT_FILTERS, EXPORTED } from './export-filters.ts';
import { libraries } from './export-libraries.ts';

const of = <Id extends CollectionId>(collection: Id) =>
  fields({
    collection: z.literal(collection),
    filter: EXPORT_FILTERS[collection]
      .optional()
      .describe('As the browse endpoint of the collection takes it; all when omitted'),
    from: z.int().min(0).default(0).describe('Where to begin: `next` of an earlier export, 0 for the first record'),
    limit: z.int().min(1).max(100_000).default(10_000).describe('Records at most'),
    full: z.boolean().default(false).describe('Adds what the browse endpoint adds for full=true'),
  });

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Records to a page, and to a turn of the event loop where the page is made there. */
const PAGE = 200;

const pageOf = (
  collection: CollectionId,
  request: PageRequest,
  { threads, signal }: Pick<JobTools, 'threads' | 'signal'>,
): Promise<ExportedPage> =>
  collection === 'harmonies' || collection === 'gradients' || collection === 'shades'
    ? libraries[collection](request, threads)
    : threads.run(jobTasks.exportPage, [collection, request], { signal });

export const collectionExport = defineJob({
  id: 'collection-export',
  summary: 'Records of a collection by filter, as a file',
  description: `Up to 100,000 records of a collection (${EXPORTED.join(', ')}) that meet a filter, one item each, in the order of the collection; fetch the result as NDJSON or CSV. The summary has \`next\`, with which another export goes on, null when the collection has ended.`,
  credits: 20,
  example: { collection: 'atlas', filter: { min_contrast_on_white: 7 }, limit: 50 },
  params: z.discriminatedUnion(
    'collection',
    EXPORTED.map((id) => of(id)) as [ReturnType<typeof of>, ...ReturnType<typeof of>[]],
    {
      error: (issue) => (issue.code === 'invalid_union' ? `is required; accepted: ${EXPORTED.join(', ')}` : undefined),
    },
  ),
  async run({ collection, filter = {}, from, limit, full }, { threads, signal, emit, progress }) {
    const named = Object.fromEntries(Object.entries(filter).map(([name, value]) => [camel(name), value]));
    let next: number | null = from;
    let [exported, examined] = [0, 0];
    progress(0, limit);
    while (next !== null && exported < limit) {
      signal.throwIfAborted();
      const request: PageRequest = { filter: named, cursor: next, limit: Math.min(PAGE, limit - exported), full };
      const page: ExportedPage = await pageOf(collection, request, { threads, signal });
      await emit(page.records);
      exported += page.records.length;
      examined += page.scanned;
      next = page.next;
      progress(exported, limit);
    }
    return { collection, exported, examined, next };
  },
});
