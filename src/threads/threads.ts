import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Refusal } from '../refusal/refusal.ts';
import type { Order, Outcome, SentRefusal, Task, TaskTable } from './task.ts';

interface RunOptions {
  readonly signal?: AbortSignal;
  /** Buffers among the arguments that go to the thread for good, uncopied: they are empty on this side from then on. */
  readonly transfer?: ArrayBuffer[] | undefined;
}

/** Runs heavy functions in worker threads, so that the event loop stays free. */
export interface Threads {
  /**
   * Runs a task of the table. Refuses what the task refuses, and UNAVAILABLE when the queue is full; an aborted signal ends
   * the thread and rejects.
   */
  run<Args extends readonly unknown[], Result>(
    task: Task<Args, Result>,
    args: NoInfer<Args>,
    options?: RunOptions,
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** What the threads can do: the table that their worker serves. */
  readonly tasks: TaskTable;
  /** File of the worker, compiled. */
  readonly worker: string;
  /** Threads at most; one less than the processors when omitted. */
  readonly threads?: number;
  /** Orders that may wait for a thread; any number when omitted. */
  readonly queue?: number;
  /** Told of an error that belongs to no order: a thread that failed while idle, or an answer that came after its caller left. */
  readonly onStray?: (error: Error) => void;
  /** Memory of one thread; what takes more ends with its thread. */
  readonly resourceLimits?: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number; stackSizeMb: number };
}

const IDLE_MS = 60_000;

/** A refusal of a thread as one of this side; what it hides has the thread's own stack. */
const refusalOf = ({ code, message, details, cause: text }: SentRefusal): Refusal => {
  if (text === undefined) return new Refusal(code, message, details);
  const cause = new Error(text.split('\n', 1)[0]);
  cause.stack = text;
  return new Refusal(code, message, details, { cause });
};

/** A pool of threads, started with the first order. It knows no task but those of its table. */
export const createThreads = (options: ThreadsOptions): Threads => {
  const { tasks, worker, threads = Math.max(1, availableParallelism() - 1), queue, resourceLimits, onStray } = options;
  const names = new Map<Task, string>(Object.entries(tasks).map(([name, task]) => [task, name]));
  let pool: Piscina<Order, Outcome> | undefined;
  const start = (): Piscina<Order, Outcome> => {
    // Only a thread that has loaded its worker gets an order: to end one that is still loading, because its caller has left,
    // can take the whole process down (`require` of an ES module, Node 20).
    const loaded = new Set<number>();
    const started = new Piscina<Order, Outcome>({
      filename: worker,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      loadBalancer: (_, all) => all.find(({ id, currentUsage }) => currentUsage === 0 && loaded.has(id)) ?? null,
      ...(queue === undefined ? {} : { maxQueue: queue }),
      ...(resourceLimits === undefined ? {} : { resourceLimits }),
    });
    started.on('workerCreate', ({ id }: { id: number }) => loaded.add(id));
    started.on('workerDestroy', ({ id }: { id: number }) => loaded.delete(id));
    // Without a listener an answer that crosses with its caller's leaving would end the process.
    started.on('error', (error: Error) => onStray?.(error));
    return started;
  };
  return {
    async run<Args extends readonly unknown[], Result>(
      task: Task<Args, Result>,
      args: NoInfer<Args>,
      { signal, transfer }: RunOptions = {},
    ) {
      const name = names.get(task);
      if (name === undefined) throw new TypeError('this task is not in the task table of these threads');
      pool ??= start();
      if (queue !== undefined && pool.queueSize >= queue)
        throw new Refusal('UNAVAILABLE', 'All workers are busy and the queue is full. Try again in a few seconds.', {
          retry_after: 2,
        });
      const outcome = await pool.run(
        { name, args },
        { ...(signal ? { signal } : {}), ...(transfer?.length ? { transferList: transfer } : {}) },
      );
      if ('refusal' in outcome) throw refusalOf(outcome.refusal);
      // The value comes from the task that was named by its own loader, so it has that task's type.
      return outcome.value as Result;
    },
    async close() {
      await pool?.destroy();
    },
  };
};
