import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_MS = 5_000;

/** Whether a statement was not carried out because somebody else was writing. */
const isBusy = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { code?: string };
    if (/SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${code} ${cause.message}`)) return true;
  }
  return false;
};

/** Runs a statement or a batch, again and again while the database is busy, for 5 s at most. */
export const patiently = async <Value>(run: () => PromiseLike<Value>): Promise<Value> => {
  const started = performance.now();
  for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - started > LONGEST_MS) throw error;
      await delay(pause * (0.5 + Math.random()));
    }
  }
};
