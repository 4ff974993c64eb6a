/** One value of a property and how many rows have it. */
export interface Tally {
  readonly value: string;
  readonly count: number;
  /** Part of the whole, 0..1, to 6 decimals. */
  readonly share: number;
}

export const shareOf = (count: number, whole: number): number => Math.round((count / whole) * 1e6) / 1e6;

/** How many rows carry each number 0 .. ids.length - 1 of a column, in the order of the ids. */
export const tallyColumn = (column: Float64Array, ids: readonly string[]): Tally[] => {
  const counts = new Uint32Array(ids.length);
  for (const v of column) if (v >= 0) counts[v]! += 1;
  return ids.map((value, i) => ({ value, count: counts[i]!, share: shareOf(counts[i]!, column.length) }));
};

/** How many rows carry each bit of a column. */
export const tallyBits = (column: Float64Array, ids: readonly string[]): Tally[] =>
  ids.map((value, bit) => {
    const count = column.reduce((sum, bits) => sum + ((bits >>> bit) & 1), 0);
    return { value, count, share: shareOf(count, column.length) };
  });

/** A count with the part of the whole it makes. */
export const counted = (count: number, whole: number) => ({ count, share: shareOf(count, whole) });
