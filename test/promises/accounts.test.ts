import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { usageEvents } from '../../src/accounts/usage-stream.ts';
import { promised } from './promised.ts';
import { values } from './rules.ts';

const { answer, key, refusal, returns, service, takes } = promised();
const contrast = () => answer('POST /v1/color/contrast', { fg: '#336699', bg: '#ffffff' });

describe('usage', () => {
  // promise 1.90.1, 1.90.2: The history of a key is by day and endpoint, from a date that is seven days back if none is sent
  it('is a history by day and endpoint', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const today = day(0);
    await contrast();
    const { body } = await answer('GET /v1/usage', {});
    expect([day(7), day(8)]).toContain(body.since);
    const last = body.days.find(({ date }: { date: string }) => date >= today);
    expect(last.endpoints.some(({ endpoint }: { endpoint: string }) => endpoint === 'POST /v1/color/contrast')).toBe(
      true,
    );
    await takes(
      'GET /v1/usage',
      { since: values(['2026-01-01', today], ['yesterday', '2026-13-01', '01.01.2026']) },
      {},
    );
  });

  // promise 1.91.1: A key can ask for its tier, its limits and what it has used this month
  it('has the month of the key', async () => {
    const before = (await answer('GET /v1/usage/me', {})).body;
    await contrast();
    const { tier, limits, month } = (await answer('GET /v1/usage/me', {})).body;
    expect([tier.id, typeof limits.requests_per_minute, limits.credits_per_month]).toEqual([
      'enterprise',
      'number',
      month.used + month.remaining,
    ]);
    expect(month.used).toBeGreaterThan(before.month.used);
  });

  // promise 1.52.1, 1.92.1, 1.92.2, 1.92.3, 1.145.1: The last 100 calls with their statistics: 50 of them unless 1 to 100 are requested, or those behind a cursor
  it('has a feed of the last calls', async () => {
    for (let i = 0; i < 120; i += 1) await contrast();
    const live = 'GET /v1/usage/live';
    await expect.poll(async () => (await answer(live, { limit: 100 })).body.events.length).toBe(100);
    const { cursor, stats, events } = await returns(
      live,
      { cursor: 'number', stats: 'object', events: 'object[]' },
      {},
    );
    expect([events.length, typeof stats.error_rate, typeof stats.latency_ms]).toEqual([50, 'number', 'object']);
    for (const limit of [1, 100]) await answer(live, { limit });
    for (const limit of [0, 101]) expect(await refusal(live, { limit })).toEqual([400, 'INVALID_INPUT', 'limit']);
    await contrast();
    await expect
      .poll(async () =>
        (await answer(live, { since: cursor })).body.events.some((one: { endpoint: string }) =>
          one.endpoint.includes('contrast'),
        ),
      )
      .toBe(true);
    for (const { seq } of (await answer(live, { since: cursor })).body.events) expect(seq).toBeGreaterThan(cursor);
  });

  // promise 1.93.1, 1.117.1, 1.117.2, 1.145.2: The feed is also a stream: `hello` with statistics, `usage` for each call, `heartbeat` every 15 seconds, for 10 minutes
  it('is a stream', async () => {
    const account = service().services.ledger.remembers(key())!;
    let ahead = 0;
    const started = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => started + ahead);
    onTestFinished(() => void vi.restoreAllMocks());
    const events = usageEvents(service().services.usage, account, {
      lastEventId: undefined,
      signal: new AbortController().signal,
    });
    const next = async (): Promise<string> => {
      const { done, value } = await events.next();
      return done ? 'end' : value.event;
    };
    expect((await events.next()).value).toMatchObject({ event: 'hello', data: { stats: expect.any(Object) } });
    ahead = 14_999;
    await contrast();
    expect(await next()).toBe('usage');
    ahead = 15_000;
    expect(await next()).toBe('heartbeat');
    ahead = 29_999;
    await contrast();
    expect(await next()).toBe('usage');
    ahead = 30_000;
    expect(await next()).toBe('heartbeat');
    ahead = 600_000;
    expect(await next()).toBe('end');
    vi.restoreAllMocks();
    const response = await fetch(`${service().url}/v1/usage/stream`, { headers: { 'x-api-key': key() } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const { value } = await response.body!.getReader().read();
    expect(Buffer.from(value!).toString()).toContain('event: hello');
  });
});

