import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Refusal } from '../refusal/refusal.ts';
import type { TaskArguments, TaskName, TaskResult } from './tasks.ts';
import type { WorkOrder, WorkOutcome } from './worker.ts';

/** Runs heavy domain functions in worker threads, so that the event loop stays free. */
export interface Work {
  /** Refuses UNAVAILABLE when the queue is full; an aborted signal ends the thread and rejects. */
  run<Name extends TaskName>(
    name: Name,
    args: TaskArguments<Name>,
    options?: { signal?: AbortSignal },
  ): Promise<TaskResult<Name>>;
  close(): Promise<void>;
}

// Worker threads load compiled code: from src (tests) that is the build beside it.
const workerFile = (): string => {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts')
    ? fileURLToPath(new URL('../../dist/src/work/worker.js', import.meta.url))
    : fileURLToPath(new URL('./worker.js', import.meta.url));
};

const QUEUE = 64;

export const createWork = ({ threads = Math.max(1, availableParallelism() - 1) }: { threads?: number } = {}): Work => {
  let pool: Piscina<WorkOrder, WorkOutcome> | undefined;
  const start = () =>
    new Piscina<WorkOrder, WorkOutcome>({
      filename: workerFile(),
      minThreads: 0,
      maxThreads: threads,
      maxQueue: QUEUE,
      idleTimeout: 60_000,
    });
  return {
    async run(name, args, { signal } = {}) {
      pool ??= start();
      if (pool.queueSize >= QUEUE)
        throw new Refusal('UNAVAILABLE', 'All workers are busy and the queue is full. Try again in a few seconds.', {
          retry_after: 2,
        });
      const outcome = await pool.run({ name, args }, signal ? { signal } : {});
      if ('refusal' in outcome)
        throw new Refusal(outcome.refusal.code, outcome.refusal.message, outcome.refusal.details);
      return outcome.value as never;
    },
    async close() {
      await pool?.destroy();
    },
  };
};
