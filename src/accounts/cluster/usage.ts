import { setTimeout as sleep } from 'node:timers/promises';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import { type ApiKey, isExpired } from '../account.ts';
import { createFeedTails, type FeedSource, type UsageEvent } from '../feed-tail.ts';
import { dayOf } from '../time.ts';
import { FEED_LENGTH, historyOf, liveFeedOf, type Usage } from '../usage.ts';
import { type HotStore, standingOf } from './redis.ts';
import { soonEnough } from './request-deadline.ts';
import type { Shipping } from './shipping.ts';
import { orUnavailable } from './unreachable.ts';

/** How soon a call anywhere is noticed; often enough that a busy key's feed does not run over in between. */
const POLL_MS = 50;

/** `<seq> <event as JSON>`, as the settling script wrote it. */
const eventOf = (text: string): UsageEvent => {
  const gap = text.indexOf(' ');
  return { seq: Number(text.slice(0, gap)), ...(JSON.parse(text.slice(gap + 1)) as Omit<UsageEvent, 'seq'>) };
};

/** Follows the feed of a key in Redis: what is in it, and by its consecutive cursors what is in it no more. */
const feedSource = (redis: HotStore) => {
  const { names } = redis;
  const fieldOf = (key: ApiKey, field: string): Promise<string | null> =>
    orUnavailable(redis.of(key.no, (line) => line.hget(names.key(key.no), field)));
  const feed = async (key: ApiKey): Promise<UsageEvent[]> => {
    const [calls = [], refused = []] = await orUnavailable(
      Promise.all(
        [names.feed(key.no), names.refused(key.no)].map((name) => redis.of(key.no, (line) => line.lrange(name, 0, -1))),
      ),
    );
    const events = calls.map(eventOf);
    const from = calls.length < FEED_LENGTH ? 0 : events[0]!.seq;
    const between = refused.map(eventOf).filter(({ seq }) => seq > from);
    return [...events, ...between].sort((a, b) => a.seq - b.seq);
  };
  const missedOf = async (key: ApiKey, events: readonly UsageEvent[], after: number): Promise<number> => {
    const last = events.at(-1)?.seq;
    if (last === undefined || last <= after) return 0;
    const base = Number((await fieldOf(key, 'base')) ?? 0);
    return Math.max(0, last - Math.max(after, base) - events.filter(({ seq }) => seq > after).length);
  };
  const lastSeq = async (key: ApiKey): Promise<number> => Number((await fieldOf(key, 'seq')) ?? 0);
  const source: FeedSource = {
    async next(key, after) {
      const events = await feed(key);
      return { events: events.filter(({ seq }) => seq > after), missed: await missedOf(key, events, after) };
    },
    lastSeq,
    isRevoked: async (key) => (await standingOf(redis, key)).gone,
    async changed(key, ms, signal) {
      const before = await lastSeq(key);
      const until = performance.now() + ms;
      while (!signal.aborted && performance.now() < until) {
        await sleep(Math.min(POLL_MS, Math.max(1, until - performance.now())), undefined, { signal }).catch(() => {});
        const [seq, rev] = await orUnavailable(redis.of(key.no, (line) => line.hmget(names.key(key.no), 'seq', 'rev')));
        if (Number(seq ?? 0) !== before || rev !== null || isExpired(key)) return;
      }
    },
  };
  return { feed, missedOf, source };
};

/** Usage over all nodes: the feed lives in Redis, the history on the shared server. */
export const createClusterUsage = ({
  redis,
  server,
  shipping,
}: {
  redis: HotStore;
  server: ShipmentRepository;
  shipping: Shipping;
}): Usage => {
  const { feed, missedOf, source } = feedSource(redis);
  return {
    ...createFeedTails(source),
    async history(key, sinceDay = dayOf(Date.now()) - 7) {
      const days = shipping.flush().then(() => server.days(key.no, sinceDay));
      return historyOf(await soonEnough(orUnavailable(days)), sinceDay);
    },
    async live(key, { after, limit }) {
      const events = await feed(key);
      const missed = after === undefined ? 0 : await missedOf(key, events, after);
      return liveFeedOf(events, { after, limit, missed });
    },
    lastSeq: source.lastSeq,
    isRevoked: source.isRevoked,
  };
};
