import { z } from 'zod';
import { ROW_TYPES } from '../lists/row-types.ts';
import { type ColorLike, type ScienceColorLike, UnreadColor, UnreadScienceColor } from './color.ts';
import { integer, listOf, marked, object, stringField } from './described.ts';
import { type fields, judgedFields } from './fields.ts';
import { FileReply, fileOutput } from './file.ts';

/** The most rows of one call. */
export const MOST_ROWS = 10_000;
/** The most values of one call: rows by spaces. */
export const MOST_VALUES = 100_000;

const TOO_MANY = `must have at most ${MOST_ROWS} rows; the job type color-list takes up to 1000000`;
const EMPTY = 'must have at least 1 row';

const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).min(1, EMPTY).max(MOST_ROWS, TOO_MANY);

const pair = <Like>(reference: string) =>
  z.custom<readonly [Like, Like]>().meta({
    override: {
      type: 'array',
      items: { $ref: `#/components/schemas/${reference}` },
      minItems: 2,
      maxItems: 2,
    },
  });

/** Lists of colours, and of pairs of them. */
export const ColorRows = rowsOf(UnreadColor).describe(`1 to ${MOST_ROWS} colours`);
export const ScienceColorRows = rowsOf(UnreadScienceColor).describe(`1 to ${MOST_ROWS} colours`);
export const PairRows = rowsOf(pair<ColorLike>('Color')).describe(`1 to ${MOST_ROWS} pairs [a, b]`);
export const SciencePairRows = rowsOf(pair<ScienceColorLike>('ScienceColor')).describe(
  `1 to ${MOST_ROWS} pairs [a, b]`,
);

/** Lists that an operation on one colour or pair takes instead. */
export interface ListInput {
  readonly colors?: readonly unknown[] | undefined;
  readonly pairs?: readonly unknown[] | undefined;
}

/** Whether an input is a list. */
export const isListInput = (input: object): input is ListInput =>
  (input as ListInput).colors !== undefined || (input as ListInput).pairs !== undefined;

interface ListFields {
  readonly colors: z.ZodArray;
  readonly pairs?: z.ZodArray;
}

/** A row in documents. */
const rowInDocuments = (row: z.core.$ZodType): object => {
  const { id, override } = (z.globalRegistry.get(row) ?? {}) as { id?: string; override?: object };
  return id === undefined ? (override ?? {}) : { $ref: `#/components/schemas/${id}` };
};

