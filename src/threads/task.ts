import type { RefusalCode } from '../errors/refusal.ts';

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
export interface TaskRequest {
  readonly name: string;
  readonly args: readonly unknown[];
  /** The thread sends this back when it begins. */
  readonly order?: number;
}

/** What a thread says of an order that it begins. */
export interface TaskBegun {
  readonly begun: number;
  /** The thread by the name that `currentThread` has for it. */
  readonly thread: string | undefined;
}

/** A Refusal as a value: it does not survive the way between threads. */
export interface SentRefusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** What the refusal hides, as a log would have it: with stack and causes. */
  readonly cause: string | undefined;
}

/** What comes back. */
export type TaskResponse = { readonly value: unknown } | { readonly refusal: SentRefusal };
