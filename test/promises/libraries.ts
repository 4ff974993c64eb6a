import { expect } from 'vitest';
import type { Promised } from './promised.ts';
import { oneOf, or, values } from './rules.ts';

export const HUES = oneOf('red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink');
export const ORDER = or(oneOf('asc', 'desc'), 'asc');
export const OFFSET = values([0, 24], [-1, 0.5]);
/** What a page of a library has besides its records. */
export const PAGE = { matched: 'number', share_of_collection: 'number', next_offset: 'number' };

/** The first and the last record are there, and what lies beyond them, or is no id, is refused. */
export const expectIds = async (
  { answer, refusal }: Pick<Promised, 'answer' | 'refusal'>,
  operation: string,
  last: number,
  beyond: readonly string[],
): Promise<void> => {
  for (const id of [0, last]) await answer(operation, { id });
  for (const id of [String(last + 1), '-1', '1.5', ...beyond])
    expect([id, ...(await refusal(operation, { id }))]).toEqual([id, 400, 'INVALID_INPUT', 'id']);
};

export const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

type Row = Readonly<Record<string, unknown>>;
/** A filter with values of it, and whether a record has what it asks for. */
type Filter = readonly [field: string, values: readonly unknown[], holds: (row: Row, value: never) => boolean];

/** Every record of a page that a filter gave has what was asked for; a filter that gives nothing for any value proves nothing. */
export const expectFiltered = async (
  { answer }: Pick<Promised, 'answer'>,
  [operation, list]: readonly [operation: string, list: string],
  filters: readonly Filter[],
  base: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  for (const [field, values, holds] of filters) {
    let seen = 0;
    for (const value of values) {
      const { body } = await answer(operation, { limit: 100, ...base, [field]: value });
      for (const row of body[list])
        expect([field, value, holds(row, value as never), row.id]).toEqual([field, value, true, row.id]);
      seen += body[list].length;
    }
    expect([field, seen > 0]).toEqual([field, true]);
  }
};

/** Every record has one of the values: what the filter gives for each of them is the whole collection, none left out. */
export const expectDivided = async (
  { answer }: Pick<Promised, 'answer'>,
  [operation, list]: readonly [operation: string, list: string],
  members: Readonly<Record<string, readonly [member: string, values: readonly unknown[]]>>,
  total: number,
): Promise<void> => {
  for (const [field, [member, values]] of Object.entries(members)) {
    let sum = 0;
    for (const value of values) {
      const { body } = await answer(operation, { [field]: value, limit: 100 });
      sum += body.matched;
      for (const row of body[list]) expect([field, row[member]]).toEqual([field, value]);
    }
    expect([field, sum]).toEqual([field, total]);
  }
};

/** Pages are in the order of a member, one way and the other, and over the border of two pages. */
export const expectSorted = async (
  { answer }: Pick<Promised, 'answer'>,
  [operation, list]: readonly [operation: string, list: string],
  members: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [sort, member] of Object.entries(members))
    for (const [order, way] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const page = async (offset: number) => (await answer(operation, { sort, order, limit: 50, offset })).body[list];
      const values = [...(await page(0)), ...(await page(50))].map((row: Row) => row[member] as number);
      expect([sort, order, values]).toEqual([sort, order, values.toSorted((a, b) => way * (a - b))]);
    }
};
