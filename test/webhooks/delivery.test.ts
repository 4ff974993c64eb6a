import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { deliveryRepository } from '../../db/repositories/deliveries.ts';
import { jobUpkeepRepository } from '../../db/repositories/job-upkeep.ts';
import { jobRepository } from '../../db/repositories/jobs.ts';
import { keyRepository } from '../../db/repositories/keys.ts';
import { ledgerStore } from '../../db/repositories/ledger.ts';
import { webhookRepository } from '../../db/repositories/webhooks.ts';
import type { ApiKey } from '../../src/accounts/account.ts';
import { createFileLedger } from '../../src/accounts/file/ledger.ts';
import { keyHasher, mintKey } from '../../src/accounts/key-format.ts';
import type { Ledger } from '../../src/accounts/ledger.ts';
import { TIERS } from '../../src/accounts/tiers.ts';
import { createCollections } from '../../src/collections/service.ts';
import { startJobService } from '../../src/jobs/queue/service.ts';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { createDoor } from '../../src/net/door.ts';
import { createLog } from '../../src/runtime/log.ts';
import { followRequest } from '../../src/runtime/trace.ts';
import { startWebhookService, type WebhookService } from '../../src/webhooks/service.ts';
import type { DeliveryRecord } from '../../src/webhooks/webhook-records.ts';
import { recordingConnector, startOrigin, tableResolver } from '../net/origin.ts';
import { temporaryFile } from '../processes.ts';
import { taskThreads } from '../threads.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const QUOTA = 50;
const hashOf = keyHasher(undefined);

let file: ReturnType<typeof temporaryFile>;
let database: Database;
let ledger: Ledger;
let received: Received[];
let key: ApiKey;
let other: ApiKey;
let secret: string;
const services: WebhookService[] = [];

const issue = async (label: string): Promise<{ key: ApiKey; secret: string }> => {
  const { key: text, id } = mintKey('live');
  const row = await keyRepository(database.orm).insert({
    ...{ id, tier: 'free', label, hash: hashOf(text), start: 's', last4: 'last', createdAt: Date.now() },
  });
  return { key: { no: row.no, id, tier: 'free', label, scopes: null, expiresAt: null }, secret: text };
};

beforeEach(async () => {
  file = temporaryFile();
  database = await openDatabase(file.url);
  const tiers = { ...TIERS, free: { ...TIERS.free, credits_per_month: QUOTA, requests_per_minute: 1000 } };
  const store = ledgerStore(database.direct);
  ledger = createFileLedger({ store, tiers, hashOf, operations: store.operationNumbers(['op']) });
  const mine = await issue('mine');
  [key, secret] = [mine.key, mine.secret];
  other = (await issue('other')).key;
  received = [];
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
  database.close();
  file.remove();
});

