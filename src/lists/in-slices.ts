import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';
import type { Task } from '../threads/task.ts';
import type { ListRequest, Table } from './compute.ts';
import { responseOf } from './render.ts';
import type { RowType } from './row-types.ts';
import { listTasks } from './tasks.ts';

/** Rows to a slice: some 5 ms of work, after which others have their turn. */
const SLICE = 500;

/** Runs a task in a thread. */
type Run = <Args extends readonly unknown[], Result>(
  task: Task<Args, Result>,
  ...args: NoInfer<Args>
) => Promise<Result>;

interface Slice {
  readonly from: number;
  readonly request: ListRequest;
}

const slicesOf = (request: ListRequest): readonly Slice[] =>
  Array.from({ length: Math.ceil(request.rows.length / SLICE) }, (_, i) => ({
    from: i * SLICE,
    request: { ...request, rows: request.rows.slice(i * SLICE, (i + 1) * SLICE) },
  }));

/** One table of those of its slices, in their order; each column is joined in a turn of its own. */
const joined = async (tables: readonly Table[]): Promise<Table> => {
  const columns: Table['columns'][number][] = [];
  for (const [i, column] of tables[0]!.columns.entries()) {
    columns.push({ ...column, values: tables.flatMap((table) => table.columns[i]!.values) });
    if (tables.length > 1) await nextExclusiveTurn();
  }
  return {
    count: tables.reduce((sum, { count }) => sum + count, 0),
    columns,
    errors: tables.flatMap(({ errors }) => errors),
    mapped: tables.flatMap(({ mapped }) => mapped),
    composited: tables.flatMap(({ composited }) => composited),
  };
};

/** Computes a list slice by slice, each a turn of its own in a thread; its answer in JSON. Throws as `computeRows`. */
export const computeInSlices = async (request: ListRequest, run: Run): Promise<Record<string, unknown>> => {
  const tables: Table[] = [];
  for (const slice of slicesOf(request)) tables.push(await run(listTasks.computeRows, slice.request, slice.from));
  return responseOf(await joined(tables));
};

/** The same as the text of a file. A slice is written again where another has a column that says nothing in it. */
export const writeInSlices = async (request: ListRequest, type: RowType, run: Run): Promise<string> => {
  const slices = slicesOf(request);
  const written: Awaited<ReturnType<typeof write>>[] = [];
  const write = ({ request: rows, from }: Slice, keys?: readonly string[]) =>
    run(listTasks.writeRows, rows, { type, from, keys });
  for (const slice of slices) written.push(await write(slice));
  const keys = [...new Set(written.flatMap(({ telling }) => telling))];
  const texts: string[] = [];
  for (const [i, { text, telling }] of written.entries())
    texts.push(telling.length === keys.length ? text : (await write(slices[i]!, keys)).text);
  return texts.join('');
};
