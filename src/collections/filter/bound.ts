/** The rows that a filter lets through, by what one column holds of them. */
export interface Bound<Field extends string = string> {
  readonly field: Field;
  /** Values from `from` to `to`, both of them in; rows without a value (NaN) are in no bound. */
  readonly from: number;
  readonly to: number;
  /** The column goes round a circle: where `from` is the greater, the values run over its end and on from its start. */
  readonly round?: true;
  /** Of the column only this bit counts. */
  readonly bit?: number;
}

const sameThing = (x: Bound, y: Bound): boolean => x.field === y.field && x.bit === y.bit;

/** What both bounds let through. */
const both = <Field extends string>(x: Bound<Field>, y: Bound<Field>): Bound<Field> => ({
  ...x,
  from: Math.max(x.from, y.from),
  to: Math.min(x.to, y.to),
});

/** One bound for each thing that is bounded: what all of them let through together. */
export const merged = <Field extends string>(bounds: readonly Bound<Field>[]): Bound<Field>[] => {
  const out: Bound<Field>[] = [];
  for (const bound of bounds) {
    const place = out.findIndex((other) => sameThing(other, bound));
    if (place < 0) out.push(bound);
    else out[place] = both(out[place]!, bound);
  }
  return out;
};

/** Measures are whole ten-thousandths. */
const UNITS = 1e4;
/** Far below a unit, and above the errors of the multiplication. */
const ERROR = 1e-6;

/** Whether a bound lets no value through: it ends before it begins, or lies between two neighbouring values. */
export const isEmpty = ({ from, to, round }: Bound): boolean =>
  !round && Math.ceil(from * UNITS - ERROR) > Math.floor(to * UNITS + ERROR);

/** Whether nothing can lie in both bounds. */
export const excludes = (x: Bound, y: Bound): boolean => {
  const { from, to, round } = both(x, y);
  return sameThing(x, y) && !round && from > to;
};

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
