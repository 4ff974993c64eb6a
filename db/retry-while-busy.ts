import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../src/errors/refusal.ts';

const LONGEST_MS = 5_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/** Whether a statement was not carried out because somebody else was writing. */
export const isBusy = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal) return false;
    const { code = '' } = cause as { code?: string };
    if (/SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${code} ${cause.message}`)) return true;
  }
  return false;
};

/** Pauses that double from try to try, so that writers do not meet again and again. */
const growing = (tried: number): Promise<void> =>
  delay(Math.min(FIRST_PAUSE_MS * 2 ** tried, LONGEST_PAUSE_MS) * (0.5 + Math.random()));

/**
 * Runs a statement, a batch or a transaction, again and again while the database is busy, for 5 s at most; then it is refused
 * as UNAVAILABLE, with the cause. Any other error is thrown as it is.
 */
export const retryWhileBusy = async <Value>(
  run: () => Value | PromiseLike<Value>,
  pause: (tried: number) => Promise<void> = growing,
): Promise<Value> => {
  const started = performance.now();
  for (let tried = 0; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() - started > LONGEST_MS)
        throw new Refusal(
          'UNAVAILABLE',
          'The database is busy. Try again in a few seconds.',
          { retry_after: 2 },
          { cause: error },
        );
      await pause(tried);
    }
  }
};
