import { z } from 'zod';
import { type Collection, sortsOf } from '../collections/collection.ts';
import type { Filter, Filters, ValueOf } from '../collections/filter/filter.ts';
import { crossedOf, type Query } from '../collections/filter/query.ts';
import { ORDERS } from '../collections/finite/browse.ts';
import { shareOf } from '../collections/finite/tally.ts';
import { acceptedIds } from '../collections/ids/parse.ts';
import type { ScanPage } from '../collections/scan/scan.ts';
import { HexOutput } from './color.ts';

/** One value of a property, how many records have it, and their part of the whole 0..1. */
export const TallyOutput = z.object({ value: z.string(), count: z.int(), share: z.number() });

/** A count and its part of the whole 0..1. */
export const CountedOutput = z.object({ count: z.int(), share: z.number() });

/** Where a record comes from: enough to compute it again. */
export const DerivationOutput = z.object({
  collection: z.string(),
  version: z.int(),
  seed: z.string(),
  index: z.int(),
  rng: z.string(),
});

/** OKLCH of a colour: lightness 0..1, chroma, hue in degrees or null for a grey. */
const OklchOutput = z.object({ l: z.number(), c: z.number(), h: z.number().nullable() });

/** A colour with its coordinates; hues are null for greys. */
export const SwatchOutput = z.object({
  hex: HexOutput,
  rgb: z.tuple([z.int(), z.int(), z.int()]),
  hue: z.number().nullable(),
  oklch: OklchOutput,
});

type FieldOf<One extends Filter> = One extends { readonly preset: string }
  ? z.ZodDefault<z.ZodType<ValueOf<One>, ValueOf<One>>>
  : z.ZodOptional<z.ZodType<ValueOf<One>, ValueOf<One>>>;

const typeOf = (filter: Filter): z.ZodType => {
  if (filter.kind === 'word') return z.enum(filter.words);
  if (filter.kind === 'flag') return z.boolean();
  const { min, max, whole } = filter.range;
  return (whole ? z.int() : z.number()).min(min).max(max);
};

const fieldOf = (filter: Filter): z.ZodType => {
  const preset = filter.kind === 'word' ? filter.preset : undefined;
  const field = preset === undefined ? typeOf(filter).optional() : typeOf(filter).default(preset);
  return filter.says === undefined ? field : field.describe(filter.says);
};

/** The filters of a collection as fields of an input. */
export const filterFields = <Table extends Filters>(filters: Table) =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, fieldOf(filter)])) as {
    [Name in keyof Table]: FieldOf<Table[Name]>;
  };

/** Refuses a least that is above its greatest, naming both; a step of the input that the filters are fields of. */
export const uncrossed =
  (filters: Filters) =>
  (query: Query, context: z.RefinementCtx): void => {
    for (const [least, greatest] of crossedOf(filters, query))
      context.addIssue({
        code: 'custom',
        path: [least],
        message: `is ${query[least]}, above ${greatest}, which is ${query[greatest]}: nothing lies between them`,
      });
  };

/** The sorts of a collection as a field of an input. */
export const sortField = <Sort extends string>(sorts: Readonly<Record<Sort, unknown>>) => {
  const names = sortsOf(sorts);
  return z.enum(names).default(names[0]);
};

/** The name of a record as a field of an input. */
export const recordId = (collection: Pick<Collection<string, never>, 'naming' | 'size'>) =>
  z.string().max(40).describe(acceptedIds(collection));

/** Whether records come in full; `says` what that adds. */
export const fullField = (says: string) => z.boolean().default(false).describe(says);

/** What every page of a library of 8,192 says besides its records. */
export const LibraryPageOutput = z.object({
  matched: z.int(),
  share_of_collection: z.number(),
  next_offset: z.int().nullable(),
});

/** Order and page of a library of 8,192. */
export const libraryPage = {
  order: z.enum(ORDERS).default('asc'),
  limit: z.int().min(1).max(100).default(24),
  offset: z.int().min(0).default(0),
};

/** The bound of a filter that no record can be above: asking for more finds nothing, however far the scan goes. */
export const ReachableOutput = z.object({ field: z.string(), max: z.number() });

/** What every page of a scan says besides its records. */
export const ScanPageOutput = z.object({
  scanned: z.int(),
  hit_rate: z.number(),
  next_cursor: z.int().nullable(),
  exhausted: z.boolean(),
  truncated: z.boolean(),
  reachable: ReachableOutput.optional().describe('Only where a filter asks for more than any record can have'),
});

/** What a scan found, as it is answered. */
export const scanPage = ({ scanned, hits, nextCursor, exhausted, truncated, reachable }: ScanPage) => ({
  scanned,
  hit_rate: scanned === 0 ? 0 : shareOf(hits, scanned),
  next_cursor: nextCursor,
  exhausted,
  truncated,
  ...(reachable === undefined ? {} : { reachable }),
});

/** The page of a scan: how many records it holds at most, where it begins and how many records are examined for it. */
export const scanFields = (
  most: number,
  budget: { readonly min: number; readonly max: number; readonly preset: number },
) => ({
  limit: z.int().min(1).max(most).default(24),
  cursor: z.int().min(0).optional().describe('`next_cursor` of the previous page'),
  max_scan: z
    .int()
    .min(budget.min)
    .max(budget.max)
    .default(budget.preset)
    .describe('Maximum number of records to examine'),
});
