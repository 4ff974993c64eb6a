import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { fetchFailed } from '../../net/failure.ts';
import { createSlots } from '../../net/slots.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { ThreadArguments, ThreadOrder, ThreadOutcome, ThreadResult, ThreadTask } from './thread.ts';

/** Threads for pages of strangers: each task has a time limit, each thread a memory limit, and either ends the thread. */
export interface Threads {
  /** Rejects with FETCH_FAILED `too-complex` where a limit was met, with the signal's reason where the caller is gone. */
  run<Name extends ThreadTask>(
    name: Name,
    args: ThreadArguments<Name>,
    signal: AbortSignal,
  ): Promise<ThreadResult<Name>>;
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

// Threads load compiled code: from src (tests) that is the build beside it.
const threadFile = (): string => {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts')
    ? fileURLToPath(new URL('../../../dist/src/analyzer/work/thread.js', import.meta.url))
    : fileURLToPath(new URL('./thread.js', import.meta.url));
};

const tooComplex = (why: string): Refusal =>
  fetchFailed('too-complex', `The page is too complex to be analysed: ${why}.`);

const outOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

export const createThreads = (limits: ThreadLimits = THREAD_LIMITS): Threads => {
  const { taskMs, heapMb, threads } = limits;
  const slots = createSlots(threads);
  let pool: Piscina<ThreadOrder, ThreadOutcome> | undefined;
  const start = () =>
    new Piscina<ThreadOrder, ThreadOutcome>({
      filename: threadFile(),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
  return {
    // A slot stands for a thread, so the clock starts when a thread is free and not while others work.
    run: (name, args, signal) =>
      slots.run('', signal, async () => {
        pool ??= start();
        const clock = AbortSignal.timeout(taskMs);
        try {
          const outcome = await pool.run({ name, args }, { signal: AbortSignal.any([signal, clock]) });
          if ('value' in outcome) return outcome.value as never;
          throw new Refusal(outcome.refusal.code, outcome.refusal.message, outcome.refusal.details);
        } catch (error) {
          if (error instanceof Refusal) throw error;
          if (signal.aborted) throw signal.reason;
          if (clock.aborted) throw tooComplex(`reading it took more than ${taskMs / 1000} seconds`);
          if (outOfMemory(error)) throw tooComplex(`reading it took more than ${heapMb} MB of memory`);
          throw error;
        }
      }),
    async close() {
      await pool?.destroy();
    },
  };
};
