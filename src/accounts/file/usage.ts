import { isBusy } from '../../../db/patience.ts';
import type { CallEvent, UsageStore } from '../../../db/repositories/usage.ts';
import type { Log } from '../../runtime/log.ts';
import { firstCallAt, requestIdOf, timeOfCall } from '../call-id.ts';
import type { Ledger } from '../ledger.ts';
import { DAY_MS, dayOf } from '../month.ts';
import { FEED_LENGTH, historyOf, liveFeedOf, type Usage, type UsageEvent } from '../usage.ts';

const eventOf = ({ seq, call, operation, status, credits, micros, request_id }: CallEvent): UsageEvent => ({
  seq,
  request_id: request_id ?? requestIdOf(call),
  at: new Date(timeOfCall(call)).toISOString(),
  endpoint: operation,
  status,
  credits,
  latency_ms: micros / 1000,
});

const POLL_MS = 250;

export const createFileUsage = (store: UsageStore, ledger: Ledger): Usage => ({
  history(key, sinceDay = dayOf(Date.now()) - 7) {
    return historyOf(store.days(key.no, sinceDay), sinceDay);
  },
  live(key, { after, limit }) {
    return liveFeedOf(store.latest(key.no, 0, FEED_LENGTH).map(eventOf), { after, limit });
  },
  lastSeq: (key) => store.lastSeq(key.no),
  isRevoked: (key) => store.isRevoked(key.no),
  changed(key, ms, signal) {
    return new Promise((resolve) => {
      const version = store.dataVersion();
      const done = (): void => {
        stop();
        clearInterval(poll);
        clearTimeout(deadline);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const stop = ledger.onCommit((keyNos) => {
        if (keyNos.has(key.no)) done();
      });
      // Commits of other processes on the file show only in its version.
      const poll = setInterval(() => {
        if (store.dataVersion() !== version || store.isRevoked(key.no)) done();
      }, POLL_MS);
      const deadline = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
    });
  },
});

/** Call rows are kept this long; day totals for ever. */
const KEEP_MS = 35 * DAY_MS;
const PRUNE_ROWS = 2_000;

/** Deletes old call rows in small bites, on the hour; answers how to stop. */
export const startPruning = (store: UsageStore, log: Pick<Log, 'warn'>): (() => void) => {
  const timer = setInterval(() => {
    const before = firstCallAt(Date.now() - KEEP_MS);
    const bite = (): void => {
      try {
        if (store.prune(before, PRUNE_ROWS) === PRUNE_ROWS) setTimeout(bite, 100).unref();
      } catch (err) {
        // Where another process is writing, the next hour is soon enough.
        if (!isBusy(err)) log.warn({ err }, 'old calls could not be deleted');
      }
    };
    bite();
  }, 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
};
