import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiError, envelope } from '../api/errors.ts';
import type { Bill } from '../api/gate/bill.ts';
import { FileReply } from '../wire/file.ts';

/** Security headers of every answer that brings none of its own. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const SECURITY = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'no-referrer',
  'cross-origin-resource-policy',
  'cross-origin',
];

const EXPOSED =
  'x-request-id, x-credits-cost, x-quota-remaining, x-quota-reset, ratelimit, ratelimit-policy, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, retry-after, content-disposition, allow';

export interface CorsPolicy {
  readonly origins: readonly string[];
}

/** The CORS headers of an answer: any origin may read it, or only those that are listed. */
export const corsHeaders = ({ origins }: CorsPolicy, origin: string | undefined): string[] => {
  if (origins.includes('*')) return ['access-control-allow-origin', '*', 'access-control-expose-headers', EXPOSED];
  if (origins.length === 0) return [];
  if (origin === undefined || !origins.includes(origin)) return ['vary', 'origin'];
  return ['access-control-allow-origin', origin, 'access-control-expose-headers', EXPOSED, 'vary', 'origin'];
};

const policies = new Map<number, string>();
const policyOf = (limit: number): string => {
  let text = policies.get(limit);
  if (text === undefined) {
    text = `"minute";q=${limit};w=60`;
    policies.set(limit, text);
  }
  return text;
};

/** What the call cost and what is left: on every answer, whichever surface gives it. */
const meterHeaders = ({ credits, remaining, rate }: Bill): string[] => {
  const headers = [
    'x-credits-cost',
    String(credits),
    'x-quota-remaining',
    remaining === undefined ? 'unmetered' : String(remaining),
  ];
  if (rate) {
    const { limit, remaining: calls, resetSeconds } = rate;
    headers.push('ratelimit-policy', policyOf(limit), 'ratelimit', `"minute";r=${calls};t=${resetSeconds}`);
    headers.push('x-ratelimit-limit', String(limit), 'x-ratelimit-remaining', String(calls));
    headers.push('x-ratelimit-reset', String(Math.ceil(Date.now() / 1000) + resetSeconds));
  }
  return headers;
};

/** All that an answer needs besides its content. */
export interface Reply {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly bill: Bill;
  readonly cors: CorsPolicy;
}

/** Headers that every answer carries. */
export const baseHeaders = ({ request, requestId, bill, cors }: Reply): string[] => [
  'x-request-id',
  requestId,
  ...meterHeaders(bill),
  ...SECURITY,
  ...corsHeaders(cors, request.headers.origin),
];

const send = (reply: Reply, status: number, headers: string[], content: string | Uint8Array): void => {
  const { request, response } = reply;
  const length = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  headers.push('content-length', String(length));
  // A body that was not read would be taken for the next request.
  if (!request.complete && request.method !== 'GET' && request.method !== 'HEAD') headers.push('connection', 'close');
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : content);
};

export const sendJson = (
  reply: Reply,
  status: number,
  value: unknown,
  { mediaType = 'application/json', allow }: { mediaType?: string; allow?: string } = {},
): void => {
  const headers = [
    'content-type',
    `${mediaType}; charset=utf-8`,
    'cache-control',
    'no-store',
    'content-security-policy',
    API_POLICY,
    ...baseHeaders(reply),
  ];
  if (allow !== undefined) headers.push('allow', allow);
  send(reply, status, headers, JSON.stringify(value));
};

const sendFile = (reply: Reply, file: FileReply): void => {
  const own = Object.entries(file.headers).flatMap(([name, value]) => [name.toLowerCase(), value]);
  const headers = ['content-type', file.mediaType, ...own, ...baseHeaders(reply)];
  if (!own.includes('content-security-policy')) headers.push('content-security-policy', API_POLICY);
  if (!own.includes('cache-control')) headers.push('cache-control', 'no-store');
  if (file.filename !== undefined) headers.push('content-disposition', `attachment; filename="${file.filename}"`);
  send(reply, 200, headers, file.content);
};

export const sendError = (reply: Reply, error: ApiError): void => {
  const extra = Object.entries(error.headers).flat();
  const retry = error.details?.retry_after;
  if (error.status === 503 && !('retry-after' in error.headers))
    extra.push('retry-after', String(typeof retry === 'number' ? retry : 5));
  const headers = [
    'content-type',
    'application/json; charset=utf-8',
    'cache-control',
    'no-store',
    'content-security-policy',
    API_POLICY,
    ...extra,
    ...baseHeaders(reply),
  ];
  send(reply, error.status, headers, JSON.stringify(envelope(error, reply.requestId)));
};

/** A handler's result: a file as its bytes, anything else as JSON. */
export const sendResult = (reply: Reply, result: unknown): void => {
  if (result instanceof FileReply) sendFile(reply, result);
  else sendJson(reply, 200, result ?? null);
};
