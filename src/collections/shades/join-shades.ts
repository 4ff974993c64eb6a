import { unpackColor } from '../../exact/packed.ts';
import { joinBatches, type Kept, measuredRow } from '../in-memory/measured.ts';
import { SHADE_FIELDS, type Shade, type ShadeBatch, type ShadeField } from './measure-shades.ts';

/** The whole library in memory, from its batches. */
export const joinShades = (batches: readonly ShadeBatch[]): Kept<ShadeField, Shade> => {
  const columns = joinBatches(
    SHADE_FIELDS,
    batches.map((batch) => batch.columns),
  );
  const colors = Uint32Array.from(batches.flatMap((batch) => [...batch.colors]));
  const starts = new Uint32Array(columns.steps.length);
  for (let row = 1; row < starts.length; row += 1) starts[row] = starts[row - 1]! + columns.steps[row - 1]!;
  return {
    columns,
    row: (row) => {
      const measures = measuredRow(SHADE_FIELDS, columns, row);
      const start = starts[row]!;
      return { measures, colors: Array.from(colors.subarray(start, start + measures.steps), unpackColor) };
    },
  };
};
