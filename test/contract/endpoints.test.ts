import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { EVENT_STREAM } from '../../src/api/streams.ts';
import { ADMIN_KEY, type Answer, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({
    TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000, credits_per_month: 100_000_000 } }),
  });
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const operations = operationsOf(appRouter).filter(hasPath);
type Operation = (typeof operations)[number];

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

const send = (
  { endpoint, route }: Operation,
  { withKey = true, extra = {} }: { withKey?: boolean; extra?: Record<string, unknown> } = {},
): Promise<Answer> => {
  const input: Record<string, unknown> = { ...endpoint.example, ...extra };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(input[name]));
    delete input[name];
    return value;
  });
  const inQuery = Object.entries(input).filter(([name]) => route.method !== 'POST' || endpoint.query?.includes(name));
  for (const [name] of inQuery) delete input[name];
  const query = new URLSearchParams(inQuery.map(([name, value]): [string, string] => [name, String(value)])).toString();
  const headers: Record<string, string> = withKey && endpoint.access === 'admin' ? { 'x-admin-key': ADMIN_KEY } : {};
  return service.call(route.method, `${path}${query ? `?${query}` : ''}`, {
    headers,
    ...(withKey && endpoint.access === 'key' ? { key } : {}),
    ...(route.method === 'POST' ? { json: input } : {}),
  });
};

describe.each(operations.map((operation) => [operation.endpoint.operation, operation] as const))(
  '%s',
  (name, operation) => {
    const { endpoint } = operation;
    const streams = endpoint.produces?.includes(EVENT_STREAM) ?? false;

    it('says what it is', () => {
      expect(endpoint.summary).toMatch(/^[A-Z0-9].{8,}[^.]$/);
      expect(Number.isInteger(endpoint.credits) && endpoint.credits >= 0).toBe(true);
      if (endpoint.access !== 'key') expect(endpoint.credits).toBe(0);
    });

    if (!streams && !REACHES_OUT.has(name)) {
      it('answers its own example, and charges its price', async () => {
        const answer = await send(operation);
        const expected = NEEDS_A_THING.get(name) ?? 200;
        expect([answer.status, answer.status === expected ? '' : answer.text.slice(0, 300)]).toEqual([expected, '']);
        const cost = Number(answer.headers.get('x-credits-cost'));
        if (PRICED_BY_CONTENT.has(name)) expect(cost).toBeGreaterThan(endpoint.credits);
        else expect(cost).toBe(expected === 200 ? endpoint.credits : 0);
        if (expected === 200)
          expect(endpoint.produces ?? ['application/json']).toContain(
            answer.headers.get('content-type')?.split(';')[0],
          );
      }, 60_000);
    }

    if (endpoint.access !== 'public') {
      it('is refused without a key, for nothing', async () => {
        const answer = await send(operation, { withKey: false });
        expect([
          answer.status,
          answer.body.error.code,
          answer.headers.get('x-credits-cost'),
          answer.headers.get('x-quota-remaining'),
        ]).toEqual([401, 'UNAUTHENTICATED', '0', 'unmetered']);
      });
    }

    if (!endpoint.open && !NEEDS_A_THING.has(name)) {
      it('refuses a field it does not know', async () => {
        const answer = await send(operation, { extra: { no_such_field: 1 } });
        expect([answer.status, answer.body?.error?.code]).toEqual([400, 'INVALID_INPUT']);
        expect(answer.body.error.message).toContain('no_such_field');
      });
    }
  },
);
