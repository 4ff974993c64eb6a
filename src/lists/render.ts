import { csvCell } from '../text/escape.ts';
import { computeList, type ListRequest, type Table } from './compute.ts';
import type { RowType } from './row-types.ts';

/** A list as its answer in JSON: columns by name, or in lists of `{key, values}`. */
const answerOf = ({ count, columns, errors, mapped, composited }: Table): Record<string, unknown> => {
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
    const failure = failures.get(row);
    const values = failure ? [] : columns.map(({ key, values: all }) => [key, all[row]] as const);
    return { row: from + row, sent: sent[row], ...Object.fromEntries(values), ...failure };
  });
};

const lines = (records: readonly object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** RFC 4180, one column for each part of a value; the last says why a row is wrong. */
const csvOf = ({ count, columns, errors }: Table, sent: readonly unknown[]): string => {
  const failures = new Map(errors.map(({ row, why }) => [row, why]));
  const header = columns.flatMap(({ key, parts }) => parts?.map((part) => `${key}.${part}`) ?? [key]);
  const rows = Array.from({ length: count }, (_, row) => {
    const cells = columns.flatMap(({ parts, values }) => {
      const value = values[row];
      return parts ? parts.map((_part, i) => textOf((value as readonly unknown[] | null)?.[i])) : [textOf(value)];
    });
    return [String(row), textOf(sent[row]), ...cells, failures.get(row) ?? ''];
  });
  const text = [['row', 'sent', ...header, 'error'], ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${text.join('\r\n')}\r\n`;
};

/** Computes a list and writes its answer: an object for JSON, or the text of a file. Throws as `computeList`. */
export const renderList = (request: ListRequest, type?: RowType): Record<string, unknown> | string => {
  const table = computeList(request);
  if (type === undefined) return answerOf(table);
  return type === 'text/csv' ? csvOf(table, request.rows) : lines(recordsOf(table, request.rows));
};
