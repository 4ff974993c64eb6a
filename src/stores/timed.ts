import type { Ledger } from '../accounts/ledger.ts';
import type { WorkMetrics } from '../runtime/work-metrics.ts';

type Observe = WorkMetrics['stored'];

/** Measures a function until its promise settles. A query that only runs once it is awaited runs once, here. */
const measured = <Value>(work: () => Value, operation: string, observe: Observe): Value => {
  const started = performance.now();
  const end = (failed: boolean): void => observe(operation, (performance.now() - started) / 1000, failed);
  let value: Value;
  try {
    value = work();
  } catch (error) {
    end(true);
    throw error;
  }
  if (typeof value !== 'object' || value === null || !('then' in value)) {
    end(false);
    return value;
  }
  const settled = Promise.resolve(value);
  settled.then(
    () => end(false),
    () => end(true),
  );
  return settled as Value;
};

/** A store all of whose functions are measured under one name. */
export const timed = <Store extends object>(store: Store, operation: string, observe: Observe): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, member]) => [
      name,
      typeof member === 'function'
        ? (...args: unknown[]) => measured(() => member.apply(store, args), operation, observe)
        : member,
    ]),
  ) as Store;

/** A ledger whose reservations and settlements are measured: what storage adds to every call. */
export const timedLedger = (ledger: Ledger, observe: Observe): Ledger => ({
  ...ledger,
  reserve(call) {
    const reserved = measured(() => ledger.reserve(call), 'reserve', observe);
    return reserved instanceof Promise ? reserved.then(timedSettling(observe)) : timedSettling(observe)(reserved);
  },
});

const timedSettling =
  (observe: Observe) =>
  <Reserved extends Awaited<ReturnType<Ledger['reserve']>>>(reserved: Reserved): Reserved =>
    'settle' in reserved
      ? {
          ...reserved,
          settle: (outcome) => measured(() => reserved.settle(outcome), 'settle', observe),
        }
      : reserved;
