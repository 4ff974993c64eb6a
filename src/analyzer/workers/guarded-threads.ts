import { Refusal } from '../../errors/refusal.ts';
import { fetchFailed } from '../../net/failure.ts';
import { createFairQueue } from '../../threads/fair-queue.ts';
import { createProcessorLimit, type ReachedLimit } from '../../threads/processor-limit.ts';
import type { Task, TaskTable } from '../../threads/task.ts';
import { createThreads } from '../../threads/threads.ts';

/**
 * Threads for what strangers send: each task has a time limit, each thread a memory limit, and either ends the thread.
 */
export interface GuardedThreads {
  /**
   * Runs a task once it is the key's turn. Rejects with FETCH_FAILED `too-complex` where a limit was met or the thread
   * failed, with what failed as the cause; with the signal's reason where the caller is gone.
   */
  run<Args extends readonly unknown[], Result>(
    task: Task<Args, Result>,
    args: NoInfer<Args>,
    call: ThreadCall,
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface ThreadCall {
  /** Whose turn it is to be. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Called when a thread is free, with the milliseconds that were waited for it. */
  readonly onTurn?: (waitedMs: number) => void;
  /** Buffers among the arguments that are not needed here any more. */
  readonly transfer?: ArrayBuffer[];
}

export interface ThreadLimits {
  /** Milliseconds of processor time of one task. On a busy machine it may take longer by the clock (createProcessorLimit). */
  readonly taskMs: number;
  readonly heapMb: number;
  readonly threads: number;
}

export interface GuardedThreadsOptions extends ThreadLimits {
  readonly tasks: TaskTable;
  /** File of the worker, compiled. */
  readonly worker: string;
  /** Called with an error that belongs to no call. */
  readonly onStray?: ((error: Error) => void) | undefined;
}

const tooComplex = (why: string, hidden?: { readonly cause: unknown }): Refusal =>
  fetchFailed('too-complex', `The page is too complex to be analysed: ${why}.`, {}, hidden);

const timeOf = ({ ms, of }: ReachedLimit): string =>
  `${ms / 1000} seconds${of === 'processor' ? ' of processor time' : ''}`;

const outOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

export const createGuardedThreads = (options: GuardedThreadsOptions): GuardedThreads => {
  const { taskMs, heapMb, threads, tasks, worker, onStray } = options;
  const turns = createFairQueue({ atOnce: threads });
  const pool = createThreads({
    tasks,
    worker,
    threads,
    // Half as much again for what is young: a large page lives and dies there, and is not copied while it is judged.
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: heapMb / 2, stackSizeMb: 4 },
    ...(onStray ? { onStray } : {}),
  });
  return {
    // The time starts when a thread begins with the page, not while it is started or others work.
    run: (task, args, { key, signal, onTurn, transfer }) =>
      turns.run({
        key,
        signal,
        work: async (waitedMs) => {
          onTurn?.(waitedMs);
          const limit = createProcessorLimit(taskMs, signal);
          try {
            const prepare = transfer && ((given: typeof args) => ({ args: given, transfer }));
            return await pool.run(task, args, { signal: limit.signal, prepare, onBegin: limit.begin });
          } catch (error) {
            if (error instanceof Refusal) throw error;
            if (signal.aborted) throw signal.reason;
            if (limit.reached) throw tooComplex(`reading it took more than ${timeOf(limit.reached)}`);
            if (outOfMemory(error)) throw tooComplex(`reading it took more than ${heapMb} MB of memory`);
            throw tooComplex('reading it failed', { cause: error });
          } finally {
            limit.end();
          }
        },
      }),
    close: () => pool.close(),
  };
};
