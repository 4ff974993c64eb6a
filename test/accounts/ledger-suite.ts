import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { granted, OPERATIONS, type Opened, openFor, QUOTA, RATE } from './opened.ts';

/** What every ledger owes, whatever it is bound to. `environment` names the engines, which run by then. */
export const describeLedger = (engines: string, environment: () => Record<string, string>): void => {
  describe(`the ledger on ${engines}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await openFor(environment());
    });
    afterAll(() => opened.close());

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

    it('keeps the rate, free calls included', async () => {
      const { issue, reserve } = opened;
      const { secret } = await issue('free');
      for (let i = 0; i < RATE; i += 1)
        await granted(await reserve(secret, { price: 0 })).settle({ status: 200, label: undefined });
      const denied = await reserve(secret, { price: 0 });
      expect(denied).toMatchObject({ denied: 'rate', balance: { limit: RATE, rateRemaining: 0 } });
      expect('retryAfter' in denied && denied.retryAfter).toBeGreaterThanOrEqual(1);
      expect('retryAfter' in denied && denied.retryAfter).toBeLessThanOrEqual(Math.ceil(60 / RATE));
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

    it('refuses operations it was not made for', async () => {
      const { issue, reserve } = opened;
      const { secret } = await issue('pro');
      await expect((async () => reserve(secret, { operation: 'GET /nowhere' }))()).rejects.toThrow(TypeError);
    });
  });
};
