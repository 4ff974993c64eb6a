import type { FeedEvent, UsageStore } from '../../../db/repositories/usage.ts';
import { requestIdOf, timeOfCall } from '../call-id.ts';
import { createFeedTails, type FeedSource, type UsageEvent } from '../feed-tail.ts';
import type { Ledger } from '../ledger.ts';
import { dayOf } from '../time.ts';
import { FEED_LENGTH, historyOf, liveFeedOf, type Usage } from '../usage.ts';

const eventOf = ({ seq, call, operation, status, credits, micros, requestId, count }: FeedEvent): UsageEvent => ({
  seq,
  request_id: requestId ?? requestIdOf(call),
  at: new Date(timeOfCall(call)).toISOString(),
  endpoint: operation,
  status,
  credits,
  latency_ms: micros / 1000,
  ...(count === null ? {} : { count }),
});

const POLL_MS = 250;
/** A reader who is further behind than this continues with the last calls, and gets the number of missed ones. */
const FURTHEST_BEHIND = 1_000;
/** Missed calls are counted up to here. */
const MOST_COUNTED = 10_000;

const feedSource = (store: UsageStore, ledger: Pick<Ledger, 'onCommit'>): FeedSource => ({
  next(key, after) {
    const events = store.after(key.no, after, FEED_LENGTH);
    const isNear =
      events.length < FEED_LENGTH ||
      store.countBetween(key.no, after, Number.MAX_SAFE_INTEGER, FURTHEST_BEHIND + 1) <= FURTHEST_BEHIND;
    if (isNear) return { events: events.map(eventOf), missed: 0 };
    const latest = store.latest(key.no, FEED_LENGTH);
    return { events: latest.map(eventOf), missed: store.countBetween(key.no, after, latest[0]!.seq, MOST_COUNTED) };
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

export const createFileUsage = (store: UsageStore, ledger: Pick<Ledger, 'onCommit'>): Usage => {
  const source = feedSource(store, ledger);
  return {
    ...createFeedTails(source),
    history(key, sinceDay = dayOf(Date.now()) - 7) {
      return historyOf(store.days(key.no, sinceDay), sinceDay);
    },
    live(key, { after, limit }) {
      const feed = store.latest(key.no, FEED_LENGTH);
      const first = feed.find(({ count }) => count === null)?.seq ?? 0;
      const missed = after === undefined || after >= first ? 0 : store.countBetween(key.no, after, first, MOST_COUNTED);
      return liveFeedOf(feed.map(eventOf), { after, limit, missed });
    },
    lastSeq: source.lastSeq,
    isRevoked: source.isRevoked,
  };
};
