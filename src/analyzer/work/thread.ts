import { Refusal, type RefusalCode } from '../../refusal/refusal.ts';
import { judgePage, survey } from './judge.ts';

const TASKS = { survey, judgePage } as const;

export type ThreadTask = keyof typeof TASKS;
export type ThreadArguments<Name extends ThreadTask> = Parameters<(typeof TASKS)[Name]>;
export type ThreadResult<Name extends ThreadTask> = ReturnType<(typeof TASKS)[Name]>;

export interface ThreadOrder {
  readonly name: ThreadTask;
  readonly args: readonly unknown[];
}

/** A Refusal travels as a value: classes do not survive the way between threads. */
export type ThreadOutcome =
  | { readonly value: unknown }
  | {
      readonly refusal: { code: RefusalCode; message: string; details: Readonly<Record<string, unknown>> | undefined };
    };

/** Runs one task on one page in this thread. */
export default function thread({ name, args }: ThreadOrder): ThreadOutcome {
  try {
    return { value: (TASKS[name] as (...given: readonly unknown[]) => unknown)(...args) };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const { code, message, details } = thrown;
    return { refusal: { code, message, details } };
  }
}
