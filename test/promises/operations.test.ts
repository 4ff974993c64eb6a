import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { usageEvents } from '../../src/accounts/usage-stream.ts';
import { startTestService, type TestService } from '../service.ts';
import { promised } from './promised.ts';
import { values } from './rules.ts';

const { answer, key, refusal, returns, service, takes } = promised();
const contrast = () => answer('POST /v1/color/contrast', { fg: '#336699', bg: '#ffffff' });
describe('GET /v1', () => {
  // promise 1.2.1, 1.2.2, 1.79.1, 1.147.1: The version and all 103 endpoints are listed, all under /v1
  it('lists 103 endpoints', async () => {
    const { version, endpoints } = await returns('GET /v1', { version: 'string', endpoints: 'string[]' }, {});
    expect([version, new Set(endpoints).size]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/), 103]);
    for (const endpoint of endpoints) expect(endpoint).toMatch(/^(?:GET|POST|DELETE) \/v1(?:\/|$)/);
  });

  /** Paths below /v1 that are not listed. */
  const expectListed = async (...paths: readonly string[]) => {
    const { endpoints } = (await answer('GET /v1', {})).body;
    const listed = endpoints.map((one: string) => one.split(' /v1')[1]);
    expect(paths.filter((path) => !listed.includes(path))).toEqual([]);
  };

  // promise 1.3.1: Colours are converted, differences and temperatures measured
  it('has colours', () =>
    expectListed('/color/convert', '/science/convert', '/science/delta-e', '/science/temperature'));

  // promise 1.4.1: Palettes, harmonies, gradients and shades are generated, evaluated and exported
  it('has palettes, harmonies, gradients and shades', () =>
    expectListed(
      '/palette/generate',
      '/palette/evaluate',
      '/palette/export',
      '/harmony/generate',
      '/harmony/classify',
      '/harmony/export',
      '/gradient/generate',
      '/gradient/analyse',
      '/gradient/export',
      '/shade/scale',
      '/shade/evaluate',
      '/shade/export',
    ));

  // promise 1.5.1: Design tokens are generated and exported
  it('has design tokens', () => expectListed('/tokens/generate', '/tokens/export'));

  // promise 1.6.1: Contrast is checked, and colour-vision deficiencies are simulated
  it('has contrast and colour vision', () => expectListed('/accessibility/check', '/vision/simulate'));

  // promise 1.7.1: Six collections can be browsed
  it('has collections', () =>
    expectListed(
      '/color/atlas',
      '/palette/library',
      '/harmony/library',
      '/gradient/library',
      '/shade/library',
      '/accessibility/corpus',
    ));

  // promise 1.8.1: Personal palettes and design systems are generated
  it('has personalization', () => expectListed('/personalize/palettes', '/personalize/system'));

  // promise 1.9.1: A page is audited, and its report rendered
  it('has the analyzer', () => expectListed('/analyzer/inspect', '/analyzer/render'));

  // promise 1.10.1: Usage, jobs, webhooks, GraphQL and administration of keys have endpoints
  it('has accounts', () => expectListed('/usage', '/jobs', '/webhooks', '/graphql', '/admin/keys'));

  // promise 1.11.1: Discovery and operations have endpoints
  it('has discovery', () =>
    expectListed(
      '/health',
      '/ready',
      '/tiers',
      '/formats',
      '/metrics',
      '/status',
      '/catalog',
      '/docs',
      '/openapi.yaml',
    ));
});

