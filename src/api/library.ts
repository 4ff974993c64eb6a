import type { TRPCQueryProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Filters, ValueOf } from '../collections/filter/filter.ts';
import { parseRecordId } from '../collections/ids/parse.ts';
import type { Order } from '../collections/in-memory/browse.ts';
import { browseLibrary, type Library } from '../collections/in-memory/library.ts';
import type { Kept, MeasuredColumns } from '../collections/in-memory/measured.ts';
import { mapInTurns } from '../collections/scan/yield-to-event-loop.ts';
import type { Collections } from '../collections/service.ts';
import {
  checkRangeOrder,
  filterFields,
  fullField,
  LibraryPageOutput,
  libraryPage,
  recordId,
  sortField,
} from '../schemas/collections.ts';
import { shownAs } from '../schemas/described.ts';
import { fields } from '../schemas/fields.ts';
import { get } from './define.ts';
import type { EndpointOptions, Meta } from './endpoint.ts';

/** What is said of a library besides what its value says. */
export interface LibraryWords<List, One, Summary, Details, Stats> {
  /** Of the page; a record is found below it, and the statistics. */
  readonly path: string;
  /** The members of an answer that hold the records of a page, and the one that was asked for. */
  readonly list: List;
  readonly one: One;
  /** What a record is called in a sentence, and many of them. */
  readonly called: readonly [one: string, many: string];
  /** What its records are and where its figures come from, behind its size: it opens every description. */
  readonly about: string;
  /** What documents call a record; records as they are listed, what a full record adds, and the statistics. */
  readonly outputs: {
    readonly id: string;
    readonly summary: Summary;
    readonly details: Details;
    readonly stats: Stats;
  };
  readonly browse: Pick<EndpointOptions, 'example'> & {
    /** What `full` adds. */
    readonly adds: string;
    /** What a reader should know of the order besides. */
    readonly order?: string;
  };
  readonly find: Pick<EndpointOptions, 'example'> & {
    /** The forms of an id, and what is refused. */ readonly by: string;
  };
  /** Records made in a turn of the event loop. */
  readonly slice: number;
}

type Built = ReturnType<ReturnType<typeof get>['query']>['_def']['$types'];
type Query<Input, Output> = TRPCQueryProcedure<{
  meta: Meta;
  input: Input;
  output: Output;
  errorShape: Built['errorShape'];
}>;

/** The operations of a library, typed by its value and its words. */
interface LibraryOperations<Table extends Filters, Sort, List extends string, One extends string, Listed, Full, Stats> {
  readonly browse: Query<
    { readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined } & {
      readonly sort?: Sort | undefined;
      readonly order?: Order | undefined;
      readonly limit?: number | undefined;
      readonly offset?: number | undefined;
      readonly full?: boolean | undefined;
    },
    z.output<typeof LibraryPageOutput> & { readonly [Member in List]: Listed[] }
  >;
  readonly stats: Query<Record<string, never>, Stats>;
  readonly find: Query<{ readonly id: string }, { readonly [Member in One]: Full }>;
}

/** The operations of a library of some thousands of records: a page by filter, statistics, and one record. */
export const library = <
  Field extends string,
  Row,
  Table extends Filters<Field>,
  Sort extends string,
  List extends string,
  One extends string,
  Summary extends z.ZodObject,
  Details extends z.ZodObject,
  Counts extends object,
>(
  collection: Library<Field, Row> & {
    readonly filter: Table;
    readonly sorts: Readonly<Record<Sort, unknown>>;
    readonly summary: (index: number, row: Row) => z.input<Summary>;
    readonly record: (index: number, row: Row) => z.input<Summary> & z.input<Details>;
    readonly stats: (columns: MeasuredColumns<Field>) => Counts;
  },
  kept: (collections: Collections) => Promise<Kept<Field, Row>>,
  {
    path,
    list,
    one,
    called,
    about,
    outputs,
    slice,
    browse,
    find,
  }: LibraryWords<List, One, Summary, Details, z.ZodType<Counts, Counts>>,
) => {
  const size = collection.size.toLocaleString('en');
  const says = `${size} ${list} ${about}`;
  const shape: z.ZodRawShape = filterFields<Filters>(collection.filter);
  const listed = outputs.summary.extend(outputs.details.partial().shape).meta({
    id: outputs.id,
    description: `A ${called[0]} of the library. Lists have its details only with \`full\`.`,
  });
  const page: z.ZodType<object> = LibraryPageOutput.extend({
    [list]: z.array(listed).describe(`The ${called[1]} of the page`),
  }).meta({ id: `${outputs.id}Page`, description: `A page of the library of ${called[1]}.` });
  const whole = outputs.summary.extend(outputs.details.shape).meta(shownAs(listed));
  const found: z.ZodType<object> = z
    .object({ [one]: whole })
    .meta({ id: `${outputs.id}Entry`, description: `One ${called[0]} of the library, in full.` });
  const counts: z.ZodType<object> = outputs.stats;
  const operations = {
    browse: get(path, {
      summary: `Browse the library of ${size} ${called[1]}`,
      description: [says, '`matched` is exact; equal values are listed by id.', browse.order].filter(Boolean).join(' '),
      constant: true,
      credits: 1,
      example: browse.example,
    })
      .input(
        fields({
          ...shape,
          sort: sortField(collection.sorts),
          ...libraryPage,
          full: fullField(browse.adds),
        }).superRefine(checkRangeOrder(collection.filter)),
      )
      .output(page)
      .query(async ({ input, ctx }) => {
        const records = await kept(ctx.services.collections);
        const { matched, share, nextOffset, rows } = browseLibrary(collection, records, input);
        const record = input.full ? collection.record : collection.summary;
        return {
          matched,
          share_of_collection: share,
          next_offset: nextOffset,
          [list]: await mapInTurns(rows, slice, (row) => record(row, records.row(row))),
        };
      }),
    stats: get(`${path}/stats`, {
      summary: `Get ${called[0]} library statistics`,
      description: says,
      constant: true,
      credits: 1,
      example: {},
    })
      .input(fields({}))
      .output(counts)
      .query(async ({ ctx }) => collection.stats((await kept(ctx.services.collections)).columns)),
    find: get(`${path}/{id}`, {
      summary: `Get a library ${called[0]}`,
      description: `${says} ${find.by}`,
      constant: true,
      credits: 1,
      example: find.example,
    })
      .input(fields({ id: recordId(collection) }))
      .output(found)
      .query(({ input }) => {
        const row = parseRecordId(input.id, collection);
        return { [one]: collection.record(row, collection.measure(row)) };
      }),
  };
  return operations as LibraryOperations<
    Table,
    Sort,
    List,
    One,
    z.output<Summary> & Partial<z.output<Details>>,
    z.output<Summary> & z.output<Details>,
    Counts
  >;
};
