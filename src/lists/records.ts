import { computeList, type ListRequest } from './compute.ts';
import { recordsOf } from './render.ts';

/** A slice of a long list: its rows as objects, numbered from `from`, and how many of them are wrong. */
export const listRecords = (request: ListRequest, from: number) => {
  const table = computeList(request);
  return { records: recordsOf(table, request.rows, from), failed: table.errors.length, mapped: table.mapped.length };
};
