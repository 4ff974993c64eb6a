import { inspect } from 'node:util';
import { Refusal } from '../refusal/refusal.ts';
import type { Order, Outcome, TaskTable } from './task.ts';

/** What a worker's file exports: carries out one order after the other in its thread. */
export const serve =
  (tasks: TaskTable) =>
  async ({ name, args }: Order): Promise<Outcome> => {
    try {
      const run = (await tasks[name]!()) as (...given: readonly unknown[]) => unknown;
      return { value: await run(...args) };
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      const { code, message, details, cause } = thrown;
      return { refusal: { code, message, details, cause: cause === undefined ? undefined : inspect(cause) } };
    }
  };
