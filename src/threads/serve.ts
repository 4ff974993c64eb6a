import { constants, getPriority, setPriority } from 'node:os';
import { inspect } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import { Refusal } from '../errors/refusal.ts';
import { currentThread } from './processor-time.ts';
import type { TaskBegun, TaskRequest, TaskResponse, TaskTable } from './task.ts';

/** Where cores are few, the event loop goes first. Linux alone gives every thread a priority of its own. */
const stepBack = (): void => {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
    setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
  } catch {
    // Not allowed here: the thread stays as it is.
  }
};

/** What a worker's file exports: carries out one order after the other in its thread. */
export const serve = (tasks: TaskTable) => {
  stepBack();
  return async ({ name, args, order }: TaskRequest): Promise<TaskResponse> => {
    try {
      const run = (await tasks[name]!()) as (...given: readonly unknown[]) => unknown;
      if (order !== undefined) parentPort?.postMessage({ begun: order, thread: currentThread() } satisfies TaskBegun);
      return { value: await run(...args) };
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      const { code, message, details, cause } = thrown;
      return { refusal: { code, message, details, cause: cause === undefined ? undefined : inspect(cause) } };
    }
  };
};