describe('webhooks', () => {
  const hook = { url: 'https://example.com/hooks', events: ['job.succeeded'] };

  // promise 1.98.1, 1.116.1, 1.116.2: The names of events are listed, job.succeeded among them, without a key
  it('have names of events', async () => {
    const { status, body } = await service().call('GET', '/v1/webhooks/events');
    expect([status, body.events.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      expect.arrayContaining(['job.succeeded']),
    ]);
  });

  // promise 1.50.1, 1.55.1, 1.99.1, 1.100.1, 1.101.1: A subscription needs an HTTPS address and names of events, and is then listed and found
  // promise 1.56.1, 1.102.1: A subscription that is revoked is gone
  it('are subscribed to, listed, found and revoked', async () => {
    await takes(
      'POST /v1/webhooks',
      {
        url: { good: [hook.url], bad: ['http://example.com/hooks', 'example.com', 7], required: true },
        events: { good: [hook.events], bad: [[], ['no.such.event'], 'job.succeeded'], required: true },
      },
      hook,
    );
    const { body: made } = await answer('POST /v1/webhooks', hook);
    expect(made).toMatchObject({ id: expect.any(String), ...hook });
    const found = (await answer('GET /v1/webhooks/:id', { id: made.id })).body;
    expect(found).toMatchObject({ id: made.id, ...hook });
    const listed = async () => (await answer('GET /v1/webhooks', {})).body.webhooks.map(({ id }: { id: string }) => id);
    expect(await listed()).toContain(made.id);
    await answer('DELETE /v1/webhooks/:id', { id: made.id });
    expect(await listed()).not.toContain(made.id);
    expect((await refusal('GET /v1/webhooks/:id', { id: made.id })).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
  });
});

describe('jobs', () => {
  // promise 1.94.1, 1.95.2: The types of jobs are listed with what each accepts: one takes an integer `count`
  it('have types with their parameters', async () => {
    const { jobs } = (await answer('GET /v1/jobs', {})).body;
    for (const { type, parameters } of jobs) expect([type, parameters.type]).toEqual([expect.any(String), 'object']);
    const batch = jobs.find(({ type }: { type: string }) => type === 'palette-batch');
    expect(batch.parameters.properties.count.type).toBe('integer');
    expect(await refusal('POST /v1/jobs/:type', { type: 'palette-batch', count: 1.5 })).toEqual([
      400,
      'INVALID_INPUT',
      'count',
    ]);
    expect(await refusal('POST /v1/jobs/:type', { type: 'no-such-type' })).toEqual([400, 'INVALID_INPUT', 'type']);
  });

  // promise 1.51.1, 1.57.1, 1.95.1, 1.95.3, 1.96.1: A job that is queued has an id at once, by which it can be asked for
  it('have an id at once', async () => {
    const { body } = await answer('POST /v1/jobs/:type', { type: 'palette-batch', count: 10_000, seed: 7 });
    expect([typeof body.id, body.state]).toEqual(['string', 'queued']);
    expect((await answer('GET /v1/jobs/id/:id', { id: body.id })).body).toMatchObject({
      id: body.id,
      type: 'palette-batch',
    });
    expect((await refusal('GET /v1/jobs/id/:id', { id: 'job_none' })).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    await service().services.jobs.cancel(service().services.ledger.remembers(key())!, body.id);
  });
});

describe('POST /v1/graphql', () => {
  const ask = (json: unknown) => service().call('POST', '/v1/graphql', { key: key(), json });

  // promise 1.104.1: A document is required, and may have variables
  it('takes a query and variables', async () => {
    const query = 'query ($fg: Color!) { colorContrast(fg: $fg, bg: "#ffffff") { ratio } }';
    expect((await ask({ query, variables: { fg: '#000000' } })).body).toEqual({
      data: { colorContrast: { ratio: 21 } },
    });
    const { status, body } = await ask({});
    expect([status >= 400 || Boolean(body.errors), JSON.stringify(body).includes('query')]).toEqual([true, true]);
    expect(JSON.stringify((await ask({ query, variables: 'none' })).body)).toContain('variables');
  });

  // promise 1.104.2, 1.104.3: Several questions get the answers of REST in one request; colorContrast has `ratio` and `wcag.aaNormal`
  it('answers several questions as REST does', async () => {
    const query =
      '{ a: colorContrast(fg: "#336699", bg: "#ffffff") { ratio wcag { aaNormal } } b: colorContrast(fg: "#777777", bg: "#ffffff") { ratio wcag { aaNormal } } }';
    const { data } = (await ask({ query })).body;
    for (const [name, fg] of [
      ['a', '#336699'],
      ['b', '#777777'],
    ] as const) {
      const { body } = await answer('POST /v1/color/contrast', { fg, bg: '#ffffff' });
      expect(data[name]).toEqual({ ratio: body.contrast_ratio, wcag: { aaNormal: body.wcag.aa_normal } });
    }
  });
});
