import { describe, expect, it } from 'vitest';
import { keyRepository } from '../../db/repositories/keys.ts';
import {
  database,
  eachWithItsOutbox,
  key,
  ledger,
  ok,
  other,
  QUOTA,
  received,
  secret,
  start,
  TRACE,
  traced,
  until,
  url,
} from './outbox.ts';

eachWithItsOutbox();

describe('a subscription', () => {
  it('is switched off by 410, and the other subscriptions of the key are told', async () => {
    const { service } = await start((request, response) => response.writeHead(request.url === '/a' ? 410 : 200).end());
    const gone = await service.subscribe(key, { url: url('a'), events: ['webhook.ping'] });
    const watcher = await service.subscribe(key, { url: url('b'), events: ['webhook.disabled'] });
    await service.test(key, gone.id);
    const told = await until(() => received.find(({ path }) => path === '/b'));
    expect(JSON.parse(told.body)).toMatchObject({ type: 'webhook.disabled', data: { id: gone.id } });
    expect(await service.get(key, gone.id)).toMatchObject({ enabled: false });
    await expect(service.test(key, gone.id)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await service.enable(key, gone.id)).toMatchObject({ enabled: true, disabled_reason: null });
    expect((await service.get(key, watcher.id)).enabled).toBe(true);
  });

  it('is switched off when every attempt has failed for long', async () => {
    const { service } = await start((_, response) => response.writeHead(500).end(), { patience: 30 });
    const hook = await service.subscribe(key, { url: url('a'), events: ['webhook.ping'] });
    await service.test(key, hook.id);
    await until(async () => ((await service.get(key, hook.id)).enabled ? undefined : true));
  });

  it('belongs to its key alone, and a key may have twenty', async () => {
    const { service } = await start(ok);
    const hook = await service.subscribe(key, { url: url('a'), events: ['webhook.ping', 'webhook.ping'] });
    expect(hook.events).toEqual(['webhook.ping']);
    const delivery = await service.test(key, hook.id);
    for (const ask of [
      () => service.get(other, hook.id),
      () => service.remove(other, hook.id),
      () => service.rotate(other, hook.id),
      () => service.enable(other, hook.id),
      () => service.test(other, hook.id),
      () => service.deliveries(other, hook.id, { limit: 1 }),
      () => service.redeliver(other, delivery.id),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (let i = 1; i < 20; i += 1) await service.subscribe(key, { url: url(`h${i}`), events: ['webhook.ping'] });
    await expect(service.subscribe(key, { url: url('one'), events: ['webhook.ping'] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('of a revoked key hears nothing more', async () => {
    const { service, upkeep } = await start((_, response) => response.writeHead(500).end(), { schedule: [0.3, 0.3] });
    const hook = await service.subscribe(key, { url: url('a'), events: ['webhook.ping'] });
    await service.test(key, hook.id);
    await until(() => (received.length ? true : undefined));
    await keyRepository(database.orm).revoke(key.id, Date.now());
    await upkeep();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(received).toHaveLength(1);
    expect((await service.deliveries(key, hook.id, { limit: 1 }))[0]?.state).toBe('dead');
  });
});

describe('the quota', () => {
  const charge = async (credits: number): Promise<boolean> => {
    const call = { secret, price: credits, operation: 'op', id: Math.floor(Math.random() * 1e12), fresh: false };
    const reserved = await ledger.reserve(call);
    if ('denied' in reserved) return false;
    const settled = await reserved.settle({ status: 200, label: undefined });
    return !('denied' in settled);
  };

  it('is told at 80 % and when it covers a call no more, once each', async () => {
    const { service, upkeep } = await start(ok);
    const events = ['quota.threshold_reached', 'quota.exhausted'];
    await service.subscribe(key, { url: url('a'), events });
    await service.subscribe(other, { url: url('other'), events });
    await upkeep();
    await charge(39);
    await upkeep();
    expect(received).toEqual([]);
    await charge(1);
    const first = await until(() => received[0]);
    expect(JSON.parse(first.body)).toMatchObject({
      type: 'quota.threshold_reached',
      data: { key_id: key.id, used: 40, quota: QUOTA, remaining: 10 },
    });
    expect(await charge(11)).toBe(false);
    await until(() => received[1]);
    expect(JSON.parse(received[1]!.body)).toMatchObject({ type: 'quota.exhausted' });
    await charge(10);
    await upkeep();
    await upkeep();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received.map(({ path }) => path)).toEqual(['/a', '/a']);
  });

  it('is of the trace of the call that was refused for it, and of none where calls of others share its commit', async () => {
    const { service, upkeep } = await start(ok);
    await service.subscribe(key, { url: url('a'), events: ['quota.threshold_reached', 'quota.exhausted'] });
    await upkeep();
    await traced(() => charge(40));
    const reached = await until(() => received[0]);
    expect(reached.headers).not.toHaveProperty('traceparent');
    expect(await traced(() => charge(11))).toBe(false);
    const exhausted = await until(() => received[1]);
    expect(JSON.parse(exhausted.body)).toMatchObject({ type: 'quota.exhausted' });
    expect(exhausted.headers).toMatchObject(TRACE);
  });

  it('gets back what a job gave back, once, and calls pass again', async () => {
    expect(await charge(50)).toBe(true);
    expect(await charge(1)).toBe(false);
    const release = { id: 'job_1', keyNo: key.no, credits: 20, operation: 'op', chargedAt: Date.now() };
    await ledger.release(release);
    await ledger.release(release);
    expect(await ledger.month(key.no)).toMatchObject({ used: 30, quota: QUOTA });
    expect(await charge(20)).toBe(true);
    expect(await charge(1)).toBe(false);
  });
});