/** A list whose rows are not looked at before it is certain that a list may be sent. */
const unread = (list: z.ZodArray) =>
  z
    .unknown()
    .superRefine((value, context) => {
      if (!Array.isArray(value)) context.addIssue({ code: 'invalid_type', expected: 'array', input: value });
      else if (value.length === 0) context.addIssue(EMPTY);
      else if (value.length > MOST_ROWS) context.addIssue(TOO_MANY);
    })
    .optional()
    .meta({
      isListField: true,
      description: `Instead of one: ${list.description}`,
      override: ({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void => {
        delete jsonSchema.isListField;
        const items = rowInDocuments(list.element);
        Object.assign(jsonSchema, { type: 'array', minItems: 1, maxItems: MOST_ROWS, items });
      },
    });

interface Judged {
  /** Fields of the one colour or pair, which a list replaces, and whether one is required without a list. */
  readonly single: Readonly<Record<string, 'required' | 'optional'>>;
  /** Of those the ones that `colors` are paired with: one must be sent, under any of its names. */
  readonly paired?: readonly string[];
}

const judge = (
  { single, paired = [] }: Judged,
  lists: readonly string[],
  input: Readonly<Record<string, unknown>>,
  refuseAt: (path: readonly string[], message: string) => void,
): void => {
  const refuse = (field: string, message: string) => refuseAt([field], message);
  const sent = lists.filter((name) => input[name] !== undefined);
  const given = Object.keys(single).filter((name) => input[name] !== undefined);
  const [list, second] = sent;
  if (list === undefined) {
    for (const [name, need] of Object.entries(single))
      if (need === 'required' && !given.includes(name))
        refuse(name, `is required (a colour), or a list as ${lists.join(' or ')}`);
    return;
  }
  if (second !== undefined) return void refuse(second, `is another list than ${list}: send one of the two`);
  const extra = given.find((name) => list === 'pairs' || !paired.includes(name));
  if (extra !== undefined) return void refuse(extra, `is one colour, and ${list} is a list: send one of the two`);
  const [one, other] = given;
  if (other !== undefined) return void refuse(other, `is an alias of ${one}; send only one of them`);
  if (list === 'colors' && paired.length > 0 && given.length === 0)
    refuse(paired[0]!, 'is required (a colour) with colors');
};

/**
 * The fields of an operation on one colour or pair, which takes a list instead. Typed without the list, whose answer has another
 * form: programs with types call the operation for lists.
 */
export const oneOrListFields = <Shape extends z.ZodRawShape>(
  shape: Shape,
  lists: ListFields,
  judged: Judged,
): ReturnType<typeof fields<Shape>> => {
  const loose = Object.entries(shape).map(([name, field]) => {
    const need = judged.single[name];
    if (need === undefined) return [name, field];
    const { description } = field as z.ZodType;
    return [
      name,
      z.optional(field as z.ZodType).meta({
        ...(description === undefined ? {} : { description }),
        ...marked({ isNeededAlone: need === 'required' }),
      }),
    ];
  });
  const listFields = Object.entries(lists).map(([name, list]) => [name, unread(list as z.ZodArray)]);
  const all = Object.fromEntries([...loose, ...listFields]) as Shape;
  return judgedFields(all, (input, refuse) => judge(judged, Object.keys(lists), input, refuse));
};

/** A list as rows of a file. */
export class ListFile extends FileReply {
  readonly rows: number;

  constructor(mediaType: string, content: string, rows: number) {
    super(`${mediaType}; charset=utf-8`, content, {
      filename: mediaType === 'text/csv' ? 'colors.csv' : 'colors.ndjson',
    });
    this.rows = rows;
  }
}

/** A column: one value for each row, null for a wrong one. As long as the list, so it is not judged value by value. */
const column = <Value>(
  description: string,
  items: {
    type?: 'string' | 'number' | 'boolean' | 'array';
    format?: string;
    nullable?: boolean;
    items?: { type: 'number' };
  },
) => z.custom<readonly (Value | null)[]>().meta({ description, override: { type: 'array', items } });
export const textColumn = (description: string) => column<string>(description, { type: 'string', nullable: true });
export const numberColumn = (description: string) => column<number>(description, { type: 'number', nullable: true });
export const booleanColumn = (description: string) => column<boolean>(description, { type: 'boolean', nullable: true });
export const tripleColumn = (description: string) =>
  column<readonly number[]>(description, { type: 'array', items: { type: 'number' }, nullable: true });
const values = <Value>(description: string) => column<Value>(description, {});

/** A group of columns, by key. */
export const columnGroup = <Value>(id: string, description: string, key: string) =>
  listOf(
    description,
    object(id, 'A column of a list.', {
      key: stringField(key),
      values: values<Value>('A value for each row; null for an invalid one'),
    }),
  );

export const hexColumn = (description: string) =>
  column<string>(description, { type: 'string', format: 'color', nullable: true });

const RowErrorOutput = object('RowError', 'A row of a list that has no values.', {
  row: integer('Number of the row, from 0'),
  why: stringField('What is wrong'),
  details: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Facts about it, such as where a text stops being a colour'),
});

/** What the answer to every list has. */
export const listOutput = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  object(id, description, {
    count: integer('Number of rows'),
    failed: integer('Number of invalid rows'),
    gamut_mapped: z.literal(true).optional().describe('Present if a colour was mapped into sRGB'),
    mapped_rows: z.array(z.int()).optional().describe('Rows with a colour that was mapped, from 0'),
    composited_rows: z.array(z.int()).optional().describe('Rows with a translucent colour over its background, from 0'),
    ...shape,
    errors: listOf('The wrong rows', RowErrorOutput),
  });

/** The answer to one colour or pair; to a list it is that of the list, or its rows as a file. Typed as the first alone. */
export const oneOrListOutput = <One extends z.ZodType, List extends z.ZodType>(one: One, list: List): One =>
  z.union([one, list, fileOutput(...ROW_TYPES)]).meta(marked({ single: one })) as unknown as One;
