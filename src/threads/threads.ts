import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Refusal } from '../errors/refusal.ts';
import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';
import { createAdmission } from './admission.ts';
import { createFairQueue } from './fair-queue.ts';
import type { SentRefusal, Task, TaskBegun, TaskRequest, TaskResponse, TaskTable } from './task.ts';

interface RunOptions<Args extends readonly unknown[] = readonly unknown[]> {
  /** Who asks: keys take turns. All who do not say so count as one. */
  readonly key?: string | undefined;
  /** No caller waits for it, as for the pieces of a job. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
  /**
   * Makes the arguments that are sent when a thread is free, with buffers among them that are transferred, uncopied: they are empty on
   * this side from then on.
   */
  readonly prepare?: ((args: Args) => { readonly args: Args; readonly transfer: ArrayBuffer[] }) | undefined;
  /** Called when a thread begins the task, with all it needs loaded: which one, as `currentThread` names it. */
  readonly onBegin?: (thread: string | undefined) => void;
}

/** Runs heavy functions in worker threads, so that the event loop stays free. */
export interface Threads {
  /**
   * Runs a task of the table. Refuses what the task refuses, and UNAVAILABLE when the queue is full; an aborted signal
   * ends the thread and rejects. Where the thread ends under the task, rejects with what `whenLost` makes of it;
   * waiting tasks continue in another thread.
   */
  run<Args extends readonly unknown[], Result>(
    task: Task<Args, Result>,
    args: NoInfer<Args>,
    options?: RunOptions<NoInfer<Args>>,
  ): Promise<Result>;
  /** Orders that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** What the threads can do: the table that their worker serves. */
  readonly tasks: TaskTable;
  /** File of the worker, compiled. */
  readonly worker: string;
  /** Threads at most; one less than the processors when omitted. */
  readonly threads?: number;
  /** Threads besides, for keys that have no order in progress. */
  readonly reserve?: number;
  /**
   * Orders that may wait for a thread, half of them of one key; any number when omitted. Keys with less than an equal share may wait
   * beyond that.
   */
  readonly queue?: number;
  /** Called when an order has ended: the name of its task, how long it waited and how long it took in milliseconds. */
  readonly onEnd?: (task: string, waitedMs: number, tookMs: number) => void;
  /**
   * Called with an error that belongs to no task: a thread that failed while idle, or an answer that came after its
   * caller left.
   */
  readonly onStray?: (error: Error) => void;
  /** What a call fails with whose thread has ended under it, made from the error that says so; that error where omitted. */
  readonly whenLost?: (cause: Error) => Error;
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

/** Milliseconds that a task is expected to take before it has been carried out. */
const FIRST_ESTIMATE = 20;
/** Weight of the latest time in the estimate. */
const LATEST = 0.2;

/** What tasks are expected to cost: a moving average of what they took, by name. */
const createEstimates = () => {
  const means = new Map<string, number>();
  const of = (name: string): number => means.get(name) ?? FIRST_ESTIMATE;
  return { of, took: (name: string, ms: number): void => void means.set(name, of(name) + LATEST * (ms - of(name))) };
};

/** Whether a thread has ended, by its memory or on its own: what a task throws is a different error. */
const isEndOfThread = (error: Error): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ||
  /^worker exited with code/.test(error.message);

/** A pool of threads, started with the first order. It knows no task but those of its table. */
export const createThreads = (options: ThreadsOptions): Threads => {
  const { tasks, worker, threads = Math.max(1, availableParallelism() - 1), queue, resourceLimits } = options;
  const { onStray, onEnd, whenLost = (cause) => cause, reserve = 0 } = options;
  const names = new Map<Task, string>(Object.entries(tasks).map(([name, task]) => [task, name]));
  // The pool is given no more orders than it may have threads: one that waits in it, behind a thread that ends, would wait until
  // the next order comes.
  const turns = createFairQueue({ atOnce: threads, reserve, byCost: true });
  const costs = createEstimates();
  const admission = createAdmission({ atOnce: threads, queue });
  const ordered = new Set<AbortController>();
  /** Of the orders whose begin is waited for. */
  const begins = new Map<number, (thread: string | undefined) => void>();
  let orders = 0;
  let pool: Piscina<TaskRequest, TaskResponse> | undefined;
  const start = (): Piscina<TaskRequest, TaskResponse> => {
    // Only a thread that has loaded its worker gets an order: to end one that is still loading, because its caller has left,
    // can take the whole process down (`require` of an ES module, Node 20).
    const loaded = new Set<number>();
    const started = new Piscina<TaskRequest, TaskResponse>({
      filename: worker,
      minThreads: 0,
      maxThreads: threads + reserve,
      idleTimeout: IDLE_MS,
      loadBalancer: (_, all) => all.find(({ id, currentUsage }) => currentUsage === 0 && loaded.has(id)) ?? null,
      ...(resourceLimits === undefined ? {} : { resourceLimits }),
    });
    started.on('workerCreate', ({ id }: { id: number }) => loaded.add(id));
    started.on('workerDestroy', ({ id }: { id: number }) => {
      loaded.delete(id);
      // The last thread ended before it could take up what waits for it.
      setImmediate(() => {
        if (started.threads.length === 0) for (const order of ordered) order.abort();
      });
    });
    started.on('message', ({ begun, thread }: TaskBegun) => begins.get(begun)?.(thread));
    // Without a listener an answer that crosses with its caller's leaving would end the process.
    started.on('error', (error: Error) => onStray?.(error));
    return started;
  };

  /** Has an order carried out; one that no thread carries out is lost. */
  const carryOut = async (
    request: TaskRequest,
    transfer: ArrayBuffer[],
    { signal, onBegin }: Pick<RunOptions, 'signal' | 'onBegin'>,
  ): Promise<TaskResponse> => {
    pool ??= start();
    orders += 1;
    const order = orders;
    if (onBegin) begins.set(order, onBegin);
    const lost = new AbortController();
    ordered.add(lost);
    try {
      return await pool.run(onBegin ? { ...request, order } : request, {
        signal: signal ? AbortSignal.any([signal, lost.signal]) : lost.signal,
        ...(transfer.length ? { transferList: transfer } : {}),
      });
    } catch (error) {
      if (signal?.aborted || !(error instanceof Error)) throw error;
      if (lost.signal.aborted) throw whenLost(new Error('no thread took the order up', { cause: error }));
      throw isEndOfThread(error) ? whenLost(error) : error;
    } finally {
      ordered.delete(lost);
      begins.delete(order);
    }
  };

  return {
    async run<Args extends readonly unknown[], Result>(
      task: Task<Args, Result>,
      args: NoInfer<Args>,
      options: RunOptions<NoInfer<Args>> = {},
    ) {
      const name = names.get(task);
      if (name === undefined) throw new TypeError('this task is not in the task table of these threads');
      const { key = '', background = false, signal = new AbortController().signal } = options;
      const leave = admission.enter(key);
      try {
        const work = async (waitedMs: number): Promise<TaskResponse> => {
          const begun = performance.now();
          try {
            const { args: sent, transfer } = options.prepare?.(args) ?? { args, transfer: [] };
            return await carryOut({ name, args: sent }, transfer, options);
          } finally {
            const tookMs = performance.now() - begun;
            costs.took(name, tookMs);
            onEnd?.(name, waitedMs, tookMs);
          }
        };
        const outcome = await turns.run({ key, background, cost: costs.of(name), signal, work });
        // Answers may be large, and come at once.
        await nextExclusiveTurn();
        if ('refusal' in outcome) throw refusalOf(outcome.refusal);
        // The value comes from the task that was named by its own loader, so it has that task's type.
        return outcome.value as Result;
      } finally {
        leave();
      }
    },
    waiting: () => admission.taken - ordered.size,
    async close() {
      await pool?.destroy();
    },
  };
};
