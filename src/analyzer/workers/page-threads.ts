import { availableParallelism } from 'node:os';
import { workerFile } from '../../threads/worker-file.ts';
import { createGuardedThreads, type GuardedThreads, type ThreadLimits } from './guarded-threads.ts';
import { pageTasks } from './tasks.ts';

const PAGE_LIMITS: ThreadLimits = {
  taskMs: 5000,
  heapMb: 256,
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
};

/** Threads in which pages are read and judged. */
export const createPageThreads = (
  limits: ThreadLimits = PAGE_LIMITS,
  onStray?: (error: Error) => void,
): GuardedThreads =>
  createGuardedThreads({ ...limits, tasks: pageTasks, worker: workerFile(import.meta.url, 'thread'), onStray });
