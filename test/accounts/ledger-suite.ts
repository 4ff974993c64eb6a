import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { granted, OPERATIONS, type Opened, openFor, QUOTA, RATE } from './opened.ts';

/** What every ledger owes, whatever it is bound to. `environment` names the engines, which run by then. */
export const describeLedger = (engines: string, environment: () => Record<string, string>): void => {
  describe(`the ledger on ${engines}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await openFor(environment());
    });
    afterAll(() => opened.close());
    afterEach(() => void vi.useRealTimers());

    const at = (date: string): void => void vi.useFakeTimers({ now: Date.parse(date), toFake: ['Date'] });

    it('knows the keys that were issued and no others', async () => {
      const { ledger, issue, reserve } = opened;
      const { id, secret } = await issue('free');
      const stranger = `${secret}x`;
      expect(await reserve(stranger)).toEqual({ denied: 'unknown-key' });
      expect(await ledger.identify(stranger)).toBeUndefined();
      expect([ledger.remembers(secret), ledger.remembers(stranger)]).toEqual([undefined, undefined]);
      expect(await ledger.identify(secret)).toMatchObject({ id, tier: 'free', label: 'suite' });
      expect(granted(await reserve(secret)).key).toMatchObject({ id, tier: 'free' });
      expect(ledger.remembers(secret)).toMatchObject({ tier: 'free' });
    });

    it('reserves the price and charges it when the call is settled', async () => {
      const { ledger, issue, reserve } = opened;
      const { secret } = await issue('free');
      const { key, settle } = granted(await reserve(secret, { price: 3 }));
      expect(await settle({ status: 200, label: undefined })).toMatchObject({
        limit: RATE,
        rateRemaining: RATE - 1,
        creditsRemaining: QUOTA - 3,
      });
      expect(await ledger.month(key.no)).toMatchObject({ key: { no: key.no }, used: 3, quota: QUOTA });
      const balance = ledger.balance(key);
      expect(balance).toMatchObject({ used: 3, quota: QUOTA, creditsRemaining: QUOTA - 3 });
      expect([balance.resetAt.getUTCDate(), balance.resetAt.getUTCHours()]).toEqual([1, 0]);
      expect(balance.resetAt.getTime()).toBeGreaterThan(Date.now());
    });

    it('takes a call from the rate, but no credits, for what failed', async () => {
      const { ledger, issue, reserve } = opened;
      const { secret } = await issue('free');
      const { key, settle } = granted(await reserve(secret, { price: 3 }));
      expect(await settle({ status: 400, label: undefined, credits: 9 })).toMatchObject({
        rateRemaining: RATE - 1,
        creditsRemaining: QUOTA,
      });
      expect(await ledger.month(key.no)).toMatchObject({ used: 0 });
    });

    it('charges what the input decided, unless the quota does not cover that', async () => {
      const { ledger, issue, reserve } = opened;
      const { secret } = await issue('free');
      const first = granted(await reserve(secret));
      expect(await first.settle({ status: 200, label: undefined, credits: 7 })).toMatchObject({
        creditsRemaining: QUOTA - 7,
      });
      const second = granted(await reserve(secret));
      expect(await second.settle({ status: 200, label: undefined, credits: QUOTA })).toMatchObject({ denied: 'quota' });
      expect(await ledger.month(first.key.no)).toMatchObject({ used: 7 });
    });

    it('never lets calls in flight overdraw, and tells who is out of credits', async () => {
      const { ledger, issue, reserve } = opened;
      const { secret } = await issue('free');
      const exhausted: number[] = [];
      ledger.onExhausted((keyNo) => exhausted.push(keyNo));
      const [one, other] = [
        granted(await reserve(secret, { price: 12 })),
        granted(await reserve(secret, { price: 8 })),
      ];
      const denied = await reserve(secret);
      expect(denied).toMatchObject({ denied: 'quota' });
      expect('resetAt' in denied && denied.resetAt.getTime()).toBeGreaterThan(Date.now());
      expect(exhausted).toEqual([one.key.no]);
      await other.settle({ status: 500, label: undefined });
      await granted(await reserve(secret, { price: 8 })).settle({ status: 200, label: undefined });
      await one.settle({ status: 200, label: undefined });
      expect(await ledger.month(one.key.no)).toMatchObject({ used: QUOTA });
      expect(ledger.balance(one.key).creditsRemaining).toBe(0);
    });

    it('counts what a call has reserved once, where it costs more than it reserved', async () => {
      const { ledger, issue, reserve } = opened;
      const { secret } = await issue('free');
      await granted(await reserve(secret, { price: QUOTA - 3 })).settle({ status: 200, label: undefined });
      const { key, cancel } = granted(await reserve(secret, { price: 3 }));
      expect(ledger.uncovered(key, 3, 3)).toBeUndefined();
      expect(ledger.uncovered(key, 4, 3)).toMatchObject({ denied: 'quota' });
      await cancel();
    });

    it('keeps the rate, free calls included', async () => {
      const { issue, reserve } = opened;
      const { secret } = await issue('free');
      for (let i = 0; i < RATE; i += 1)
        await granted(await reserve(secret, { price: 0 })).settle({ status: 200, label: undefined });
      const denied = await reserve(secret, { price: 0 });
      expect(denied).toMatchObject({ denied: 'rate', balance: { limit: RATE, rateRemaining: 0 } });
      expect('retryAfter' in denied && denied.retryAfter).toBeGreaterThan(55);
      expect('retryAfter' in denied && denied.retryAfter).toBeLessThanOrEqual(60);
    });

    it('never counts a month back: a call that ends in the next one leaves that as it is', async () => {
      const { ledger, issue, reserve, call } = opened;
      const { secret } = await issue('free');
      at('2031-11-30T23:59:50Z');
      const late = granted(await reserve(secret, { price: 5 }));
      at('2031-12-01T00:00:10Z');
      await call(secret, { price: QUOTA });
      expect(await late.settle({ status: 200, label: undefined })).toMatchObject({ creditsRemaining: 0 });
      expect(await ledger.month(late.key.no)).toMatchObject({ used: QUOTA });
      expect(await reserve(secret)).toMatchObject({ denied: 'quota' });
      // A clock that was put back meets the month that was, with what was used of it.
      at('2031-11-30T23:30:00Z');
      expect(await ledger.month(late.key.no)).toMatchObject({ used: 5 });
      await call(secret, { price: QUOTA - 5 });
      expect(await reserve(secret)).toMatchObject({ denied: 'quota' });
      at('2031-12-01T00:00:20Z');
      expect(await reserve(secret)).toMatchObject({ denied: 'quota' });
      at('2032-01-01T00:00:00Z');
      await call(secret, { price: QUOTA });
    });

    it('counts every month by itself, whatever the clock says: steps of minutes to years both ways', async () => {
      const { ledger, issue, reserve, call } = opened;
      const { secret } = await issue('pro');
      at('2031-01-10T12:00:00Z');
      const { no } = await call(secret, { price: 350_000 });
      const model = new Map([[2031 * 12, 350_000]]);
      const minutes = [
        5,
        -5,
        60 * 24 * 400,
        -60 * 24 * 400,
        -60 * 24 * 750,
        60 * 24 * 750,
        60 * 24 * 31,
        60 * 24 * 3_650,
      ];
      const steps = [...minutes, -60 * 24 * 3_650, 60 * 24 * 28, 3, -60 * 24 * 59, 60 * 24 * 31, 60 * 24 * 31];
      let now = Date.parse('2031-01-10T12:00:00Z');
      for (const [step, ahead] of steps.entries()) {
        now += ahead * 60_000;
        at(new Date(now).toISOString());
        const date = new Date(now);
        const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
        const used = model.get(month) ?? 0;
        const price = 50_000 * (3 + (step % 4));
        const outcome = await reserve(secret, { price });
        if (used + price > 1_000_000) {
          expect(outcome).toMatchObject({ denied: 'quota' });
        } else {
          await granted(outcome).settle({ status: 200, label: undefined });
          model.set(month, used + price);
        }
        expect(new Map(await ledger.months(no))).toEqual(model);
        expect(await ledger.month(no)).toMatchObject({ used: model.get(month) ?? 0, period: month });
      }
    });

    it('lets an administrator set a month, from the next call on, which is noted', async () => {
      const { ledger, monthCounts, issue, reserve, call } = opened;
      const { id, secret } = await issue('free');
      at('2031-05-10T12:00:00Z');
      const { no } = await call(secret, { price: QUOTA });
      expect(await reserve(secret)).toMatchObject({ denied: 'quota' });
      const shown = await monthCounts.set(id, { used: QUOTA - 2, note: 'a test' });
      expect(shown).toMatchObject({ id, quota: QUOTA, months: [{ month: '2031-05', used: QUOTA - 2, current: true }] });
      await call(secret, { price: 2 });
      expect(await reserve(secret)).toMatchObject({ denied: 'quota' });
      await monthCounts.set(id, { month: '2032-06', used: 3, note: '' });
      expect(await ledger.months(no)).toEqual([
        [2032 * 12 + 5, 3],
        [2031 * 12 + 4, QUOTA],
      ]);
      expect(await monthCounts.of(id)).toMatchObject({
        months: [
          { month: '2031-05', used: QUOTA, current: true },
          { month: '2032-06', used: 3, current: false },
        ],
        corrections: [
          { month: '2032-06', before: 0, after: 3, note: '' },
          { month: '2031-05', before: QUOTA, after: QUOTA - 2, note: 'a test' },
        ],
      });
      expect(await monthCounts.set('no-such-key', { used: 0, note: '' })).toBeUndefined();
    });

    it('forgets neither the present month nor one that was charged for months that are set', async () => {
      const { ledger, monthCounts, issue, call } = opened;
      const { id, secret } = await issue('free');
      at('2031-05-10T12:00:00Z');
      const { no } = await call(secret, { price: 5 });
      for (let month = 1; month <= 12; month += 1)
        await monthCounts.set(id, { month: `2020-${String(month).padStart(2, '0')}`, used: month, note: '' });
      await monthCounts.set(id, { month: '2019-01', used: 9, note: '' });
      expect(await ledger.month(no)).toMatchObject({ used: 5 });
      await call(secret, { price: 5 });
      const months = await ledger.months(no);
      expect(months).toHaveLength(12);
      expect(months.at(-1)).toEqual([2031 * 12 + 4, 10]);
    });

    it('sets a month beside calls in flight, which are charged on top', async () => {
      const { ledger, monthCounts, issue, reserve, call } = opened;
      const { id, secret } = await issue('free');
      at('2031-05-10T12:00:00Z');
      const { no } = await call(secret, { price: 2 });
      const [ending, failing] = [granted(await reserve(secret, { price: 3 })), granted(await reserve(secret))];
      expect(await monthCounts.set(id, { used: 10, note: '' })).toMatchObject({
        corrections: [{ month: '2031-05', before: 2, after: 10 }],
      });
      await ending.settle({ status: 200, label: undefined });
      await failing.cancel();
      expect(await ledger.month(no)).toMatchObject({ used: 13 });
    });

    it('reserves nothing of a new month for calls of the last', async () => {
      const { issue, reserve, call } = opened;
      const { secret } = await issue('free');
      at('2031-11-30T23:59:50Z');
      const late = granted(await reserve(secret, { price: QUOTA }));
      at('2031-12-01T00:00:10Z');
      await call(secret, { price: QUOTA });
      expect(await late.settle({ status: 200, label: undefined })).not.toHaveProperty('denied');
    });

    it('measures the rate by a clock that nobody sets', async () => {
      const { issue, reserve, call } = opened;
      const { secret } = await issue('free');
      for (let i = 0; i < RATE - 1; i += 1) await call(secret, { price: 0 });
      at(new Date(Date.now() + 3_600_000).toISOString());
      await call(secret, { price: 0 });
      expect(await reserve(secret, { price: 0 })).toMatchObject({ denied: 'rate' });
      vi.useRealTimers();
      const denied = await reserve(secret, { price: 0 });
      expect('retryAfter' in denied && denied.retryAfter).toBeLessThanOrEqual(60);
    });

    it('lets no call of a revoked key in any more', async () => {
      const { ledger, issue, revoke, call, reserve } = opened;
      const { id, secret } = await issue('pro');
      const { no } = await call(secret);
      await revoke(id);
      expect(await reserve(secret)).toEqual({ denied: 'unknown-key' });
      expect(ledger.remembers(secret)).toBeUndefined();
      expect(await ledger.identify(secret)).toBeUndefined();
      expect(await ledger.month(no)).toBeUndefined();
    });

    it('lets no call of a key in that is past its time, also where it was met before', async () => {
      const { ledger, keys, reserve, call } = opened;
      const { id, secret } = await keys.issue({ tier: 'pro', expiresAt: Date.now() + 3_600_000 });
      const key = await call(secret, { price: 3 });
      expect(key.expiresAt).toBeGreaterThan(Date.now());
      expect(await keys.get(id)).toMatchObject({ used_this_month: 3, expires_at: expect.any(String) });
      expect(Date.parse((await keys.get(id))!.last_used_at!)).toBeGreaterThan(Date.now() - 60_000);
      at(new Date(Date.now() + 3_600_001).toISOString());
      expect(await reserve(secret)).toEqual({ denied: 'unknown-key' });
      expect(ledger.remembers(secret)).toBeUndefined();
      expect(await ledger.identify(secret)).toBeUndefined();
    });

    it('lets a replaced key in until the overlap is over, and what replaces it with all that it had', async () => {
      const { keys, reserve, call, usage } = opened;
      const old = await keys.issue({ tier: 'pro', label: 'team', scopes: ['color'], note: 'n' });
      const key = await call(old.secret);
      const fresh = await keys.issue({ replaces: old.id, overlapHours: 1 });
      expect(fresh).toMatchObject({ tier: 'pro', label: 'team', scopes: ['color'], note: 'n', replaces: old.id });
      await call(old.secret);
      expect((await call(fresh.secret)).scopes).toEqual(['color']);
      const now = await keys.issue({ replaces: old.id, overlapHours: 0 });
      expect(await reserve(old.secret)).toEqual({ denied: 'unknown-key' });
      expect(await usage.isRevoked(key)).toBe(true);
      await call(now.secret);
      await expect(keys.issue({ replaces: old.id })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      await expect(keys.issue({ replaces: 'nobody' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    });

    it('lets a key in that another process has given more time after it had expired here', async () => {
      const other = await openFor(environment());
      const { id, secret } = await opened.keys.issue({
        tier: 'free',
        label: 'team',
        expiresAt: Date.now() + 3_600_000,
      });
      await other.call(secret);
      at(new Date(Date.now() + 3_600_001).toISOString());
      expect(await other.reserve(secret)).toEqual({ denied: 'unknown-key' });
      await opened.keys.update(id, { expiresAt: null, label: 'Team' });
      expect(await other.call(secret)).toMatchObject({ expiresAt: null, label: 'Team' });
      await other.close();
    });

    it('keeps the later of two changes, in whatever order they arrive', async () => {
      const { keys, ledger, call } = opened;
      const { id, secret } = await keys.issue({ tier: 'free', label: 'team' });
      await call(secret);
      await keys.update(id, { label: 'one', expiresAt: Date.now() - 1 });
      const earlier = await keys.find(id);
      await keys.update(id, { label: 'two', expiresAt: null });
      await ledger.change(earlier!);
      expect(await call(secret)).toMatchObject({ label: 'two' });
    });

    it('judges the next call of a changed key by its new terms, also where it had expired', async () => {
      const { keys, reserve, call } = opened;
      const { id, secret } = await keys.issue({ tier: 'free', label: 'team', expiresAt: Date.now() + 3_600_000 });
      await call(secret, { price: 2 });
      const changed = await keys.update(id, { tier: 'pro', label: 'Team', scopes: ['color', 'color'] });
      expect(changed).toMatchObject({ tier: 'pro', label: 'Team', scopes: ['color'], used_this_month: 2 });
      const key = await call(secret);
      expect(key).toMatchObject({ tier: 'pro', label: 'Team', scopes: ['color'] });
      at(new Date(Date.now() + 3_600_001).toISOString());
      expect(await reserve(secret)).toEqual({ denied: 'unknown-key' });
      await keys.update(id, { expiresAt: null, scopes: null });
      expect(await call(secret)).toMatchObject({ expiresAt: null, scopes: null, label: 'Team' });
      expect(await keys.update('nobody', { label: '' })).toBeUndefined();
      await keys.revoke(id);
      await expect(keys.update(id, { label: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    });

    it('gives credits back once for each id', async () => {
      const { ledger, issue, call } = opened;
      const { secret } = await issue('free');
      const { no: keyNo } = await call(secret, { price: 9 });
      const release = { id: `job-${keyNo}`, keyNo, credits: 9, operation: OPERATIONS[0], chargedAt: Date.now() };
      await ledger.release(release);
      await ledger.release(release);
      expect(await ledger.month(keyNo)).toMatchObject({ used: 0 });
      await ledger.release({ ...release, id: `another-${keyNo}` });
      expect(await ledger.month(keyNo)).toMatchObject({ used: 0 });
      await call(secret, { price: QUOTA });
    });

    it('tells of commits until told to stop', async () => {
      const { ledger, issue, call } = opened;
      const { secret } = await issue('pro');
      const told: number[] = [];
      const stop = ledger.onCommit((keyNos) => void told.push(...keyNos));
      const { no } = await call(secret);
      expect(told).toEqual([no]);
      stop();
      await call(secret);
      expect(told).toEqual([no]);
    });

    it('counts calls that end together, each once', async () => {
      const { ledger, issue, call } = opened;
      const { secret } = await issue('pro');
      const keys = await Promise.all(Array.from({ length: 40 }, () => call(secret, { price: 2 })));
      await ledger.flush();
      expect(await ledger.month(keys[0]!.no)).toMatchObject({ used: 80 });
    });

    it('holds every window at the limit, lets all of it pass at once, and says truly when one more does', async () => {
      const span = 1_000;
      const brief = await openFor(environment(), { span, grain: 50 });
      const { secret } = await brief.issue('free');
      // A call is admitted at some time between these two: how long it takes says nothing.
      const passed: { before: number; after: number }[] = [];
      let promised: number | undefined;
      while (passed.length < 3 * RATE + 1) {
        const before = performance.now();
        const outcome = await brief.reserve(secret, { price: 0 });
        const after = performance.now();
        if ('denied' in outcome) {
          if (outcome.denied !== 'rate') throw new Error(outcome.denied);
          if (passed.length < RATE) expect(after - passed[0]!.before).toBeGreaterThan(span);
          expect(outcome.retryAfter).toBeLessThanOrEqual(span / 1000);
          promised ??= after + outcome.retryAfter * 1000;
          expect(before).toBeLessThan(promised + 50);
          await sleep(10);
        } else {
          promised = undefined;
          passed.push({ before, after });
          await outcome.settle({ status: 200, label: undefined });
        }
      }
      await brief.close();
      for (let i = RATE; i < passed.length; i += 1)
        expect(passed[i]!.after - passed[i - RATE]!.before).toBeGreaterThan(span - 50);
    });

    it('refuses operations it was not made for', async () => {
      const { issue, reserve } = opened;
      const { secret } = await issue('pro');
      await expect((async () => reserve(secret, { operation: 'GET /nowhere' }))()).rejects.toThrow(TypeError);
    });
  });
};
