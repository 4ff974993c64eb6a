import { isBusy } from '../../db/retry-while-busy.ts';
import type { Log } from '../runtime/log.ts';
import { firstCallAt } from './call-id.ts';
import { DAY_MS } from './time.ts';

/** Where call rows lie. */
export interface Prunable {
  /**
   * Deletes call rows made before this call id, at most `limit` of them; returns how many were deleted. Day totals
   * stay.
   */
  prune(beforeCall: number, limit: number): number | Promise<number>;
}

/** Call rows are kept this long; day totals for ever. */
export const KEEP_MS = 35 * DAY_MS;
/** A bite holds calls up for some milliseconds at most, also where its rows belong to thousands of keys. */
const PRUNE_ROWS = 250;
const EVERY_MS = 3_600_000;
const PAUSE_MS = 25;

/** Deletes old call rows in small bites, on the hour; returns a function that stops this. */
export const startPruning = (store: Prunable, log: Pick<Log, 'warn'>): (() => void) => {
  let stopped = false;
  let last: NodeJS.Timeout | undefined;
  const bite = async (before: number): Promise<void> => {
    try {
      const gone = await store.prune(before, PRUNE_ROWS);
      if (gone === PRUNE_ROWS) biteSoon(before);
    } catch (err) {
      // Another process is writing, which under load is the rule.
      if (isBusy(err)) biteSoon(before);
      else if (!stopped) log.warn({ err }, 'old calls could not be deleted');
    }
  };
  const biteSoon = (before: number): void => {
    clearTimeout(last);
    if (!stopped) last = setTimeout(() => void bite(before), PAUSE_MS).unref();
  };
  const timer = setInterval(() => void bite(firstCallAt(Date.now() - KEEP_MS)), EVERY_MS);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    clearTimeout(last);
  };
};
