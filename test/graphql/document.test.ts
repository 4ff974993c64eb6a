import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/graphql/limits.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const ask = (json: unknown, headers = {}) => service.call('POST', '/v1/graphql', { key, json, headers });
const contrast = (fg = '"#000"') => `colorContrast(fg: ${fg}, bg: "#fff") { ratio }`;
const standing = async () => (await service.call('GET', '/v1/usage/me', { key })).body.month.used;
const NATIVE = { accept: 'application/graphql-response+json' };

describe('GraphQL over HTTP', () => {
  it('passes the audit suite', async () => {
    const results = await auditServer({
      url: `${service.url}/v1/graphql`,
      fetchFn: (url: string, options: RequestInit = {}) =>
        fetch(url, { ...options, headers: { ...options.headers, 'x-api-key': key } }),
    });
    expect(results.length).toBeGreaterThan(60);
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
  });

  it('answers queries by GET, and no mutation', async () => {
    const get = (query: string) =>
      service.call('GET', `/v1/graphql?query=${encodeURIComponent(query)}`, { key, headers: NATIVE });
    expect((await get(`{ ${contrast()} }`)).body).toEqual({ data: { colorContrast: { ratio: 21 } } });
    const mutation = await get('mutation { jobsQueue(type: "palette-batch", fields: {count: 1}) { id } }');
    expect([mutation.status, mutation.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await service.call('GET', '/v1/graphql?query={__typename}')).status).toBe(401);
  });
});

describe('each field of a document', () => {
  it('is a call of its own: charged, recorded, and refused beside the others', async () => {
    const before = await standing();
    const query = `{ a: ${contrast()} b: ${contrast('"nope"')} c: ${contrast('[0, 0, 0]')} d: ${contrast('{r: 0, g: 0, b: 0}')} }`;
    const answer = await ask({ query });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-credits-cost')).toBe('3');
    expect(answer.body.data).toEqual({ a: { ratio: 21 }, b: null, c: { ratio: 21 }, d: { ratio: 21 } });
    const alone = await service.call('POST', '/v1/color/contrast', { key, json: { fg: 'nope', bg: '#fff' } });
    expect(answer.body.errors).toMatchObject([
      {
        path: ['b'],
        message: alone.body.error.message,
        extensions: { code: 'INVALID_INPUT', details: { field: 'fg' } },
      },
    ]);
    expect(await standing()).toBe(before + 3);
    const live = await service.call('GET', '/v1/usage/live?limit=6', { key });
    const calls = live.body.events.filter(
      (event: { request_id: string }) => event.request_id === answer.headers.get('x-request-id'),
    );
    expect(calls.map((call: { endpoint: string; status: number }) => [call.endpoint, call.status]).sort()).toEqual([
      ...Array(3).fill(['POST /v1/color/contrast', 200]),
      ['POST /v1/color/contrast', 400],
    ]);
  });

  it('is limited like any other call', async () => {
    const poor = await startTestService({ TIERS: '{"free":{"requests_per_minute":5,"credits_per_month":3}}' });
    try {
      const { secret } = await poor.issue('free');
      const query = `{ ${['a', 'b', 'c', 'd'].map((name) => `${name}: ${contrast()}`).join(' ')} }`;
      const first = await poor.call('POST', '/v1/graphql', { key: secret, json: { query } });
      expect(first.body.errors).toMatchObject([{ extensions: { code: 'QUOTA_EXCEEDED', status: 429 } }]);
      expect(first.headers.get('x-quota-remaining')).toBe('0');
      const empty = { key: secret, json: { query: '{ __typename }' } };
      const statuses = [];
      for (let i = 0; i < 4; i += 1) statuses.push((await poor.call('POST', '/v1/graphql', empty)).status);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await poor.stop();
    }
  });

  it('changes state only as a mutation', async () => {
    const wrong = await ask({ query: '{ jobsQueue(type: "palette-batch", fields: {count: 1}) { id } }' });
    expect(wrong.body.errors[0].message).toContain('Cannot query field "jobsQueue" on type "Query"');
    const right = await ask({
      query: 'mutation { jobsQueue(type: "palette-batch", fields: {count: 1}) { id state credits } }',
    });
    expect(right.body.data.jobsQueue).toMatchObject({ state: 'queued', credits: 20 });
    expect(right.headers.get('x-credits-cost')).toBe('20');
    const query = 'mutation Cancel($id: String!) { jobsCancel(id: $id) { state } }';
    const { id } = right.body.data.jobsQueue;
    expect((await ask({ query, variables: { id } })).body.data.jobsCancel.state).toMatch(/cancelled|succeeded/);
  });

  it('needs the right it needs elsewhere', async () => {
    const answer = await ask({ query: '{ adminKeysList { keys { id } } }' });
    expect(answer.body).toMatchObject({
      data: { adminKeysList: null },
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect((await service.call('POST', '/v1/graphql', { json: { query: '{ __typename }' } })).status).toBe(401);
  });
});

describe('limits', () => {
  const aliases = Array.from({ length: LIMITS.aliases + 1 }, (_, i) => `a${i}: ratio`).join(' ');
  const calls = Array.from({ length: LIMITS.calls + 1 }, () => 'usageMe { month { used } }').join(' ');
  const doubling = Array.from({ length: 12 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(
    ' ',
  );
  it.each([
    ['depth', '{ usageMe { month { used { a { b { c { d } } } } } } }', 'levels deep'],
    [
      'depth in fragments',
      '{ usageMe { ...M } } fragment M on X { month { a { b { c { d { e } } } } } }',
      'levels deep',
    ],
    ['aliases', `{ colorContrast(fg: "#000", bg: "#fff") { ${aliases} } }`, 'aliases'],
    ['calls', `{ ${calls} }`, 'calls'],
    [
      'fields through fragments',
      `{ ...F0 } ${doubling} fragment F12 on Query { usageMe { month { used } } }`,
      'fields',
    ],
    ['tokens', `{ ${'usageMe '.repeat(LIMITS.tokens)} }`, 'token'],
    ['a fragment in itself', '{ ...F } fragment F on Query { ...F }', 'itself'],
  ])('%s', async (_, query, word) => {
    const before = await standing();
    const answer = await ask({ query }, NATIVE);
    expect(answer.status).toBe(400);
    expect(answer.body.data).toBeUndefined();
    expect(JSON.stringify(answer.body.errors)).toContain(word);
    expect(answer.headers.get('x-credits-cost')).toBe('0');
    expect(await standing()).toBe(before);
  });

  it('let the introspection of a client pass', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const answer = await ask({ query: getIntrospectionQuery() });
    expect(answer.body.errors).toBeUndefined();
    expect(answer.body.data.__schema.types.length).toBeGreaterThan(100);
  });
});

describe('the request itself', () => {
  it.each([
    [{}, 'query'],
    [{ query: 5 }, 'query'],
    [{ query: '' }, 'query'],
    [{ query: '{ __typename }', variables: 'fg' }, 'variables'],
    [{ query: '{ __typename }', operation: 'x' }, 'operation'],
  ])('%j is refused in the envelope', async (json, field) => {
    const answer = await ask(json);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'INVALID_INPUT', details: { field } } } });
  });
});