describe('discovery', () => {
  // promise 1.80.1: The health check says that the process lives, and what time it is
  it('has a health check', async () => {
    const { ok, time } = await returns('GET /v1/health', { ok: 'boolean', time: 'string' }, {});
    expect([ok, new Date(time).toISOString()]).toEqual([true, time]);
  });

  // promise 1.81.1: Readiness has a check for each store
  it('has a check of readiness', async () => {
    const { ready, checks } = await returns('GET /v1/ready', { ready: 'boolean', checks: 'object' }, {});
    expect([ready, checks.database.ok]).toEqual([true, true]);
  });

  // promise 1.82.1: The methods of each tool are listed, for a key
  it('lists methods', async () => {
    for (const tool of ['palette', 'harmony', 'gradient', 'shade', 'vision'])
      expect((await answer('GET /v1/methods/:tool', { tool })).text).toMatch(
        /"(?:methods|interpolations|models)":\[\{"id"/,
      );
    expect(await refusal('GET /v1/methods/:tool', { tool: 'no-such-tool' })).toEqual([400, 'INVALID_INPUT', 'tool']);
  });

  // promise 1.83.1: The formats of everything that can be exported are listed
  it('lists formats', async () => {
    const { formats } = (await answer('GET /v1/formats', {})).body;
    expect(Object.keys(formats).toSorted()).toEqual(['gradient', 'harmony', 'palette', 'shade', 'tokens']);
  });

  // promise 1.84.1, 1.141.1, 1.141.2: Every tier has a rate limit and a monthly quota: Specialist 300, Industrial Pro 3,000 requests per minute
  it('lists tiers', async () => {
    const defaults = await startTestService();
    const { tiers } = (await defaults.call('GET', '/v1/tiers')).body;
    await defaults.stop();
    const limits = new Map(
      tiers.map((tier: { name: string; requests_per_minute: number }) => [tier.name, tier.requests_per_minute]),
    );
    expect([limits.get('Specialist'), limits.get('Industrial Pro')]).toEqual([300, 3_000]);
    for (const { id, credits_per_month } of tiers)
      expect([typeof id, typeof credits_per_month]).toEqual(['string', 'number']);
  });

  // promise 1.85.1: Counters of the process are in the text format of Prometheus
  it('has metrics', async () => {
    const { headers, text } = await answer('GET /v1/metrics', {});
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/^# TYPE \w+ counter$/m);
    for (const line of text.split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) .+|[a-z_:][\w:]*(?:\{.*\})? \S+|)$/i);
  });

  // promise 1.86.1, 1.88.1, 1.103.1: Status, reference and playground are pages
  it('has pages', async () => {
    for (const path of ['/v1/status', '/v1/docs', '/v1/graphql']) {
      const { status, headers, text } = await service().call('GET', path, { headers: { accept: 'text/html' } });
      expect([path, status, headers.get('content-type')?.split(';')[0], /<title>.+<\/title>/.test(text)]).toEqual([
        path,
        200,
        'text/html',
        true,
      ]);
    }
  });

  // promise 1.87.1, 1.89.1, 1.149.1: Catalogue, index and the OpenAPI 3.0.3 document have the same endpoints, with parameters and examples
  it('has one source', async () => {
    const { endpoints } = (await answer('GET /v1', {})).body;
    const { endpoints: catalog } = (await answer('GET /v1/catalog', {})).body;
    expect(
      catalog
        .map(({ method, path }: { method: string; path: string }) => `${method} ${path}`.replaceAll(/:(\w+)/g, '{$1}'))
        .toSorted(),
    ).toEqual(endpoints.map((one: string) => one.replaceAll(/:(\w+)/g, '{$1}')).toSorted());
    for (const { parameters, example } of catalog)
      expect([Array.isArray(parameters), typeof example]).toEqual([true, 'object']);
    const openapi = await service().call('GET', '/v1/openapi.yaml');
    expect(openapi.text).toMatch(/^openapi: ["']?3\.0\.3["']?$/m);
    const { body } = await service().call('GET', '/v1/openapi.yaml', { headers: { accept: 'application/json' } });
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(endpoints.map((one: string) => one.replaceAll(/:(\w+)/g, '{$1}')).toSorted());
  });
});

describe('usage', () => {
  // promise 1.90.1, 1.90.2: The history of a key is by day and endpoint, from a date that is seven days back if none is sent
  it('is a history by day and endpoint', async () => {
    await contrast();
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const today = day(0);
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

describe('every answer', () => {
  let small: TestService;
  beforeAll(async () => {
    small = await startTestService({
      TIERS: JSON.stringify({ free: { requests_per_minute: 5 }, pro: { credits_per_month: 30 } }),
    });
  });
  afterAll(() => small.stop());

  // promise 1.142.1: Answers and rejections have their price, what is left of the quota, and the headers of the rate limit
  it('has headers of price, quota and rate', async () => {
    const given = [
      await contrast(),
      await service().call('POST', '/v1/color/contrast', { key: key(), json: {} }),
      await service().call('GET', '/v1/health'),
    ];
    for (const { headers } of given)
      for (const name of ['x-credits-cost', 'x-quota-remaining'])
        expect([name, headers.has(name)]).toEqual([name, true]);
    for (const { headers } of given.slice(0, 2))
      expect([...headers.keys()].filter((name) => /ratelimit/.test(name)).length).toBeGreaterThan(0);
  });

  // promise 1.127.1: More requests per minute than the tier allows are RATE_LIMITED with 429, and `Retry-After` has the seconds to wait
  it('is limited by the minute', async () => {
    const { secret } = await small.issue('free');
    const ask = () => small.call('POST', '/v1/color/contrast', { key: secret, json: { fg: '#000', bg: '#fff' } });
    const all = await Promise.all(Array.from({ length: 8 }, ask));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused.length).toBe(3);
    for (const { body, headers } of refused) {
      expect(body.error.code).toBe('RATE_LIMITED');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  });

  // promise 1.128.1: What the quota of the month does not cover is QUOTA_EXCEEDED with 429, and `x-quota-reset` has the time of renewal
  it('is limited by the month', async () => {
    const { secret } = await small.issue('pro');
    const dossier = () => small.call('POST', '/v1/science/dossier', { key: secret, json: { color: '#336699' } });
    let last = await dossier();
    for (let i = 0; i < 31 && last.status === 200; i += 1) last = await dossier();
    expect([last.status, last.body.error.code]).toEqual([429, 'QUOTA_EXCEEDED']);
    const reset = last.headers.get('x-quota-reset')!;
    const at = /^\d+$/.test(reset) ? Number(reset) * 1000 : Date.parse(reset);
    expect(at).toBeGreaterThan(Date.now());
    expect(at - Date.now()).toBeLessThan(32 * 86_400_000);
  });
});