/** A sender whose only receiver, whatever the name, is this one. */
const start = async (
  answer: RequestListener,
  options: { schedule?: number[]; patience?: number; timeout?: number } = {},
) => {
  const origin = await startOrigin(
    async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      received.push({ path: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    },
    { tls: true },
  );
  const resolver = tableResolver({ 'site.example.org': ['93.184.215.14'], 'inside.example.org': ['10.0.0.1'] });
  const connector = recordingConnector(origin.port, 1);
  const door = createDoor({ allowlist: readAllowlist(''), userAgent: 'Metamer', resolver, connector, settleMs: 0 });
  const service = startWebhookService({
    webhooks: webhookRepository(database.orm),
    deliveries: deliveryRepository(database.orm),
    ...{ ledger, door, log: createLog('silent'), schedule: options.schedule ?? [0.02, 0.02, 0.02] },
    times: {
      poll: 15,
      timeout: options.timeout ?? 5000,
      ...(options.patience === undefined ? {} : { patience: options.patience }),
    },
  });
  services.push(service);
  return { service: service.webhooks, upkeep: service.upkeep, connector };
};

const until = async <Value>(read: () => Value | undefined | Promise<Value | undefined>): Promise<Value> => {
  const end = Date.now() + 80_000;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const url = (path: string) => `https://site.example.org/${path}`;
const ok: RequestListener = (_, response) => response.writeHead(204).end();
const ended = (log: DeliveryRecord[]) =>
  log.length > 0 && log.every(({ state }) => ['delivered', 'dead'].includes(state));

const TRACE = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate: 'vendor=1' };
const traced = <Value>(call: () => Value): Value => followRequest('POST', TRACE).within(call);

describe('a delivery', () => {
  it('goes on with the trace of the call that brought it about, again too', async () => {
    const { service } = await start(ok);
    const hook = await service.subscribe(key, { url: url('a'), events: ['webhook.ping'] });
    const { id } = await traced(() => service.test(key, hook.id));
    await until(() => received[0]);
    await service.test(key, hook.id);
    await until(() => received[1]);
    await until(async () => ended(await service.deliveries(key, hook.id, { limit: 10 })) || undefined);
    await service.redeliver(key, id);
    await until(() => received[2]);
    expect(received.map(({ headers: { traceparent, tracestate } }) => ({ traceparent, tracestate }))).toEqual([
      TRACE,
      { traceparent: undefined, tracestate: undefined },
      TRACE,
    ]);
  });

  it('about a job goes on with the trace of the call that queued it', async () => {
    const { service } = await start(ok);
    const [threads, log] = [taskThreads(1), createLog('silent')];
    const jobs = startJobService({
      repository: jobRepository(database.orm),
      upkeepRepository: jobUpkeepRepository(database.orm),
      types: new Map([['quick', { id: 'quick', credits: 1, run: async () => ({}) }]]),
      collections: createCollections({ threads, cacheMb: 0 }),
      ...{ ledger, threads, log, times: { poll: 15 } },
    });
    const queue = async () => {
      const { job } = await jobs.jobs.accept(key, { type: 'quick', params: {}, idempotencyKey: undefined });
      await jobs.jobs.start(job.id, Date.now());
      return job.id;
    };
    try {
      await service.subscribe(key, { url: url('a'), events: ['job.queued', 'job.started', 'job.succeeded'] });
      const followed = await traced(queue);
      const alone = await queue();
      await until(() => received[5]);
      const told = received.map(({ headers, body }) => ({ ...JSON.parse(body), trace: headers.traceparent }));
      for (const [id, trace] of [
        [followed, TRACE.traceparent],
        [alone, undefined],
      ])
        expect(
          told
            .filter(({ data }) => data.id === id)
            .map((event) => [event.type, event.trace])
            .sort(),
        ).toEqual([
          ['job.queued', trace],
          ['job.started', trace],
          ['job.succeeded', trace],
        ]);
    } finally {
      await jobs.stop();
      await threads.close();
    }
  });

  it('can be verified by any Standard Webhooks receiver, and by no other secret', async () => {
    const { service } = await start(ok);
    const hook = await service.subscribe(key, { url: url('a'), events: ['job.succeeded'] });
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify([await service.list(key), await service.get(key, hook.id)])).not.toContain(hook.secret);
    const sent = await service.test(key, hook.id);
    const [one] = await until(() => (received.length ? received : undefined));
    const verified = new Webhook(hook.secret).verify(one!.body, one!.headers as Record<string, string>);
    expect(verified).toMatchObject({ type: 'webhook.ping', data: { id: hook.id } });
    expect(one!.headers).toMatchObject({ 'webhook-id': sent.event_id, 'content-type': 'application/json' });
    const stranger = new Webhook(`whsec_${Buffer.alloc(32, 1).toString('base64')}`);
    expect(() => stranger.verify(one!.body, one!.headers as Record<string, string>)).toThrow();
    expect(() => new Webhook(hook.secret).verify(`${one!.body} `, one!.headers as Record<string, string>)).toThrow();
    const log = await until(async () => {
      const found = await service.deliveries(key, hook.id, { limit: 10 });
      return ended(found) ? found : undefined;
    });
    expect(log).toMatchObject([{ state: 'delivered', attempts: [{ status: 204, error: null }] }]);
  });

  it('carries two signatures for a day after a rotation', async () => {
    const { service } = await start(ok);
    const hook = await service.subscribe(key, { url: url('a'), events: ['webhook.ping'] });
    const rotated = await service.rotate(key, hook.id);
    expect(rotated.secret).not.toBe(hook.secret);
    await service.test(key, hook.id);
    const [one] = await until(() => (received.length ? received : undefined));
    for (const valid of [hook.secret, rotated.secret])
      expect(new Webhook(valid).verify(one!.body, one!.headers as Record<string, string>)).toBeTruthy();
  });

  it('is tried again with the same id and a new signature until it is taken', async () => {
    let calls = 0;
    const { service } = await start((_, response) => {
      calls += 1;
      response.writeHead(calls < 3 ? 500 : 200).end();
    });
    const hook = await service.subscribe(key, { url: url('a'), events: ['webhook.ping'] });
    await service.test(key, hook.id);
    const [log] = await until(async () => {
      const found = await service.deliveries(key, hook.id, { limit: 10 });
      return ended(found) ? found : undefined;
    });
    expect(log).toMatchObject({ state: 'delivered' });
    expect(log!.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await service.get(key, hook.id)).failing_since).toBeNull();
  });

  it.each([
    ['a receiver that fails', ((_, response) => response.writeHead(503).end()) as RequestListener, 503, 10_000],
    [
      'a redirect',
      ((_, response) => response.writeHead(307, { location: url('b') }).end()) as RequestListener,
      307,
      10_000,
    ],
    ['a receiver that never answers', (() => {}) as RequestListener, null, 700],
    ['a receiver that hangs up', ((request) => request.socket.destroy()) as RequestListener, null, 10_000],
  ])('%s makes it a dead letter, which can be sent again by hand', async (_, answer, status, timeout) => {
    let well = false;
    const { service, connector } = await start(
      (request, response) => (well ? response.end() : answer(request, response)),
      // Only a receiver that never answers is waited for; a lease that ends on a busy machine would be an attempt more.
      { timeout },
    );
    const hook = await service.subscribe(key, { url: url('a'), events: ['webhook.ping'] });
    await service.test(key, hook.id);
    const [dead] = await until(async () => {
      const found = await service.deliveries(key, hook.id, { state: 'dead', limit: 10 });
      return found.length ? found : undefined;
    });
    expect(dead!.attempts.map((attempt) => attempt.status)).toEqual(Array(4).fill(status));
    expect(connector.endpoints.length).toBe(4);
    expect(received.every(({ path }) => path === '/a')).toBe(true);
    expect((await service.get(key, hook.id)).failing_since).not.toBeNull();
    well = true;
    await service.redeliver(key, dead!.id);
    await until(async () => {
      const [found] = await service.deliveries(key, hook.id, { limit: 10 });
      return found?.state === 'delivered' || undefined;
    });
    expect(received.at(-1)!.headers['webhook-id']).toBe(dead!.event_id);
  });

  it('goes to no private address, whatever a name resolves to', async () => {
    const { service, connector } = await start(ok, { schedule: [] });
    for (const wrong of ['https://127.0.0.1/x', 'https://localhost/x', 'https://[::1]/x', 'http://site.example.org/x'])
      await expect(service.subscribe(key, { url: wrong, events: ['webhook.ping'] })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { field: 'url' },
      });
    const hook = await service.subscribe(key, { url: 'https://inside.example.org/x', events: ['webhook.ping'] });
    await service.test(key, hook.id);
    await until(async () => (ended(await service.deliveries(key, hook.id, { limit: 1 })) ? true : undefined));
    expect(connector.endpoints).toEqual([]);
  });

  it('waits no longer than its timeout, and nobody else waits for it', async () => {
    const { service } = await start(
      (request, response) => {
        if (request.url === '/slow') return;
        response.end();
      },
      { timeout: 3000 },
    );
    const slow = await service.subscribe(key, { url: url('slow'), events: ['webhook.ping'] });
    const quick = await service.subscribe(other, { url: url('quick'), events: ['webhook.ping'] });
    for (let i = 0; i < 10; i += 1) await service.test(key, slow.id);
    for (let i = 0; i < 10; i += 1) await service.test(other, quick.id);
    await until(() => (received.filter(({ path }) => path === '/quick').length === 10 ? true : undefined));
    const log = await service.deliveries(key, slow.id, { limit: 20 });
    expect(log.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(4);
    expect((await service.deliveries(other, quick.id, { limit: 20 })).length).toBe(10);
  });

  it('is lost in none of 100 cases where the receiver fails half of the time', { timeout: 90_000 }, async () => {
    const { service } = await start((_, response) => response.writeHead(Math.random() < 0.5 ? 500 : 200).end(), {
      schedule: Array(30).fill(0.01),
    });
    // Ten keys: what one of them sends to a receiver that has failed goes out one by one.
    const hooks = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const owner = (await issue(`owner ${i}`)).key;
        return { owner, ...(await service.subscribe(owner, { url: url(`h${i}`), events: ['webhook.ping'] })) };
      }),
    );
    const ids: string[] = [];
    for (let i = 0; i < 100; i += 1) {
      const { owner, id } = hooks[i % 10]!;
      ids.push((await service.test(owner, id)).event_id);
    }
    await until(async () => {
      const logs = await Promise.all(hooks.map(({ owner, id }) => service.deliveries(owner, id, { limit: 200 })));
      return logs.flat().every(({ state }) => state === 'delivered') || undefined;
    });
    const arrived = new Set(received.map(({ headers }) => headers['webhook-id']));
    expect(ids.filter((id) => !arrived.has(id))).toEqual([]);
  });
});

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

