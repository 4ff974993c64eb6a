import { setTimeout as sleep } from 'node:timers/promises';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import type { ApiKey } from '../account.ts';
import { dayOf } from '../month.ts';
import { historyOf, liveFeedOf, type Usage, type UsageEvent } from '../usage.ts';
import { feedOf, type HotStore, keyOf } from './redis.ts';
import type { Shipping } from './shipping.ts';
import { orUnavailable } from './unreachable.ts';

const POLL_MS = 250;

/** `<seq> <event as JSON>`, as the settling script wrote it. */
const eventOf = (text: string): UsageEvent => {
  const gap = text.indexOf(' ');
  return { seq: Number(text.slice(0, gap)), ...(JSON.parse(text.slice(gap + 1)) as Omit<UsageEvent, 'seq'>) };
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
  const lastSeq = async (key: ApiKey): Promise<number> =>
    Number((await orUnavailable(redis.hget(keyOf(key.no), 'seq'))) ?? 0);
  return {
    async history(key, sinceDay = dayOf(Date.now()) - 7) {
      await orUnavailable(shipping.flush());
      return historyOf(await orUnavailable(server.days(key.no, sinceDay)), sinceDay);
    },
    async live(key, options) {
      const feed = await orUnavailable(redis.lrange(feedOf(key.no), 0, -1));
      return liveFeedOf(feed.map(eventOf), options);
    },
    lastSeq,
    async isRevoked(key) {
      return (await orUnavailable(redis.hexists(keyOf(key.no), 'rev'))) === 1;
    },
    async changed(key, ms, signal) {
      const before = await lastSeq(key);
      const until = performance.now() + ms;
      while (!signal.aborted && performance.now() < until) {
        await sleep(Math.min(POLL_MS, Math.max(1, until - performance.now())), undefined, { signal }).catch(() => {});
        const [seq, rev] = await orUnavailable(redis.hmget(keyOf(key.no), 'seq', 'rev'));
        if (Number(seq ?? 0) !== before || rev !== null) return;
      }
    },
  };
};
