import type { Condition } from './conditions.ts';

export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

/** A page of a collection that is small enough to be counted whole. */
export interface Browse {
  /** Rows of the collection. */
  readonly size: number;
  readonly conditions: readonly Condition[];
  /** What to sort by; rows by number where left out. */
  readonly sortBy?: Float64Array | undefined;
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
  const sign = order === 'asc' ? 1 : -1;
  const place = (v: number) => (Number.isNaN(v) ? Number.POSITIVE_INFINITY : sign * v);
  const rows =
    known[order] ??
    Uint16Array.from(column.keys()).sort((x, y) => {
      const [a, b] = [place(column[x]!), place(column[y]!)];
      if (a === b) return x - y;
      return a < b ? -1 : 1;
    });
  orders.set(column, { ...known, [order]: rows });
  return rows;
};

const rowNumbers = (size: number, order: Order): ((place: number) => number) =>
  order === 'asc' ? (place) => place : (place) => size - 1 - place;

/** Filters, sorts and cuts a page. Exact: every row is looked at, which for some thousands takes microseconds. */
export const browse = ({ size, conditions, sortBy, order, limit, offset }: Browse): FinitePage => {
  const mask = new Uint8Array(size).fill(1);
  for (const condition of conditions) condition(mask);
  const matched = mask.reduce((sum, bit) => sum + bit, 0);
  const ranking = sortBy && sorted(sortBy, order);
  const rowAt = ranking ? (place: number) => ranking[place]! : rowNumbers(size, order);
  const rows: number[] = [];
  const end = offset + limit;
  for (let place = 0, seen = 0; place < size && seen < Math.min(end, matched); place += 1) {
    const row = rowAt(place);
    if (mask[row] === 0) continue;
    if (seen >= offset) rows.push(row);
    seen += 1;
  }
  return { matched, share: matched / size, rows, nextOffset: end < matched ? end : null };
};
