/** The measures of one row, and of many: one number a field. Numbers of tables stand for words. */
export type Measured<Field extends string> = Readonly<Record<Field, number>>;
export type MeasuredColumns<Field extends string> = Readonly<Record<Field, Float64Array>>;

/** What is kept in memory of a library: its columns, and what a record of a row is made from. */
export interface Kept<Field extends string, Row> {
  readonly columns: MeasuredColumns<Field>;
  readonly row: (row: number) => Row;
}

/** Rows of a library derived together; its number is also part of the record. */
const BATCH = 1024;
export const batchOf = (row: number): number => Math.floor(row / BATCH);

/** Batches of a library of this size. */
export const batchesOf = (size: number): number[] => Array.from({ length: size / BATCH }, (_, batch) => batch);

/** A column for each field. */
export const columnsOf = <Field extends string>(
  fields: readonly Field[],
  column: (field: Field) => Float64Array,
): MeasuredColumns<Field> =>
  Object.fromEntries(fields.map((field) => [field, column(field)])) as MeasuredColumns<Field>;

/** Measures the rows of one batch; memory that threads can share. */
export const measureBatch = <Field extends string>(
  fields: readonly Field[],
  batch: number,
  measure: (row: number) => Measured<Field>,
): MeasuredColumns<Field> => {
  const columns = columnsOf(fields, () => new Float64Array(new SharedArrayBuffer(BATCH * 8)));
  for (let i = 0; i < BATCH; i += 1) {
    const measures = measure(batch * BATCH + i);
    for (const field of fields) columns[field][i] = measures[field];
  }
  return columns;
};

/** The columns of a library from those of its batches. */
export const joinBatches = <Field extends string>(
  fields: readonly Field[],
  batches: readonly MeasuredColumns<Field>[],
): MeasuredColumns<Field> =>
  columnsOf(fields, (field) => {
    const column = new Float64Array(batches.length * BATCH);
    for (const [i, batch] of batches.entries()) column.set(batch[field], i * BATCH);
    return column;
  });

/** The measures of one row, read from columns. */
export const measuredRow = <Field extends string>(
  fields: readonly Field[],
  columns: MeasuredColumns<Field>,
  row: number,
): Measured<Field> => {
  const measures = {} as Record<Field, number>;
  for (const field of fields) measures[field] = columns[field][row]!;
  return measures;
};

/** A library whose records are made from its measures alone, from those of its batches. */
export const keptFrom =
  <Field extends string>(fields: readonly Field[]) =>
  (batches: readonly MeasuredColumns<Field>[]): Kept<Field, Measured<Field>> => {
    const columns = joinBatches(fields, batches);
    return { columns, row: (row) => measuredRow(fields, columns, row) };
  };
