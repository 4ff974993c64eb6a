/** The best few of many rows by a key, equal keys by row number: a heap with the worst on top. */
export interface TopRows {
  readonly add: (row: number, key: number) => void;
  /** Best first. */
  readonly rows: () => number[];
}

export const createTopRows = (limit: number, descending: boolean): TopRows => {
  const rows: number[] = [];
  const keys: number[] = [];
  const worse = (i: number, j: number): boolean => {
    const [a, b] = [keys[i]!, keys[j]!];
    if (a === b) return rows[i]! > rows[j]!;
    return descending ? a < b : a > b;
  };
  const swap = (i: number, j: number): void => {
    [rows[i], rows[j]] = [rows[j]!, rows[i]!];
    [keys[i], keys[j]] = [keys[j]!, keys[i]!];
  };
  const rise = (start: number): void => {
    for (let i = start; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!worse(i, parent)) return;
      swap(i, parent);
      i = parent;
    }
  };
  const sink = (): void => {
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2];
      let worst = i;
      if (left < rows.length && worse(left, worst)) worst = left;
      if (right < rows.length && worse(right, worst)) worst = right;
      if (worst === i) return;
      swap(i, worst);
      i = worst;
    }
  };
  return {
    add: (row, key) => {
      if (rows.length === limit && (descending ? key < keys[0]! : key > keys[0]!)) return;
      rows.push(row);
      keys.push(key);
      rise(rows.length - 1);
      if (rows.length <= limit) return;
      swap(0, rows.length - 1);
      rows.pop();
      keys.pop();
      sink();
    },
    rows: () =>
      rows
        .map((row, i) => ({ row, key: keys[i]! }))
        .sort((x, y) => {
          if (x.key === y.key) return x.row - y.row;
          return descending ? y.key - x.key : x.key - y.key;
        })
        .map(({ row }) => row),
  };
};
