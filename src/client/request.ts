import { asBase64 } from './base64.ts';
import { MetamerError } from './error.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import type { Route } from './route.ts';

/** A request as `fetch` takes it. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The address without the slash or the `/v1` that it may have been given with. */
export const originOf = (baseUrl: string): string => baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '');

/** Headers as one, by the lower case of their names; of two with the same name the later. */
export const mergeHeaders = (...all: readonly (Readonly<Record<string, string>> | undefined)[]) =>
  Object.fromEntries(
    all.flatMap((headers = {}) => Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );

const headersOf = (
  { apiKey, adminKey, headers }: ClientOptions,
  route: Route,
  call: CallOptions,
): Record<string, string> => {
  const own: Record<string, string> = mergeHeaders({ accept: 'application/json' }, headers);
  if (apiKey !== undefined) own['x-api-key'] = apiKey;
  if (adminKey !== undefined) own['x-admin-key'] = adminKey;
  if (call.requestId !== undefined) own['x-request-id'] = call.requestId;
  if (route.repeat === 'keyed') own['idempotency-key'] = call.idempotencyKey ?? crypto.randomUUID();
  return mergeHeaders(own, call.headers);
};

const query = (fields: Iterable<readonly [string, unknown]>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of fields) if (value !== undefined && value !== null) parameters.append(name, String(value));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
};

/** The platform names the value in what it throws, and the value may be a key. */
const checkHeader = (name: string, value: string): void => {
  try {
    new Headers([[name, value]]);
  } catch {
    throw new TypeError(`the header ${JSON.stringify(name)} holds characters that HTTP does not allow`);
  }
};

const composed: typeof requestOf = async (client, route, input, call, extra = {}) => {
  const origin = originOf(client.baseUrl);
  const headers = headersOf(client, route, call);
  const fields = { ...input };
  if (route.bytes !== undefined) fields[route.bytes] = await asBase64(fields[route.bytes]);
  if (route.method === 'RPC') {
    headers['content-type'] = 'application/json';
    return { method: 'POST', address: `${origin}/v1/trpc/${route.path}`, headers, body: JSON.stringify(fields) };
  }
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    if (value === undefined || value === null) throw new TypeError(`${name}: is required`);
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  const inAddress: [string, unknown][] = Object.entries(extra);
  const isPost = route.method === 'POST';
  for (const [name, value] of Object.entries(fields))
    if (!isPost || route.query?.includes(name)) {
      inAddress.push([name, value]);
      delete fields[name];
    }
  const address = `${origin}/v1${path}${query(inAddress)}`;
  if (!isPost) return { method: route.method, address, headers };
  headers['content-type'] = 'application/json';
  return { method: 'POST', address, headers, body: JSON.stringify(fields) };
};

/**
 * An operation and its input as a request; `extra` are query parameters that are not fields of the input. Throws
 * INVALID_ARGUMENT for what cannot be sent at all: an invalid address, a header with a line break, a number that JSON
 * lacks.
 */
export const requestOf = async (
  client: ClientOptions,
  route: Route,
  input: Fields,
  call: CallOptions,
  extra: Fields = {},
): Promise<HttpRequest> => {
  try {
    const request = await composed(client, route, input, call, extra);
    // In a page an address may be relative to it.
    new URL(request.address, (globalThis as { location?: { href: string } }).location?.href);
    for (const [name, value] of Object.entries(request.headers)) checkHeader(name, value);
    return request;
  } catch (cause) {
    const message = `Not sent: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new MetamerError(message, { code: 'INVALID_ARGUMENT', address: `${client.baseUrl} ${route.path}`, cause });
  }
};
