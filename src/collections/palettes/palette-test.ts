import { unitsAtLeast, unitsAtMost } from '../../exact/luminance.ts';
import type { Bound } from '../filter/bound.ts';
import type { Window } from '../scan/examiner.ts';
import type { PaletteMeasures } from './measure-palette.ts';
import { columnValue, type PaletteColumns, type PaletteField, PLACES } from './palette-columns.ts';

/** A bound in the numbers of the columns: the part of a value that counts lies from `from` to `to`. */
export interface PaletteTest {
  readonly field: PaletteField;
  readonly column: keyof PaletteColumns;
  readonly shift: number;
  readonly mask: number;
  readonly from: number;
  readonly to: number;
}

const testOf = ({ field, from, to }: Bound<PaletteField>): PaletteTest => {
  const { column, shift, mask, scaled } = PLACES[field];
  const place = { field, column, shift, mask };
  if (!scaled) return { ...place, from, to };
  // A bound that everything meets is an end of the column: numbers stay small.
  return { ...place, from: from > 0 ? unitsAtLeast(from) : 0, to: to < mask ? unitsAtMost(to) : mask };
};

/** The bounds of a query as tests of columns. */
export const testsOf = (bounds: readonly Bound<PaletteField>[]): PaletteTest[] => bounds.map(testOf);

/** Whether measures pass all tests. */
export const passes = (m: PaletteMeasures, tests: readonly PaletteTest[]): boolean => {
  for (const { column, shift, mask, from, to } of tests) {
    const part = (columnValue(m, column) >>> shift) & mask;
    if (part < from || part > to) return false;
  }
  return true;
};

/** Rows that are tested together: their numbers and what is read of them stay near the processor. */
export const CHUNK = 2048;
const rows = new Int32Array(CHUNK);

/**
 * The rows that pass all tests among `count`, at most `CHUNK`, from `from` on and `step` apart, in that order; the next call
 * writes over them. Test by test, each along one column, and counted by signs: so there is no jump to be foreseen.
 */
export const selectPassing = (
  columns: PaletteColumns,
  [first, ...others]: readonly PaletteTest[],
  { from: start, step, count }: Pick<Window, 'from' | 'step' | 'count'>,
): Int32Array => {
  let left = 0;
  if (first) {
    const { shift, mask, from, to } = first;
    const values = columns[first.column];
    for (let i = 0, row = start; i < count; i += 1, row += step) {
      rows[left] = row;
      const part = (values[row]! >>> shift) & mask;
      left += (((part - from) | (to - part)) >>> 31) ^ 1;
    }
  } else for (let row = start; left < count; left += 1, row += step) rows[left] = row;
  for (const { column, shift, mask, from, to } of others) {
    const values = columns[column];
    let kept = 0;
    for (let i = 0; i < left; i += 1) {
      const row = rows[i]!;
      rows[kept] = row;
      const part = (values[row]! >>> shift) & mask;
      kept += (((part - from) | (to - part)) >>> 31) ^ 1;
    }
    left = kept;
  }
  return rows.subarray(0, left);
};