describe('a subscription', () => {
  it.each(['subscription { x }', 'subscription { usage { cursor } }', 'subscription A { x } query B { __typename }'])(
    'is refused by its kind: %s',
    async (query) => {
      const { status, body } = await ask({ query, ...(query.includes('query B') ? { operationName: 'A' } : {}) });
      expect([status, body.errors[0].extensions]).toEqual([
        200,
        { code: 'INVALID_INPUT', details: { field: 'query' } },
      ]);
      expect(body.errors[0].message).toContain('subscriptions are not accepted');
    },
  );
});

describe('the schema in its own language', () => {
  it('is for everyone who asks for it by name, and may be kept', async () => {
    const headers = { accept: 'application/graphql' };
    const answer = await service.call('GET', '/v1/graphql', { headers });
    expect(answer.headers.get('content-type')).toBe('application/graphql; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('accept');
    const { buildSchema } = await import('graphql');
    expect(buildSchema(answer.text).getQueryType()?.getFields().colorContrast).toBeDefined();
    const known = { ...headers, 'if-none-match': answer.headers.get('etag')! };
    expect((await service.call('GET', '/v1/graphql', { headers: known })).status).toBe(304);
    // Introspection is a call, and needs a key.
    const asked = await service.call('POST', '/v1/graphql', { json: { query: '{ __schema { types { name } } }' } });
    expect(asked.status).toBe(401);
  });
});

describe('the argument idempotencyKey', () => {
  it('queues a job once', async () => {
    const query =
      'mutation { jobsQueue(type: "palette-batch", fields: {count: 2}, idempotencyKey: "twice") { id replayed } }';
    const [first, second] = [await ask({ query }), await ask({ query })];
    expect(first.body.data.jobsQueue.replayed).toBe(false);
    expect(second.body.data.jobsQueue).toEqual({ id: first.body.data.jobsQueue.id, replayed: true });
  });
});

describe('answers with alternatives', () => {
  it('have types: steps of a rendering by their op, the algorithms of a tool by list', async () => {
    const query = `{
      visionCondition(slug: "macular-degeneration") {
        condition { renderSteps { __typename ... on ScotomaStep { op shape fill radiusDeg count } } rendering }
      }
      discoveryAlgorithms(tool: "tokens") { tool entries { key value { id secondary { turn } } } }
      discoveryMethods(tool: "tokens")
    }`;
    const { body } = await ask({ query });
    expect(body.errors).toBeUndefined();
    const { condition } = body.data.visionCondition;
    expect(condition.renderSteps).toEqual([
      {
        __typename: 'ScotomaStep',
        op: 'scotoma',
        shape: 'central',
        fill: 'blur-and-desaturate',
        radiusDeg: [0, 8],
        count: null,
      },
    ]);
    expect(condition.rendering).toHaveLength(1);
    const { tool, entries } = body.data.discoveryAlgorithms;
    const { tool: sameTool, methods } = body.data.discoveryMethods;
    expect([tool, entries[0].key]).toEqual([sameTool, 'methods']);
    expect(entries[0].value).toEqual(
      methods.map(({ id, secondary }: { id: string; secondary: { turn: number } }) => ({
        id,
        secondary: { turn: secondary.turn },
      })),
    );
  });
});
