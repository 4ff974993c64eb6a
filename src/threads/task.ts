import type { RefusalCode } from '../refusal/refusal.ts';

/**
 * A heavy function of a room, loaded when a thread first needs it, so that a thread holds only what it was asked for. Its
 * arguments and results must survive a structured clone.
 */
export type Task<Args extends readonly unknown[] = never[], Result = unknown> = () => Promise<
  (...args: Args) => Result | Promise<Result>
>;

/** Tasks by the names under which a thread is asked for them. */
export type TaskTable = Readonly<Record<string, Task>>;

/** What a task comes to. */
export type TaskResult<Of extends Task> = Awaited<ReturnType<Awaited<ReturnType<Of>>>>;

/** What is sent to a thread. */
export interface Order {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** What comes back. A Refusal does not survive the way between threads, so it travels as a value. */
export type Outcome =
  | { readonly value: unknown }
  | {
      readonly refusal: { code: RefusalCode; message: string; details: Readonly<Record<string, unknown>> | undefined };
    };
