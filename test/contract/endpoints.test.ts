import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf, type RestOperation } from '../../src/api/operations.ts';
import { EVENT_STREAM } from '../../src/api/streams.ts';
import { ADMIN_KEY, type Answer, startTestService, type TestService } from '../service.ts';
import { documentedHeaders } from './documented-headers.ts';
import { graphqlExampleOf, isComputation } from './graphql-example.ts';
import { restCallOf } from './rest-example.ts';

let service: TestService;
let key: string;
let expectDocumentedHeaders: ReturnType<typeof documentedHeaders>;
beforeAll(async () => {
  service = await startTestService({
    TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000, credits_per_month: 100_000_000 } }),
  });
  key = (await service.issue()).secret;
  expectDocumentedHeaders = documentedHeaders(parse((await service.call('GET', '/v1/openapi.yaml')).text));
});
afterAll(() => service.stop());

/** Examples that name a thing which exists only on a running installation, or a page elsewhere. */
const NEEDS_A_THING = new Map([
  ['GET /v1/admin/keys/{id}', 404],
  ['DELETE /v1/admin/keys/{id}', 404],
  ['GET /v1/webhooks/{id}', 404],
  ['DELETE /v1/webhooks/{id}', 404],
  ['GET /v1/jobs/id/{id}', 404],
  ['GET /v1/jobs/id/{id}/stream', 404],
]);
/** A job's type, or the fields of a document, decide what the call costs beyond the endpoint's own price. */
const PRICED_BY_CONTENT = new Set(['POST /v1/jobs/{type}', 'POST /v1/graphql']);
/** Calls that would leave this machine. */
const REACHES_OUT = new Set(['POST /v1/analyzer/inspect']);

/** Calls an operation by REST; every answer has the headers that the OpenAPI document says. */
const send = async (
  operation: RestOperation,
  input: Readonly<Record<string, unknown>>,
  credentials: Record<string, string>,
): Promise<Answer> => {
  const { method, path, body } = restCallOf(operation, input);
  const caller = new AbortController();
  const headers = { ...credentials, ...(body === null ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch(service.url + path, { method, headers, body, signal: caller.signal });
  expectDocumentedHeaders(operation, response);
  const type = response.headers.get('content-type') ?? '';
  // A stream would not end by itself.
  const text = type.startsWith(EVENT_STREAM) ? '' : await response.text();
  caller.abort();
  const parsed = type.startsWith('application/json') ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, body: parsed };
};

/** The example over GraphQL: the same answer as over REST at the same price, or the same refusal. */
const expectSameOverGraphql = async (operation: RestOperation, first: Answer): Promise<void> => {
  const { endpoint } = operation;
  const { query, variables, envelope, expected, fieldOf } = graphqlExampleOf(operation);
  const { body, status, headers } = await service.call('POST', '/v1/graphql', { key, json: { query, variables } });
  expect(status).toBe(200);
  if (first.status !== 200) {
    const { code, message } = first.body.error;
    expect(body.data).toEqual({ field: null });
    expect(body.errors).toMatchObject([{ message, extensions: { code, status: first.status } }]);
    return;
  }
  expect(body.errors).toBeUndefined();
  expect(headers.get('x-credits-cost')).toBe(String(endpoint.credits));
  const input = { ...endpoint.example, ...envelope };
  const ask = () => send(operation, input, { 'x-api-key': key });
  const rest = isDeepStrictEqual(input, endpoint.example) ? first : await ask();
  if (rest.body === undefined || isDeepStrictEqual(fieldOf(body.data), expected(rest.body))) return;
  // An answer may tell the time or draw its colours: what REST answers twice alike is compared.
  if ((await ask()).text === rest.text) expect(fieldOf(body.data)).toEqual(expected(rest.body));
};

describe.each(
  operationsOf(appRouter)
    .filter(hasPath)
    .map((operation) => [operation.endpoint.operation, operation] as const),
)('%s', (name, operation) => {
  const { endpoint } = operation;
  const credentials = (): Record<string, string> =>
    endpoint.access === 'admin' ? { 'x-admin-key': ADMIN_KEY } : { 'x-api-key': key };
  const streams = endpoint.produces?.includes(EVENT_STREAM) ?? false;

  it('says what it is', () => {
    expect(endpoint.summary).toMatch(/^[A-Z0-9].{8,}[^.]$/);
    expect(Number.isInteger(endpoint.credits) && endpoint.credits >= 0).toBe(true);
    if (endpoint.access !== 'key') expect(endpoint.credits).toBe(0);
  });

  if (!REACHES_OUT.has(name)) {
    // promise 1.59.1: Every endpoint returns JSON, or the other types that are documented for it
    it('answers its own example, charges its price, and answers the same over GraphQL', async () => {
      const answer = await send(operation, endpoint.example, credentials());
      const expected = NEEDS_A_THING.get(name) ?? 200;
      expect([answer.status, answer.status === expected ? '' : answer.text.slice(0, 300)]).toEqual([expected, '']);
      const cost = Number(answer.headers.get('x-credits-cost'));
      if (PRICED_BY_CONTENT.has(name)) expect(cost).toBeGreaterThan(endpoint.credits);
      else expect(cost).toBe(expected === 200 ? endpoint.credits : 0);
      if (expected === 200)
        expect(endpoint.produces ?? ['application/json']).toContain(answer.headers.get('content-type')?.split(';')[0]);
      if (isComputation(operation)) await expectSameOverGraphql(operation, answer);
    });
  }

  if (endpoint.access === 'public') {
    it('answers a visitor', async () => {
      expect((await send(operation, endpoint.example, {})).status).toBe(200);
    });
  } else {
    it('is refused without a key, for nothing', async () => {
      const answer = await send(operation, endpoint.example, {});
      expect([
        answer.status,
        answer.body.error.code,
        answer.headers.get('x-credits-cost'),
        answer.headers.get('x-quota-remaining'),
      ]).toEqual([401, 'UNAUTHENTICATED', '0', 'unmetered']);
    });
  }

  if (endpoint.access === 'admin') {
    it('is refused with an API key', async () => {
      expect((await send(operation, endpoint.example, { 'x-api-key': key })).status).toBe(403);
    });
  }

  if (!endpoint.open && !NEEDS_A_THING.has(name) && !streams) {
    it('refuses a field it does not know', async () => {
      const answer = await send(operation, { ...endpoint.example, no_such_field: 1 }, credentials());
      expect([answer.status, answer.body?.error?.code]).toEqual([400, 'INVALID_INPUT']);
      expect(answer.body.error.message).toContain('no_such_field');
    });
  }
});

describe.each(
  operationsOf(appRouter)
    .filter((operation) => !hasPath(operation) && isComputation(operation))
    .map((operation) => [operation.name, operation] as const),
)('%s, which has no path', (_, operation) => {
  it('answers its example over GraphQL, or that there is nothing of the name', async () => {
    const { query, variables } = graphqlExampleOf(operation);
    const { status, body } = await service.call('POST', '/v1/graphql', { key, json: { query, variables } });
    expect(status).toBe(200);
    if (body.errors) expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});
