/** Hits of a sorted scan, of which one page is wanted: `limit` of them from `rank` on. */
export interface RankedRows {
  readonly add: (row: number, key: number) => void;
  /** How many were added. */
  readonly count: () => number;
  /** The page, best first; equal keys by row number. */
  readonly page: () => number[];
}

/** Rows beyond twice those that may still be wanted that are kept before they are sifted. */
const SLACK = 4096;

/**
 * The page is selected among the hits by partitioning (Hoare's FIND): half a million of them take some milliseconds, where sorting
 * all would take half a second. Hits behind the page are given up as they come.
 */
export const createRankedRows = (rank: number, limit: number, descending: boolean): RankedRows => {
  const rows: number[] = [];
  const keys: number[] = [];
  const isBefore = (keyA: number, rowA: number, keyB: number, rowB: number): boolean => {
    if (keyA === keyB) return rowA < rowB;
    return descending ? keyA > keyB : keyA < keyB;
  };
  const swap = (i: number, j: number): void => {
    [rows[i], rows[j]] = [rows[j]!, rows[i]!];
    [keys[i], keys[j]] = [keys[j]!, keys[i]!];
  };

  /** Moves the rows so that what is at `place` is what would be there if all were sorted, with what is better before it. */
  const settle = (place: number, from: number): void => {
    let [low, high] = [from, rows.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const [key, row] = [keys[middle]!, rows[middle]!];
      let [i, j] = [low, high];
      while (i <= j) {
        while (isBefore(keys[i]!, rows[i]!, key, row)) i += 1;
        while (isBefore(key, row, keys[j]!, rows[j]!)) j -= 1;
        if (i > j) break;
        swap(i, j);
        i += 1;
        j -= 1;
      }
      if (place <= j) high = j;
      else if (place >= i) low = i;
      else return;
    }
  };

  const wanted = rank + limit;
  let added = 0;
  return {
    add: (row, key) => {
      rows.push(row);
      keys.push(key);
      added += 1;
      if (rows.length < 2 * wanted + SLACK) return;
      settle(wanted - 1, 0);
      rows.length = wanted;
      keys.length = wanted;
    },
    count: () => added,
    page: () => {
      const end = Math.min(wanted, rows.length);
      if (rank >= end) return [];
      if (rank > 0) settle(rank, 0);
      if (end < rows.length) settle(end - 1, rank);
      return Array.from({ length: end - rank }, (_, i) => ({ row: rows[rank + i]!, key: keys[rank + i]! }))
        .sort((x, y) => (isBefore(x.key, x.row, y.key, y.row) ? -1 : 1))
        .map(({ row }) => row);
    },
  };
};
