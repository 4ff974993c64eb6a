import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTick } from 'node:timers/promises';

/** Rows that come in one tick of the event loop, written together. */
export interface TickBatch<Row, Result> {
  /** Resolves with the row's own result when its batch is durable; rejects with the error of the batch. */
  add(row: Row): Promise<Result>;
  /** Resolves when everything that was added so far is durable or has failed. */
  flush(): Promise<void>;
}

interface Waiting<Row, Result> {
  readonly row: Row;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Shares one transaction among the rows of a tick. `write` makes them durable and returns a result for each, in their
 * order; `written` is called with a batch after all who wait for it have their results.
 */
export const createTickBatch = <Row, Result>(
  write: (rows: readonly Row[]) => Promise<readonly Result[]>,
  written: (rows: readonly Row[]) => void = () => {},
): TickBatch<Row, Result> => {
  const commits = new Set<Promise<void>>();
  /** A batch belongs to no one call: what follows from it must not be taken for part of the trace of the first. */
  const outside = AsyncLocalStorage.snapshot();
  let open: Waiting<Row, Result>[] | undefined;

  const commit = async (waiting: readonly Waiting<Row, Result>[]): Promise<void> => {
    await nextTick();
    open = undefined;
    const rows: Row[] = [];
    for (const { row } of waiting) rows.push(row);
    let results: readonly Result[];
    try {
      results = await write(rows);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
      return;
    }
    for (let i = 0; i < waiting.length; i += 1) waiting[i]!.resolve(results[i]!);
    written(rows);
  };

  return {
    add: (row) =>
      new Promise((resolve, reject) => {
        const one = { row, resolve, reject };
        if (open) {
          open.push(one);
          return;
        }
        open = [one];
        const done = outside(commit, open).finally(() => commits.delete(done));
        commits.add(done);
      }),
    async flush() {
      while (commits.size) await Promise.all(commits);
    },
  };
};
