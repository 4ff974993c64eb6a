import { type Bound, keepWithin } from '../filter/bound.ts';
import type { MeasuredColumns } from './measured.ts';
import { shareOf } from './tally.ts';

export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

/** A page of a collection that is small enough to be counted whole. */
export interface Browse<Field extends string> {
  /** Rows of the collection. */
  readonly size: number;
  readonly bounds: readonly Bound<Field>[];
  /** What to sort by; rows by number where omitted. */
  readonly sortBy?: Field | undefined;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

export interface FinitePage {
  /** Rows that meet every condition, on this page or not. */
  readonly matched: number;
  /** Part of the collection that matched, 0..1. */
  readonly share: number;
  readonly rows: readonly number[];
  readonly nextOffset: number | null;
}

const orders = new WeakMap<Float64Array, Partial<Record<Order, Uint16Array>>>();

/** All rows by this column; rows without a value (NaN) last in either order, equal values by row number. */
const sorted = (column: Float64Array, order: Order): Uint16Array => {
  const known = orders.get(column) ?? {};
  const found = known[order];
  if (found) return found;
  const sign = order === 'asc' ? 1 : -1;
  const place = (v: number) => (Number.isNaN(v) ? Number.POSITIVE_INFINITY : sign * v);
  const rows = Uint16Array.from(column.keys()).sort((x, y) => {
    const [a, b] = [place(column[x]!), place(column[y]!)];
    return a === b ? x - y : a - b;
  });
  orders.set(column, { ...known, [order]: rows });
  return rows;
};

/** How many rows a mask of ones and zeros keeps. */
const kept = (mask: Uint8Array): number => {
  let sum = 0;
  for (let row = 0; row < mask.length; row += 1) sum += mask[row]!;
  return sum;
};

const rowNumbers = (size: number, order: Order): ((place: number) => number) =>
  order === 'asc' ? (place) => place : (place) => size - 1 - place;

/** Filters, sorts and cuts a page. Exact: every row is looked at, which for some thousands takes microseconds. */
export const browse = <Field extends string>(
  columns: MeasuredColumns<Field>,
  { size, bounds, sortBy, order, limit, offset }: Browse<Field>,
): FinitePage => {
  const mask = new Uint8Array(size).fill(1);
  for (const bound of bounds) keepWithin(mask, columns[bound.field], bound);
  const matched = kept(mask);
  const ranking = sortBy && sorted(columns[sortBy], order);
  const rowAt = ranking ? (place: number) => ranking[place]! : rowNumbers(size, order);
  const rows: number[] = [];
  const end = offset + limit;
  for (let place = 0, seen = 0; place < size && seen < Math.min(end, matched); place += 1) {
    const row = rowAt(place);
    if (mask[row] === 0) continue;
    if (seen >= offset) rows.push(row);
    seen += 1;
  }
  return { matched, share: shareOf(matched, size), rows, nextOffset: end < matched ? end : null };
};
