import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf, dayOf } from '../../src/accounts/month.ts';
import { FEED_LENGTH } from '../../src/accounts/usage.ts';
import { OPERATIONS, type Opened, openFor } from './opened.ts';

/** What every record of usage owes, whatever it is bound to. `environment` names the engines, which run by then. */
export const describeUsage = (engines: string, environment: () => Record<string, string>): void => {
  describe(`usage on ${engines}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await openFor(environment());
    });
    afterAll(() => opened.close());

    it('is a history by day and endpoint', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const today = dayOf(Date.now());
      const key = await call(secret, { price: 3 });
      await call(secret, { price: 3, status: 400 });
      await call(secret, { price: 5, operation: OPERATIONS[1] });
      expect(await usage.history(key)).toEqual({
        since: dateOf(today - 7),
        days: [
          {
            date: dateOf(today),
            calls: 3,
            errors: 1,
            credits: 8,
            endpoints: [
              { endpoint: OPERATIONS[0], calls: 2, errors: 1, credits: 3 },
              { endpoint: OPERATIONS[1], calls: 1, errors: 0, credits: 5 },
            ],
          },
        ],
        total: { calls: 3, errors: 1, credits: 8 },
      });
      expect((await usage.history(key, today + 1)).days).toEqual([]);
    });

    it('is a feed of the last calls, oldest first, with statistics over all of it', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret, { label: 'my-own-request-id' });
      await call(secret, { status: 404 });
      await call(secret, { price: 4, operation: OPERATIONS[1] });
      const { cursor, stats, events } = await usage.live(key, { limit: 2 });
      expect(events.map(({ endpoint, status, credits }) => [endpoint, status, credits])).toEqual([
        [OPERATIONS[0], 404, 0],
        [OPERATIONS[1], 200, 4],
      ]);
      expect(stats).toMatchObject({ calls: 3, errors: 1, error_rate: 1 / 3, credits: 5 });
      expect(stats.latency_ms.max).toBeGreaterThanOrEqual(stats.latency_ms.p50);
      expect([cursor, await usage.lastSeq(key)]).toEqual([events[1]!.seq, events[1]!.seq]);
      const [first] = (await usage.live(key, { limit: 3 })).events;
      expect(first).toMatchObject({ request_id: 'my-own-request-id', status: 200, credits: 1 });
      expect(Math.abs(Date.parse(first!.at) - Date.now())).toBeLessThan(60_000);
      expect(events[1]!.request_id).toMatch(/^req_[0-9a-f]+$/);
    });

    it('goes on behind a cursor', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret);
      const start = await usage.lastSeq(key);
      expect(await usage.live(key, { after: start, limit: 5 })).toMatchObject({ cursor: start, events: [] });
      for (let i = 0; i < 3; i += 1) await call(secret, { price: i });
      const { events, cursor } = await usage.live(key, { after: start, limit: 2 });
      expect(events.map(({ credits }) => credits)).toEqual([0, 1]);
      expect(cursor).toBe(events[1]!.seq);
      expect((await usage.live(key, { after: cursor, limit: 5 })).events.map(({ credits }) => credits)).toEqual([2]);
    });

    it('keeps no more than the feed is long, and none of another key', async () => {
      const { usage, issue, call } = opened;
      const [{ secret }, other] = [await issue('pro'), await issue('pro')];
      for (let i = 0; i < FEED_LENGTH + 5; i += 1) await call(secret, { price: i });
      const key = await call(secret);
      const { stats, events } = await usage.live(key, { limit: 1000 });
      expect([stats.calls, events.length, events[0]!.credits]).toEqual([FEED_LENGTH, FEED_LENGTH, 6]);
      expect(events.every(({ seq }, i) => i === 0 || seq > events[i - 1]!.seq)).toBe(true);
      const stranger = await call(other.secret);
      expect((await usage.live(stranger, { limit: 10 })).events).toHaveLength(1);
    });

    it('tells when there is something new, at once or when the time is over', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret);
      const never = new AbortController();
      const noticed = usage.changed(key, 60_000, never.signal).then(() => 'noticed');
      // The ways of noticing ask first how things stand.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await call(secret);
      expect(await noticed).toBe('noticed');
      await usage.changed(key, 30, never.signal);
      const gone = new AbortController();
      const waiting = usage.changed(key, 60_000, gone.signal);
      gone.abort();
      await waiting;
    });

    it('knows revoked keys, and wakes those who wait for their calls', async () => {
      const { usage, issue, revoke, call } = opened;
      const { id, secret } = await issue('pro');
      const key = await call(secret);
      expect(await usage.isRevoked(key)).toBe(false);
      const waiting = usage.changed(key, 60_000, new AbortController().signal);
      await revoke(id);
      await waiting;
      expect(await usage.isRevoked(key)).toBe(true);
    });
  });
};
