import type { RequestListener } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { jobUpkeepRepository } from '../../db/repositories/job-upkeep.ts';
import { jobRepository } from '../../db/repositories/jobs.ts';
import { createCollections } from '../../src/collections/service.ts';
import { startJobService } from '../../src/jobs/queue/service.ts';
import { createLog } from '../../src/runtime/log.ts';
import { runs } from '../size.ts';
import { taskThreads } from '../threads.ts';
import {
  counted,
  database,
  eachWithItsOutbox,
  ended,
  issue,
  key,
  ledger,
  ok,
  other,
  received,
  start,
  TRACE,
  traced,
  until,
  url,
} from './outbox.ts';

eachWithItsOutbox();

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

  // promise 1.55.1, 1.100.2, 1.114.1: Deliveries are signed in a header by which receivers verify them
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
    expect(counted.slice(-3)).toEqual([
      ['retried', 500],
      ['retried', 500],
      ['delivered', 200],
    ]);
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
    expect(counted.slice(-4)).toEqual([...Array(3).fill(['retried', status]), ['dead', status]]);
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

  it('is lost in none of many cases where the receiver fails half of the time', async () => {
    const asked = new Map<unknown, number>();
    const { service } = await start(
      ({ headers }, response) => {
        const id = headers['webhook-id'];
        const before = asked.get(id) ?? 0;
        asked.set(id, before + 1);
        // Every other one arrives at once, the others at their second, third or fourth try.
        const failures = [0, 1, 0, 2, 0, 3][[...asked.keys()].indexOf(id) % 6]!;
        response.writeHead(before < failures ? 500 : 200).end();
      },
      { schedule: Array(30).fill(0.01) },
    );
    // Ten keys: what one of them sends to a receiver that has failed goes out one by one.
    const hooks = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const owner = (await issue(`owner ${i}`)).key;
        return { owner, ...(await service.subscribe(owner, { url: url(`h${i}`), events: ['webhook.ping'] })) };
      }),
    );
    const ids: string[] = [];
    for (let i = 0; i < runs(100); i += 1) {
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
