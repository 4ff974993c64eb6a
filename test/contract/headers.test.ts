import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf, type RestOperation } from '../../src/api/operations.ts';
import { EVENT_STREAM } from '../../src/api/streams.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

interface Documented {
  readonly $ref?: string;
  readonly headers: Record<string, { $ref?: string; required?: boolean }>;
}

let service: TestService;
let key: string;
// biome-ignore lint/suspicious/noExplicitAny: a parsed document
let document: any;
beforeAll(async () => {
  service = await startTestService({ TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000 } }) });
  key = (await service.issue()).secret;
  document = parse((await service.call('GET', '/v1/openapi.yaml')).text);
});
afterAll(() => service.stop());

const at = (reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce((value, name) => value[name], document);

/** Documented headers of an answer: those it always has, and all. */
const documented = ({ route }: RestOperation, status: number): { always: string[]; all: string[] } => {
  const response: Documented | undefined = document.paths[route.path][route.method.toLowerCase()].responses[status];
  if (!response) throw new Error(`${status} is not documented`);
  const { headers } = response.$ref === undefined ? response : (at(response.$ref) as Documented);
  const all = Object.keys(headers);
  return {
    always: all.filter((name) => {
      const header = headers[name]!;
      return header.$ref === undefined ? header.required : at(header.$ref).required;
    }),
    all: all.map((name) => name.toLowerCase()),
  };
};

/** Headers that are about the call, not about its content or the connection. */
const IS_OURS = /^(x-(?!content-type|accel)|ratelimit|retry-after|www-authenticate)/;

const send = async ({ endpoint, route }: RestOperation, headers: Record<string, string>, extra: object = {}) => {
  const input: Record<string, unknown> = { ...endpoint.example };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(input[name]));
    delete input[name];
    return value;
  });
  const caller = new AbortController();
  const isPost = route.method === 'POST';
  const query = isPost ? [] : Object.entries({ ...input, ...extra }).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`${service.url}${path}?${new URLSearchParams(query as [string, string][])}`, {
    method: route.method,
    headers: { ...headers, ...(isPost ? { 'content-type': 'application/json' } : {}) },
    body: isPost ? JSON.stringify({ ...input, ...extra }) : null,
    signal: caller.signal,
  });
  const answer = { status: response.status, names: [...response.headers.keys()] };
  // A stream would not end by itself.
  caller.abort();
  return answer;
};

const operations = operationsOf(appRouter).filter(hasPath);
/** A call that would leave this machine. */
const reachesOut = ({ route }: RestOperation): boolean => route.path === '/v1/analyzer/inspect';

describe.each(operations.map((operation) => [operation.endpoint.operation, operation] as const))(
  '%s',
  (_, operation) => {
    const { access } = operation.endpoint;
    const credentials = (): Record<string, string> =>
      access === 'admin' ? { 'x-admin-key': ADMIN_KEY } : { 'x-api-key': key };
    const cases: [string, () => Promise<{ status: number; names: string[] }>][] = [];
    if (!reachesOut(operation)) cases.push(['its example', () => send(operation, credentials())]);
    if (access === 'public') cases.push(['a visitor', () => send(operation, {})]);
    else cases.push(['no key', () => send(operation, {})]);
    if (access === 'admin') cases.push(['an API key', () => send(operation, { 'x-api-key': key })]);
    if (!operation.endpoint.open && !operation.endpoint.produces?.includes(EVENT_STREAM))
      cases.push(['an unknown field', () => send(operation, credentials(), { no_such_field: 1 })]);

    it.each(cases)('has the headers that the OpenAPI document says for %s', async (_, call) => {
      const { status, names } = await call();
      const { always, all } = documented(operation, status);
      expect(always.filter((name) => !names.includes(name.toLowerCase()))).toEqual([]);
      expect(names.filter((name) => IS_OURS.test(name) && !all.includes(name))).toEqual([]);
    });
  },
);
