import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const CONTRAST = 'query C($fg: Color!) { colorContrast(fg: $fg, bg: "#fff") { ratio } }';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const named = (query: string, version: number = 1) => ({ persistedQuery: { version, sha256Hash: hashOf(query) } });
const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

const post = (json: unknown, secret = key) => service.call('POST', '/v1/graphql', { key: secret, json });
const get = (parameters: Record<string, unknown>, secret: string | undefined = key, headers = {}) => {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return service.call('GET', `/v1/graphql?${query}`, { key: secret, headers });
};
const used = async (secret = key) => (await service.call('GET', '/v1/usage/me', { key: secret })).body.month.used;

describe('a document that is named by its hash', () => {
  it('is asked for, sent once, and then known: by POST and by GET', async () => {
    const variables = { fg: '#000' };
    const request = { variables, extensions: named(CONTRAST) };
    const unknown = await get(request);
    expect([unknown.status, unknown.body]).toEqual([200, NOT_FOUND]);
    expect(unknown.headers.get('cache-control')).toBe('private, no-cache, must-revalidate');
    expect((await post(request)).body).toEqual(NOT_FOUND);
    expect((await post({ ...request, query: CONTRAST })).body).toEqual({ data: { colorContrast: { ratio: 21 } } });
    const before = await used();
    expect((await post(request)).body).toEqual({ data: { colorContrast: { ratio: 21 } } });
    const answer = await get(request);
    expect(answer.body).toEqual({ data: { colorContrast: { ratio: 21 } } });
    expect(answer.headers.get('x-credits-cost')).toBe('1');
    expect(answer.headers.get('cache-control')).toBe('private');
    expect(answer.headers.get('vary')).toContain('x-api-key');
    expect(await used()).toBe(before + 2);
  });

  it('is not found with 200 in the media type of GraphQL too: its clients send it then', async () => {
    const query = '{ __typename unknown: __typename }';
    const answer = await get({ extensions: named(query) }, key, { accept: 'application/graphql-response+json' });
    expect([answer.status, answer.body]).toEqual([200, NOT_FOUND]);
  });

  it('belongs to the key that sent it', async () => {
    const query = '{ mine: __typename }';
    expect((await post({ query, extensions: named(query) })).body.data).toEqual({ mine: 'Query' });
    const other = (await service.issue()).secret;
    expect((await get({ extensions: named(query) }, other)).body).toEqual(NOT_FOUND);
    expect((await get({ extensions: named(query) })).body.data).toEqual({ mine: 'Query' });
  });

  it('needs a key by GET; without a document GET is the playground', async () => {
    expect((await service.call('GET', `/v1/graphql?extensions=${JSON.stringify(named(CONTRAST))}`)).status).toBe(401);
    const page = await service.call('GET', '/v1/graphql');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('may be a mutation by POST alone', async () => {
    const query = 'mutation { jobsQueue(type: "palette-batch", fields: {count: 1}) { state } }';
    expect((await post({ query, extensions: named(query) })).body.data.jobsQueue.state).toBe('queued');
    const answer = await get({ extensions: named(query) });
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([
      405,
      'POST',
      'no-store',
    ]);
    expect((await post({ extensions: named(query) })).body.data.jobsQueue.state).toBe('queued');
  });

  it('is kept only if it was run', async () => {
    const query = '{ noSuchField }';
    const refused = await post({ query, extensions: named(query) });
    expect(refused.body.errors[0].message).toContain('noSuchField');
    expect((await post({ extensions: named(query) })).body).toEqual(NOT_FOUND);
  });

  it.each([
    ['of another text', { query: '{ a: __typename }', extensions: named('{ b: __typename }') }, 'sha256Hash'],
    [
      'that is none',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } },
      'extensions.persistedQuery',
    ],
    ['that is missing', { extensions: { persistedQuery: { version: 1 } } }, 'extensions.persistedQuery'],
    ['in a text', { extensions: { persistedQuery: 'x' } }, 'extensions.persistedQuery'],
    ['of a number', { query: 5, extensions: named('5') }, 'query'],
    ['of an empty text', { query: '', extensions: named('') }, 'query'],
  ])('is refused with a hash %s', async (_, json, field) => {
    const { status, body } = await post(json);
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.error.details.field).toContain(field);
  });

  it('of another version of the protocol: clients stop sending hashes', async () => {
    const { status, body } = await post({ extensions: named(CONTRAST, 2) });
    expect([status, body.errors[0].extensions.code]).toEqual([200, 'PERSISTED_QUERY_NOT_SUPPORTED']);
  });

  it('is limited like a call, found or not', async () => {
    const poor = await startTestService({ TIERS: '{"free":{"requests_per_minute":5,"credits_per_month":3}}' });
    try {
      const { secret } = await poor.issue('free');
      const json = { extensions: named(CONTRAST) };
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1)
        statuses.push((await poor.call('POST', '/v1/graphql', { key: secret, json })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await poor.stop();
    }
  });

  it.each([
    'null',
    '[]',
    '[{"query":"{ __typename }"}]',
    '5',
    '"text"',
    'true',
    '',
    '{"query":null}',
    '{"extensions":[]}',
  ])('is not in the body %j, which is refused', async (raw) => {
    const { status, body } = await service.call('POST', '/v1/graphql', { key, raw });
    expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('may be null beside its hash, which may be in capitals', async () => {
    const query = '{ capitals: __typename }';
    const { persistedQuery } = named(query);
    const extensions = { persistedQuery: { ...persistedQuery, sha256Hash: persistedQuery.sha256Hash.toUpperCase() } };
    expect((await post({ query: null, extensions })).body).toEqual(NOT_FOUND);
    expect((await post({ query, extensions })).body.data).toEqual({ capitals: 'Query' });
    expect((await post({ query: null, extensions: named(query) })).body.data).toEqual({ capitals: 'Query' });
  });

  it('has a result that no cache keeps if there are errors in it', async () => {
    const query = '{ __typename colorContrast(fg: "no color", bg: "#fff") { ratio } }';
    await post({ query, extensions: named(query) });
    const answer = await get({ extensions: named(query) });
    expect(answer.body).toMatchObject({
      data: { __typename: 'Query' },
      errors: [{ extensions: { code: 'INVALID_INPUT' } }],
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('is no use to a key that was revoked', async () => {
    const query = '{ revoked: __typename }';
    const { secret, id } = await service.issue();
    expect((await post({ query, extensions: named(query) }, secret)).body.data).toEqual({ revoked: 'Query' });
    await service.call('DELETE', `/v1/admin/keys/${id}`, { headers: { 'x-admin-key': ADMIN_KEY } });
    expect((await get({ extensions: named(query) }, secret)).status).toBe(401);
  });

  it('ignores a hash that is null, and other extensions', async () => {
    const query = '{ __typename }';
    for (const extensions of [null, { persistedQuery: null }, { tracing: true }])
      expect((await post({ query, extensions })).body).toEqual({ data: { __typename: 'Query' } });
  });
});
