import { z } from 'zod';
import { type Collection, sortsOf } from '../collections/collection.ts';
import type { Filter, Filters, TermFilter, ValueOf } from '../collections/filter/filter.ts';
import { crossedOf, type Query } from '../collections/filter/query.ts';
import { acceptedIds } from '../collections/ids/parse.ts';
import { ORDERS } from '../collections/in-memory/browse.ts';
import { shareOf } from '../collections/in-memory/tally.ts';
import type { ScanPage } from '../collections/scan/scan.ts';
import { readColor } from '../color/read-color.ts';
import { quote } from '../errors/refusal.ts';
import { didYouMean } from '../errors/suggest.ts';
import { vocabularyOf } from '../errors/vocabulary.ts';
import { HexOutput } from './color.ts';
import { booleanField, integer, integerOrNull, listOf, numberField, object, stringField } from './described.ts';

const count = z.int().min(0).describe('Number of records');
const share = numberField('Share of all records, 0-1');

/** One value of a property, how many records have it, and their part of the whole 0..1. */
export const TallyOutput = object('Tally', 'How many records have a value.', {
  value: stringField('Value of the property'),
  count,
  share,
});

/** A count and its part of the whole 0..1. */
export const CountedOutput = object('Counted', 'How many records meet a condition.', { count, share });

/** Where a record comes from: enough to compute it again. */
export const DerivationOutput = object('Derivation', 'What a record of a collection is computed from.', {
  collection: stringField('Id of the collection'),
  version: integer('Version of the collection; each version has its own records'),
  seed: stringField('Published seed of the collection'),
  index: z.int().min(0).describe('Number of the record in the collection'),
  rng: stringField('Random number generator of the record'),
});

type FieldOf<One extends Filter> = One extends { readonly preset: string }
  ? z.ZodDefault<z.ZodType<ValueOf<One>, ValueOf<One>>>
  : z.ZodOptional<z.ZodType<ValueOf<One>, ValueOf<One>>>;

const ANY_COLOR = "any opaque CSS colour, such as '#336699', 'rebeccapurple' or 'oklch(50% 0.1 250)'";

/** A colour as text. It stays text: the collection reads it where it tests records. */
const colorText = z
  .string()
  .meta({ override: { format: 'color' }, example: '#0057b8' })
  .superRefine((text, context) => {
    const { color, why, details } = readColor(text, { scheme: 'light', isBrief: true });
    if (!color) context.addIssue({ code: 'custom', message: `${why}; accepted is ${ANY_COLOR}`, params: { details } });
    else if (color.alpha < 1)
      context.addIssue({ code: 'custom', message: `${quote(text)} is translucent: send an opaque colour` });
  });

/** So many words of a long vocabulary are listed by documents and errors. */
const LISTED = 8;

/** Characters that are read of a word: more than any has. */
const MOST_READ = 100;

/** A word of a long vocabulary, which `GET /v1/personalize/vocabulary` lists. */
const termText = ({ listed, accepted }: TermFilter) =>
  z
    .string()
    .meta({ override: { 'x-extensible-enum': listed.slice(0, LISTED) } })
    .superRefine((text, context) => {
      const word = text.trim().slice(0, MOST_READ).toLowerCase();
      if (accepted.includes(word)) return;
      const some = listed.slice(0, LISTED).join(', ');
      context.addIssue({
        code: 'custom',
        message: `${quote(text)} is not accepted; accepted: ${some} and ${accepted.length - LISTED} other words${didYouMean(word, accepted)}`,
        params: { details: vocabularyOf(word, accepted) },
      });
    });

const typeOf = (filter: Filter): z.ZodType => {
  if (filter.kind === 'color') return colorText;
  if (filter.kind === 'term') return termText(filter);
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

/** Rejects a minimum above its maximum, naming both, and a distance from something that is not given; a step of the input that the filters are fields of. */
export const checkRangeOrder =
  (filters: Filters) =>
  (query: Query, context: z.RefinementCtx): void => {
    for (const [name, filter] of Object.entries(filters)) {
      if (!('of' in filter) || query[name] === undefined || query[filter.of] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [name], message: `can only be sent together with ${filter.of}` });
    }
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
  return z.enum(names).default(names[0]).describe('Field to sort by');
};

/** The name of a record as a field of an input. */
export const recordId = (collection: Pick<Collection<string, never>, 'naming' | 'size'>) =>
  z.string().max(40).describe(acceptedIds(collection));

/** Whether records come in full; `says` what that adds. */
export const fullField = (says: string) => z.boolean().default(false).describe(says);

/** What every page of a library of 8,192 says besides its records. */
export const LibraryPageOutput = z.object({
  matched: z.int().min(0).describe('Number of records that match the filters'),
  share_of_collection: numberField('Their share of the collection, 0-1'),
  next_offset: integerOrNull('`offset` of the next page; null on the last'),
});

/** Order and page of a library of 8,192. */
export const libraryPage = {
  order: z.enum(ORDERS).default('asc').describe('Direction of the sort'),
  limit: z.int().min(1).max(100).default(24).describe('Maximum number of records in the page'),
  offset: z.int().min(0).default(0).describe('Matching records to skip: `next_offset` of the previous page'),
};

/** The bound of a filter that no record can be above: asking for more finds nothing, however far the scan goes. */
export const ReachableOutput = object('ReachableLimit', 'A filter and its maximum value.', {
  field: stringField('Name of the filter'),
  max: numberField('Maximum value of that filter'),
});

/** The palette that came nearest to a colour where none is near enough. */
export const NearestPaletteOutput = object('NearestPalette', 'The palette that is nearest to a colour.', {
  id: stringField('Code of the palette'),
  index: z.int().min(0).describe('Number of the palette'),
  colors: listOf('Its colours', HexOutput),
  difference: numberField('CIEDE2000 of its nearest colour'),
});

/** What every page of a scan says besides its records. */
export const ScanPageOutput = z.object({
  scanned: z.int().min(0).describe('Number of records examined'),
  hit_rate: numberField('Share of the examined records that match the filters, 0-1'),
  next_cursor: integerOrNull('`cursor` of the next page; null at the end of the collection'),
  exhausted: booleanField('Whether the scan is complete: it reached the end, or no record can match the filters'),
  truncated: booleanField('Whether `max_scan` records were examined before the page was full'),
  reachable: ReachableOutput.optional().describe('Present if a filter exceeds the value of every record'),
});

/** A page of a scan that had nothing to examine costs as little as any call. */
export const scanCosts = (page: object): number => ((page as { scanned: number }).scanned === 0 ? 1 : 2);

/** The result of a scan in responses. */
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
  limit: z.int().min(1).max(most).default(24).describe('Maximum number of records in the page'),
  cursor: z.int().min(0).optional().describe('`next_cursor` of the previous page'),
  max_scan: z
    .int()
    .min(budget.min)
    .max(budget.max)
    .default(budget.preset)
    .describe('Maximum number of records to examine'),
});
