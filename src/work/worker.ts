import { Refusal, type RefusalCode } from '../refusal/refusal.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface WorkOrder {
  readonly name: TaskName;
  readonly args: readonly unknown[];
}

/** A Refusal does not survive the way between threads, so it travels as a value. */
export type WorkOutcome =
  | { readonly value: unknown }
  | { readonly refusal: { code: RefusalCode; message: string; details?: Readonly<Record<string, unknown>> } };

/** Runs one task in this thread. */
export default async function work({ name, args }: WorkOrder): Promise<WorkOutcome> {
  try {
    const task = (await tasks[name]()) as (...given: readonly unknown[]) => unknown;
    return { value: await task(...args) };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const { code, message, details } = thrown;
    return { refusal: { code, message, ...(details ? { details } : {}) } };
  }
}
