/** Clears the rows of a mask (1 = still in) that a condition does not meet. */
export type Condition = (mask: Uint8Array) => void;

/** least <= value <= most. A row without a value (NaN) meets no bound. */
export const within =
  (column: Float64Array, least: number, most: number): Condition =>
  (mask) => {
    for (let row = 0; row < mask.length; row += 1) {
      const v = column[row]!;
      if (!(v >= least && v <= most)) mask[row] = 0;
    }
  };

export const equalTo = (column: Float64Array, value: number): Condition => within(column, value, value);

/** On a circle, from `from` upwards to `to`: past the end and on from 0 where `from` is the greater. */
export const around =
  (column: Float64Array, from: number, to: number): Condition =>
  (mask) => {
    if (from <= to) {
      within(column, from, to)(mask);
      return;
    }
    for (let row = 0; row < mask.length; row += 1) {
      const v = column[row]!;
      if (!(v >= from || v <= to)) mask[row] = 0;
    }
  };

/** The bit numbered `bit` is set. */
export const carries =
  (column: Uint32Array, bit: number): Condition =>
  (mask) => {
    for (let row = 0; row < mask.length; row += 1) if (((column[row]! >>> bit) & 1) === 0) mask[row] = 0;
  };
