import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { promised } from './promised.ts';

const { answer, key, refusal, returns, service } = promised();
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
