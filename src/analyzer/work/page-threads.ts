import { availableParallelism } from 'node:os';
import { fetchFailed } from '../../net/failure.ts';
import { createSlots } from '../../net/slots.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Task } from '../../threads/task.ts';
import { createThreads } from '../../threads/threads.ts';
import { workerFile } from '../../threads/worker-file.ts';
import { pageTasks } from './page-tasks.ts';

/** Threads for pages of strangers: each task has a time limit, each thread a memory limit, and either ends the thread. */
export interface PageThreads {
  /** Rejects with FETCH_FAILED `too-complex` where a limit was met, with the signal's reason where the caller is gone. */
  run<Args extends readonly unknown[], Result>(
    task: Task<Args, Result>,
    args: NoInfer<Args>,
    signal: AbortSignal,
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface ThreadLimits {
  /** Milliseconds of one task; waiting for a thread does not count. */
  readonly taskMs: number;
  readonly heapMb: number;
  readonly threads: number;
}

const THREAD_LIMITS: ThreadLimits = {
  taskMs: 5000,
  heapMb: 256,
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
};

const tooComplex = (why: string): Refusal =>
  fetchFailed('too-complex', `The page is too complex to be analysed: ${why}.`);

const outOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

export const createPageThreads = (limits: ThreadLimits = THREAD_LIMITS): PageThreads => {
  const { taskMs, heapMb, threads } = limits;
  const slots = createSlots(threads);
  const pool = createThreads({
    tasks: pageTasks,
    worker: workerFile(import.meta.url, 'thread'),
    threads,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  return {
    // A slot stands for a thread, so the clock starts when a thread is free and not while others work.
    run: (task, args, signal) =>
      slots.run('', signal, async () => {
        const clock = AbortSignal.timeout(taskMs);
        try {
          return await pool.run(task, args, { signal: AbortSignal.any([signal, clock]) });
        } catch (error) {
          if (error instanceof Refusal) throw error;
          if (signal.aborted) throw signal.reason;
          if (clock.aborted) throw tooComplex(`reading it took more than ${taskMs / 1000} seconds`);
          if (outOfMemory(error)) throw tooComplex(`reading it took more than ${heapMb} MB of memory`);
          throw error;
        }
      }),
    close: () => pool.close(),
  };
};
