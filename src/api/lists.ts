import { Refusal } from '../errors/refusal.ts';
import type { FixedSide, ListRequest } from '../lists/compute.ts';
import { computeInSlices, writeInSlices } from '../lists/in-slices.ts';
import type { ListKindId } from '../lists/kinds/index.ts';
import { ListFile, type ListInput, MOST_VALUES } from '../schemas/lists.ts';
import { type Context, inThread } from './context.ts';
import type { Charge } from './endpoint.ts';

const ROWS_PER_CREDIT = 100;
const priceOf = (rows: number): number => Math.ceil(rows / ROWS_PER_CREDIT);

/** How many rows an answer has; one colour or pair counts as one. */
const rowsIn = (answer: object): number => {
  if (answer instanceof ListFile) return answer.rows;
  const { count, failed } = answer as { count?: number; failed?: number };
  return failed === undefined ? 1 : (count ?? 1);
};

const charge: Charge = {
  price: (answer) => priceOf(rowsIn(answer)) - 1,
  says: 'Price: 1 credit; of a list 1 credit per 100 rows begun.',
};

/** What an endpoint states that takes lists: 10,000 rows in its body, and what they cost. */
export const LISTS = {
  bodyLimit: 4 * 1024 * 1024,
  bodyMembers: 130_000,
  charge,
} as const;
const ROWS_TEXT =
  'with a list the response is in columns, or in rows with `Accept: text/csv` or `application/x-ndjson`; such bodies are accepted too, with the options in the query. An invalid row is null in every column and is listed in `errors`.';
/** Goes with the description of an endpoint on one colour, and on one pair. */
export const COLORS_TEXT = `Instead of \`color\`, \`colors\` takes up to 10,000: ${ROWS_TEXT}`;
export const pairsText = (fixed: string): string =>
  `Instead of one pair, \`pairs\` takes up to 10,000, or \`colors\` with \`${fixed}\`: ${ROWS_TEXT}`;
/** Goes with the description of an operation that takes lists. */
export const LIST_TEXT =
  '1 credit per 100 rows begun. An invalid row is null in every column and is listed in `errors`. The job type `color-list` takes up to 1,000,000 rows.';
/**
 * The same of a documented endpoint on one colour or pair. NDJSON is named in descriptions alone: generated clients take an operation
 * that lists it for a stream, and no longer parse its JSON.
 */
export const TAKES_LISTS = { ...LISTS, lists: true, produces: ['application/json', 'text/csv'] } as const;

/** The colour as it was sent: those of an input were read already. */
const sentOf = (color: unknown): unknown => (color as { readonly source: unknown }).source;

interface Given extends ListInput {
  readonly [field: string]: unknown;
}

/** The field that a list of colours is paired with, under any of its names. */
const PAIRED: Partial<Record<ListKindId, Readonly<Record<string, FixedSide['side']>>>> = {
  'science/delta-e': { from: 'first' },
  'color/contrast': { bg: 'second' },
  'accessibility/check': { bg: 'second', background: 'second' },
};

const fixedIn = (kind: ListKindId, { colors, ...input }: Given): FixedSide | undefined => {
  const [found] = Object.entries(PAIRED[kind] ?? {}).filter(([field]) => input[field] !== undefined);
  if (!colors || !found) return undefined;
  const [field, side] = found;
  return { field, side, color: sentOf(input[field]) };
};

/** Throws INVALID_INPUT for a list with more values than one call may ask for. */
const checkValues = (rows: number, to: unknown): void => {
  const spaces = Array.isArray(to) ? new Set(to).size : 1;
  if (rows * spaces > MOST_VALUES)
    throw new Refusal(
      'INVALID_INPUT',
      `to: ${rows} rows in ${spaces} spaces are ${rows * spaces} values; at most ${MOST_VALUES} are accepted`,
      { field: 'to' },
    );
};

/** Computes a list in threads: as JSON or in rows as the caller accepts it. Throws QUOTA_EXCEEDED before anything is computed. */
export const respondToList =
  (kind: ListKindId, settings: Readonly<Record<string, unknown>> = {}) =>
  async (input: ListInput, ctx: Context): Promise<never> => {
    const given = input as Given;
    const { colors, pairs, gamut, over, scheme, ...options } = given;
    const rows = colors ?? pairs ?? [];
    checkValues(rows.length, options.to);
    ctx.services.gate.requireCredits(ctx, priceOf(rows.length), priceOf(1));
    const fixed = fixedIn(kind, given);
    const kept = Object.entries(options).filter(([field, value]) => value !== undefined && field !== fixed?.field);
    const request: ListRequest = {
      kind,
      rows,
      ...(fixed ? { fixed } : {}),
      options: { ...Object.fromEntries(kept), ...settings },
      gamut: gamut as ListRequest['gamut'],
      ...(over === undefined ? {} : { over: sentOf(over) }),
      ...(scheme === undefined ? {} : { scheme: scheme as 'light' }),
    };
    const run = inThread.bind(undefined, ctx) as Parameters<typeof computeInSlices>[1];
    const type = ctx.rowType;
    // An endpoint has the types of the answer to one colour, the operation for lists those of its output.
    if (type === undefined) return (await computeInSlices(request, run)) as never;
    return new ListFile(type, await writeInSlices(request, type, run), rows.length) as never;
  };
