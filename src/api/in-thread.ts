import type { Task } from '../threads/task.ts';
import type { Context } from './context.ts';

/** Runs a heavy function for a call in a worker thread; it ends with the call when the caller hangs up. */
export const inThread = <Args extends readonly unknown[], Result>(
  { services, signal }: Pick<Context, 'services' | 'signal'>,
  task: Task<Args, Result>,
  ...args: NoInfer<Args>
): Promise<Result> => services.threads.run(task, args, { signal });
