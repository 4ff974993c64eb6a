import { csvCell } from '../text/escape.ts';
import { computeRows, isTelling, type ListRequest, type Table, tellingOf } from './compute.ts';
import type { RowType } from './row-types.ts';

/** A list as its answer in JSON: columns by name, or in lists of `{key, values}`. */
export const responseOf = (table: Table): Record<string, unknown> => {
  const { count, columns, errors, mapped, composited } = tellingOf(table);
  const answer: Record<string, unknown> = {
    count,
    failed: errors.length,
    ...(mapped.length > 0 ? { gamut_mapped: true, mapped_rows: mapped } : {}),
    ...(composited.length > 0 ? { composited_rows: composited } : {}),
  };
  for (const { key, group, values } of columns) {
    if (group === undefined) answer[key] = values;
    else {
      answer[group] ??= [];
      (answer[group] as object[]).push({ key, values });
    }
  }
  return { ...answer, errors };
};

/** Rows as objects, each with its number and what was sent; a wrong one with `why`. */
export const recordsOf = ({ count, columns, errors }: Table, sent: readonly unknown[], from = 0): object[] => {
  const failures = new Map(errors.map(({ row, ...failure }) => [row, failure]));
  return Array.from({ length: count }, (_, row) => {
    const failure = failures.get(from + row);
    const values = failure ? [] : columns.map(({ key, values: all }) => [key, all[row]] as const);
    return { row: from + row, sent: sent[row], ...Object.fromEntries(values), ...failure };
  });
};

const lines = (records: readonly object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** RFC 4180, one column for each part of a value; the last says why a row is wrong. The first slice has the header. */
const csvOf = ({ count, columns, errors }: Table, sent: readonly unknown[], from: number): string => {
  const failures = new Map(errors.map(({ row, why }) => [row, why]));
  const header = columns.flatMap(({ key, parts }) => parts?.map((part) => `${key}.${part}`) ?? [key]);
  const rows = Array.from({ length: count }, (_, row) => {
    const cells = columns.flatMap(({ parts, values }) => {
      const value = values[row];
      return parts ? parts.map((_part, i) => textOf((value as readonly unknown[] | null)?.[i])) : [textOf(value)];
    });
    return [String(from + row), textOf(sent[row]), ...cells, failures.get(from + row) ?? ''];
  });
  const head = from === 0 ? [['row', 'sent', ...header, 'error']] : [];
  const text = [...head, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${text.join('\r\n')}\r\n`;
};

interface Written {
  readonly text: string;
  /** Columns that say something in these rows, by key. */
  readonly telling: readonly string[];
}

interface WriteOptions {
  readonly type: RowType;
  /** Number of the first row. */
  readonly from: number;
  /** Columns to write, by key; those that say something in these rows if absent. */
  readonly keys?: readonly string[] | undefined;
}

/** Computes a slice of a list and writes its rows as the text of a file. Throws as `computeRows`. */
export const writeRows = (request: ListRequest, { type, from, keys }: WriteOptions): Written => {
  const table = computeRows(request, from);
  const telling = table.columns.filter(isTelling).map(({ key }) => key);
  const columns = table.columns.filter(({ key }) => (keys ?? telling).includes(key));
  const kept = { ...table, columns };
  const text = type === 'text/csv' ? csvOf(kept, request.rows, from) : lines(recordsOf(kept, request.rows, from));
  return { text, telling };
};