describe('receivers that never answer', () => {
  /** Keys with subscriptions whose receivers take deliveries and never say a word. */
  const deadOnes = async (service: WebhookService['webhooks'], keys: number, each: number): Promise<ApiKey[]> => {
    const owners: ApiKey[] = [];
    for (let i = 0; i < keys; i += 1) {
      const { key: owner } = await issue(`dead ${i}`);
      owners.push(owner);
      for (let n = 0; n < each; n += 1)
        await service.subscribe(owner, { url: url(`dead/${owner.no}/${n}`), events: ['webhook.ping'] });
    }
    return owners;
  };
  const announceAll = async (owner: ApiKey, name: string): Promise<void> => {
    const event = { keyNo: owner.no, eventId: `evt_${owner.no}_${name}`, event: 'webhook.ping', data: {}, trace: null };
    await webhookRepository(database.orm).announce(event, Date.now());
  };

  it('hold up nobody: others get all of theirs while these are still waited for', async () => {
    const open = new Map<string, number>();
    const most = new Map<string, number>();
    const { service } = await start(
      (request, response) => {
        const owner = /^\/dead\/(\d+)/.exec(request.url ?? '')?.[1];
        if (owner === undefined) {
          response.writeHead(204).end();
          return;
        }
        const now = (open.get(owner) ?? 0) + 1;
        open.set(owner, now);
        most.set(owner, Math.max(most.get(owner) ?? 0, now));
        request.socket.once('close', () => open.set(owner, open.get(owner)! - 1));
      },
      { timeout: 60_000, schedule: [600] },
    );
    const owners = await deadOnes(service, 9, 20);
    await service.subscribe(key, { url: url('live'), events: ['webhook.ping'] });
    for (const owner of owners) await announceAll(owner, 'first');
    const live = () => received.filter(({ path }) => path === '/live').length;
    // All that the dead ones may take at once is on its way.
    await until(() => (open.size === 9 && [...open.values()].every((n) => n >= 8) ? true : undefined));
    for (let i = 0; i < 12; i += 1) await announceAll(key, `event-${i}`);
    await until(() => (live() === 12 ? true : undefined));
    expect([...open.values()].reduce((sum, n) => sum + n, 0)).toBe(72);
    expect(Math.max(...most.values())).toBe(8);
  });

  it('are tried one delivery at a time, behind all others', async () => {
    let open = 0;
    let most = 0;
    const { service } = await start(
      (request, response) => {
        if (request.url === '/live') {
          response.writeHead(204).end();
          return;
        }
        open += 1;
        most = Math.max(most, open);
        setTimeout(() => {
          open -= 1;
          response.writeHead(500).end();
        }, 30);
      },
      { schedule: [0.05, 0.05, 0.05, 0.05] },
    );
    await service.subscribe(key, { url: url('failing'), events: ['webhook.ping'] });
    for (let i = 0; i < 6; i += 1) await announceAll(key, `event-${i}`);
    await until(() => (received.length >= 12 ? true : undefined));
    expect(most).toBe(1);
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
