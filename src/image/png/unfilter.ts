/** Paeth predictor, ISO/IEC 15948 9.4: whichever of left, above and upper left is nearest to left + above - upper left. */
const paeth = (a: number, b: number, c: number): number => {
  // Most of a screen is like what lies beside it.
  if (b === c) return a;
  if (a === c) return b;
  const pa = Math.abs(b - c);
  const pb = Math.abs(a - c);
  const pc = Math.abs(a + b - c - c);
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
};

/**
 * Undoes the row filters in place. `data` holds, from `start`, `rows` times a filter byte and `length` bytes; `step` is
 * the number of bytes a pixel, 1 at least. Returns false if a filter byte is not one of the five.
 */
export const unfilter = (data: Uint8Array, start: number, rows: number, length: number, step: number): boolean => {
  for (let row = 0; row < rows; row += 1) {
    const from = start + row * (length + 1) + 1;
    const to = from + length;
    const filter = data[from - 1]!;
    const up = row === 0 ? 0 : length + 1;
    if (filter === 0) continue;
    if (filter === 1) {
      for (let i = from + step; i < to; i += 1) data[i] = data[i]! + data[i - step]!;
    } else if (filter === 2) {
      if (up) for (let i = from; i < to; i += 1) data[i] = data[i]! + data[i - up]!;
    } else if (filter === 3) {
      for (let i = from; i < to; i += 1) {
        const left = i - from >= step ? data[i - step]! : 0;
        data[i] = data[i]! + ((left + (up ? data[i - up]! : 0)) >> 1);
      }
    } else if (filter === 4) {
      const first = Math.min(from + step, to);
      if (up) for (let i = from; i < first; i += 1) data[i] = data[i]! + data[i - up]!;
      if (up)
        for (let i = first; i < to; i += 1)
          data[i] = data[i]! + paeth(data[i - step]!, data[i - up]!, data[i - up - step]!);
      else for (let i = first; i < to; i += 1) data[i] = data[i]! + data[i - step]!;
    } else return false;
  }
  return true;
};
