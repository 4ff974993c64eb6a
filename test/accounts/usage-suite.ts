import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '../../src/accounts/account.ts';
import { firstCallAt } from '../../src/accounts/call-id.ts';
import { dateOf, dayOf } from '../../src/accounts/time.ts';
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
            refused: 0,
            endpoints: [
              { endpoint: OPERATIONS[0], calls: 2, errors: 1, credits: 3, refused: 0 },
              { endpoint: OPERATIONS[1], calls: 1, errors: 0, credits: 5, refused: 0 },
            ],
          },
        ],
        total: { calls: 3, errors: 1, credits: 8, refused: 0 },
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

    it('starts anew behind a cursor that it has not reached, and says so', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret, { price: 3 });
      const last = await usage.lastSeq(key);
      const { cursor, events, missed, restarted } = await usage.live(key, { after: last + 1_000, limit: 5 });
      expect([cursor, events.map(({ credits }) => credits), missed, restarted]).toEqual([last, [3], 0, true]);
      expect((await usage.live(key, { after: last, limit: 5 })).restarted).toBe(false);
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

    /** What a follower of a feed is told until `enough` says stop. */
    const followed = async (
      key: ApiKey,
      after: number,
      enough: (calls: number, missed: number) => boolean,
    ): Promise<{ seqs: number[]; missed: number }> => {
      const seqs: number[] = [];
      let missed = 0;
      const signal = AbortSignal.timeout(20_000);
      for await (const part of opened.usage.follow(key, after, { idleMs: 50, signal })) {
        missed += part.missed;
        seqs.push(...part.events.map(({ seq }) => seq));
        if (enough(seqs.length, missed)) break;
      }
      return { seqs, missed };
    };

    it('is followed without losing or repeating a call, by one or many, in bursts of any size', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret);
      const start = await usage.lastSeq(key);
      const total = 3 * FEED_LENGTH;
      const followers = [1, 2, 3].map(() => followed(key, start, (calls, missed) => calls + missed >= total));
      for (let burst = 0; burst < 6; burst += 1) {
        await Promise.all(Array.from({ length: total / 6 }, () => call(secret)));
        await sleep(120);
      }
      for (const { seqs, missed } of await Promise.all(followers)) {
        expect([seqs.length, missed]).toEqual([total, 0]);
        expect(seqs.every((seq, i) => seq > (seqs[i - 1] ?? start))).toBe(true);
      }
    });

    it('says how many calls a reader has missed who comes back too late', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret);
      const start = await usage.lastSeq(key);
      const ran = 1_150;
      for (let i = 0; i < ran; i += 50) await Promise.all(Array.from({ length: 50 }, () => call(secret)));
      const { seqs, missed } = await followed(key, start, (calls, gone) => calls + gone >= ran);
      expect(missed).toBeGreaterThan(0);
      expect(seqs.length + missed).toBe(ran);
      expect(seqs.length).toBeGreaterThanOrEqual(FEED_LENGTH);
      const feed = await usage.live(key, { after: start, limit: FEED_LENGTH });
      expect([feed.events.length, feed.missed]).toEqual([FEED_LENGTH, ran - FEED_LENGTH]);
      expect(await usage.live(key, { after: feed.cursor, limit: 5 })).toMatchObject({ events: [], missed: 0 });
    });

    it('shows refused calls apart from those that ran, one event a second, and pushes none of them out', async () => {
      const { usage, refusals, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret, { price: 7 });
      const start = await usage.lastSeq(key);
      const refuse = (n: number, operation: string): void => {
        for (let i = 0; i < n; i += 1)
          refusals.note(key, { id: firstCallAt(Date.now()) + i, requestId: `refused-${i}`, operation, status: 429 });
      };
      refuse(30, OPERATIONS[0]);
      refuse(12, OPERATIONS[1]);
      await refusals.flush();
      await call(secret, { price: 9 });
      for (let second = 0; second < FEED_LENGTH + 10; second += 1) {
        refuse(2, OPERATIONS[1]);
        await refusals.flush();
      }
      const { stats, events } = await usage.live(key, { limit: FEED_LENGTH });
      expect(stats).toMatchObject({ calls: 2, errors: 0, credits: 16 });
      expect(events.filter(({ count }) => count === undefined).map(({ credits }) => credits)).toEqual([7, 9]);
      expect(events.filter(({ count }) => count !== undefined).length).toBeLessThanOrEqual(FEED_LENGTH);
      expect(events.at(-1)).toMatchObject({ endpoint: OPERATIONS[1], status: 429, count: 2, request_id: 'refused-1' });
      expect(events.every(({ seq }, i) => i === 0 || seq > events[i - 1]!.seq)).toBe(true);
      const behind = await usage.live(key, { after: start, limit: 1 });
      expect(behind.events.filter(({ count }) => count === undefined)).toHaveLength(1);
      expect((await usage.live(key, { after: behind.cursor, limit: 1 })).events).toEqual([]);
      const { total, days } = await usage.history(key);
      expect(total).toEqual({ calls: 2, errors: 0, credits: 16, refused: 42 + 2 * (FEED_LENGTH + 10) });
      expect(days[0]!.endpoints.map(({ calls, refused }) => [calls, refused])).toEqual([
        [2, 30],
        [0, 12 + 2 * (FEED_LENGTH + 10)],
      ]);
    });

    it('wakes those who wait, at once for a call and when the time is over for none', async () => {
      const { usage, issue, call } = opened;
      const { secret } = await issue('pro');
      const key = await call(secret);
      const stop = new AbortController();
      const parts = usage.follow(key, await usage.lastSeq(key), { idleMs: 60_000, signal: stop.signal });
      const first = parts.next();
      await sleep(50);
      await call(secret);
      expect((await first).value?.events).toHaveLength(1);
      const last = parts.next();
      stop.abort();
      expect((await last).done).toBe(true);
      const idle = usage.follow(key, await usage.lastSeq(key), { idleMs: 30, signal: new AbortController().signal });
      expect((await idle.next()).value).toEqual({ events: [], missed: 0 });
      await idle.return(undefined);
    });

    it('knows revoked keys, and ends for those who follow their calls', async () => {
      const { usage, issue, revoke, call } = opened;
      const { id, secret } = await issue('pro');
      const key = await call(secret);
      expect(await usage.isRevoked(key)).toBe(false);
      const ended = followed(key, await usage.lastSeq(key), () => false);
      await revoke(id);
      await ended;
      expect(await usage.isRevoked(key)).toBe(true);
    });
  });
};
