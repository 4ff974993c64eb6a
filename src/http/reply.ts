import { type ApiError, envelope } from '../api/errors.ts';
import { FileReply } from '../wire/file.ts';
import type { Exchange } from './exchange.ts';
import { API_POLICY, baseHeaders, preflightHeaders } from './headers.ts';

const send = (
  { request, response }: Exchange,
  status: number,
  headers: string[],
  content: string | Uint8Array,
): void => {
  const length = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  headers.push('content-length', String(length));
  // A body that was not read would be taken for the next request.
  if (!request.complete && request.method !== 'GET' && request.method !== 'HEAD') headers.push('connection', 'close');
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : content);
};

const baseOf = ({ request, context, variesByAccept }: Exchange): string[] => {
  const headers = baseHeaders(context, request.headers.origin);
  return variesByAccept ? [...headers, 'vary', 'accept'] : headers;
};

const jsonHeaders = (mediaType: string): string[] => [
  'content-type',
  `${mediaType}; charset=utf-8`,
  'cache-control',
  'no-store',
  'content-security-policy',
  API_POLICY,
];

export const sendJson = (
  exchange: Exchange,
  status: number,
  value: unknown,
  { mediaType = 'application/json', allow }: { mediaType?: string; allow?: string } = {},
): void => {
  const headers = [...jsonHeaders(mediaType), ...baseOf(exchange)];
  if (allow !== undefined) headers.push('allow', allow);
  send(exchange, status, headers, JSON.stringify(value));
};

const sendFile = (exchange: Exchange, file: FileReply): void => {
  const own = Object.entries(file.headers).flatMap(([name, value]) => [name.toLowerCase(), value]);
  const headers = ['content-type', file.mediaType, ...own, ...baseOf(exchange)];
  if (!own.includes('content-security-policy')) headers.push('content-security-policy', API_POLICY);
  if (!own.includes('cache-control')) headers.push('cache-control', 'no-store');
  if (file.filename !== undefined) headers.push('content-disposition', `attachment; filename="${file.filename}"`);
  send(exchange, 200, headers, file.content);
};

/** Headers that an error brings along. */
const errorHeaders = (error: ApiError): string[] => {
  const headers = Object.entries(error.headers).flat();
  const retry = error.details?.retry_after;
  if (error.status === 503 && !('retry-after' in error.headers))
    headers.push('retry-after', String(typeof retry === 'number' ? retry : 5));
  if (error.status === 401) headers.push('www-authenticate', 'Bearer realm="Metamer"');
  return headers;
};

/** Headers and body of an error, besides those of every answer. */
export const errorAnswer = (error: ApiError, requestId: string): { headers: string[]; body: string } => ({
  headers: [...jsonHeaders('application/json'), ...errorHeaders(error)],
  body: JSON.stringify(envelope(error, requestId)),
});

export const sendError = (exchange: Exchange, error: ApiError): void => {
  const { headers, body } = errorAnswer(error, exchange.context.requestId);
  send(exchange, error.status, [...headers, ...baseOf(exchange)], body);
};

/** A handler's result: a file as its bytes, anything else as JSON. */
export const sendResult = (exchange: Exchange, result: unknown): void => {
  if (result instanceof FileReply) sendFile(exchange, result);
  else sendJson(exchange, 200, result ?? null);
};

/** What a path accepts, and what a browser may send there from a page of another origin. */
export const sendOptions = (exchange: Exchange, allow: string): void => {
  const { request, response, context } = exchange;
  const preflight = preflightHeaders(context.services, request.headers.origin, allow);
  response.writeHead(204, ['allow', allow, ...baseOf(exchange), ...preflight]).end();
};
