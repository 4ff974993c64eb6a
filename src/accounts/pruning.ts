import { isBusy } from '../../db/patience.ts';
import type { Log } from '../runtime/log.ts';
import { firstCallAt } from './call-id.ts';
import { DAY_MS } from './month.ts';

/** Where call rows lie. */
export interface Prunable {
  /** Deletes call rows made before this call id, at most `limit` of them; answers how many went. Day totals stay. */
  prune(beforeCall: number, limit: number): number | Promise<number>;
}

/** Call rows are kept this long; day totals for ever. */
export const KEEP_MS = 35 * DAY_MS;
const PRUNE_ROWS = 2_000;
const EVERY_MS = 3_600_000;
const PAUSE_MS = 100;

/** Deletes old call rows in small bites, on the hour; answers how to stop. */
export const startPruning = (store: Prunable, log: Pick<Log, 'warn'>): (() => void) => {
  let stopped = false;
  const bite = async (before: number): Promise<void> => {
    try {
      const gone = await store.prune(before, PRUNE_ROWS);
      if (gone === PRUNE_ROWS && !stopped) setTimeout(() => void bite(before), PAUSE_MS).unref();
    } catch (err) {
      // Where another process is writing, the next hour is soon enough.
      if (!isBusy(err) && !stopped) log.warn({ err }, 'old calls could not be deleted');
    }
  };
  const timer = setInterval(() => void bite(firstCallAt(Date.now() - KEEP_MS)), EVERY_MS);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
};
