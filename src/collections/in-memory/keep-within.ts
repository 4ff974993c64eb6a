import type { Bound } from '../filter/bound.ts';

/** Clears the rows of a mask (1 = still in) that a bound does not let through. */
export const keepWithin = (mask: Uint8Array, column: Float64Array, { from, to, round, bit }: Bound): void => {
  const overTheEnd = round && from > to;
  for (let row = 0; row < mask.length; row += 1) {
    const v = bit === undefined ? column[row]! : (column[row]! >>> bit) & 1;
    // Written so that no comparison holds for NaN.
    const within = overTheEnd ? v >= from || v <= to : v >= from && v <= to;
    if (!within) mask[row] = 0;
  }
};
