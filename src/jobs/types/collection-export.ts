import { z } from 'zod';
import { fields } from '../../api/fields.ts';
import { ART_MOVEMENT_IDS, EMOTION_IDS, MOOD_IDS, TAG_IDS, USAGE_IDS } from '../../collections/atlas/browse.ts';
import { GRADE_IDS, LEVEL_IDS, POLARITIES } from '../../collections/corpus/grades.ts';
import { defineJob } from '../definition.ts';
import type { CollectionId, ExportedPage, PageRequest } from '../slices/exportPage.ts';

const degrees = () => z.number().min(0).max(360).optional();
const unit = () => z.number().min(0).max(1).optional();
const ratio = () => z.number().min(1).max(21).optional();

/** The filters of each collection, as its browse endpoint takes them. */
const filters = {
  atlas: fields({
    hue_from: degrees(),
    hue_to: degrees(),
    min_lightness: unit(),
    max_lightness: unit(),
    min_chroma: unit(),
    min_contrast_on_white: ratio(),
    min_contrast_on_black: ratio(),
    emotion: z.enum(EMOTION_IDS).optional(),
    art_movement: z.enum(ART_MOVEMENT_IDS).optional(),
    ai_mood: z.enum(MOOD_IDS).optional(),
    ai_design_usage: z.enum(USAGE_IDS).optional(),
    design_tag: z.enum(TAG_IDS).optional(),
  }),
  'contrast-corpus': fields({
    min_ratio: ratio(),
    max_ratio: ratio(),
    level: z.enum(LEVEL_IDS).optional(),
    grade: z.enum(GRADE_IDS).optional(),
    polarity: z.enum(POLARITIES).optional(),
  }),
} as const satisfies Record<CollectionId, z.ZodType>;

const COLLECTIONS = Object.keys(filters) as CollectionId[];

const of = <Id extends CollectionId>(collection: Id) =>
  fields({
    collection: z.literal(collection),
    filter: filters[collection]
      .optional()
      .describe('As the browse endpoint of the collection takes it; all when omitted'),
    from: z.int().min(0).default(0).describe('Where to begin: `next` of an earlier export, 0 for the first record'),
    limit: z.int().min(1).max(100_000).default(10_000).describe('Records at most'),
    full: z.boolean().default(false).describe('Adds what the browse endpoint adds for full=true'),
  });

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const PAGE = 500;

export const collectionExport = defineJob({
  id: 'collection-export',
  summary: 'Records of a collection by filter, as a file',
  description: `Up to 100,000 records of a collection (${COLLECTIONS.join(', ')}) that meet a filter, one item each, in the order of the collection; fetch the result as NDJSON or CSV. The summary has \`next\`, with which another export goes on, null when the collection has ended.`,
  credits: 20,
  example: { collection: 'atlas', filter: { min_contrast_on_white: 7 }, limit: 50 },
  params: z.discriminatedUnion('collection', [of('atlas'), of('contrast-corpus')], {
    error: (issue) => (issue.code === 'invalid_union' ? `is required; accepted: ${COLLECTIONS.join(', ')}` : undefined),
  }),
  async run({ collection, filter = {}, from, limit, full }, { work, signal, emit, progress }) {
    const named = Object.fromEntries(Object.entries(filter).map(([name, value]) => [camel(name), value]));
    let next: number | null = from;
    let [exported, examined] = [0, 0];
    progress(0, limit);
    while (next !== null && exported < limit) {
      signal.throwIfAborted();
      const request: PageRequest = { filter: named, cursor: next, limit: Math.min(PAGE, limit - exported), full };
      const page: ExportedPage = await work.run('jobs.exportPage', [collection, request], { signal });
      await emit(page.records);
      exported += page.records.length;
      examined += page.scanned;
      next = page.next;
      progress(exported, limit);
    }
    return { collection, exported, examined, next };
  },
});
