import { computeRows, type ListRequest, tellingOf } from './compute.ts';
import { recordsOf } from './render.ts';

/** A slice of a long list: its rows as objects, numbered from `from`, and how many of them are wrong. */
export const listRecords = (request: ListRequest, from: number) => {
  const table = tellingOf(computeRows(request, from));
  return { records: recordsOf(table, request.rows, from), failed: table.errors.length, mapped: table.mapped.length };
};
