import { type ApiError, envelope } from '../api/errors.ts';
import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';
import { FileReply } from '../schemas/file.ts';
import { drainBody } from './body.ts';
import { type CompressedCache, compress, encodingOf, etagOf, isPackable, matchesEtag } from './compression.ts';
import type { Exchange } from './exchange.ts';
import { API_POLICY, baseHeaders, preflightHeaders } from './headers.ts';
import { isLong, writeLongJson } from './long-json.ts';

/** How answers of a route travel. */
export interface Delivery {
  /** The same question has the same answer for as long as this build runs: it gets a validator. */
  readonly constant: boolean;
  /** Whether a key is needed: no shared cache may keep it then. */
  readonly keyed: boolean;
  /** It may contain a new secret: it is never compressed, since its length would reveal it. */
  readonly secret: boolean;
  /** Where the packed form of a document is kept. */
  readonly kept: CompressedCache | undefined;
}

/** Made for this call alone. */
export const USUAL: Delivery = { constant: false, keyed: true, secret: false, kept: undefined };

/** Puts headers into Koa's answer; a name that comes twice is sent twice. */
const addHeaders = ({ response }: Exchange, headers: readonly string[]): void => {
  for (let i = 0; i < headers.length; i += 2) response.appendHeader(headers[i]!, headers[i + 1]!);
};

/** Answers by Koa without a body. */
const answerEmpty = (exchange: Exchange, status: number, headers: readonly string[]): void => {
  const { ctx } = exchange;
  ctx.respond = true;
  ctx.status = status;
  addHeaders(exchange, headers);
};

/** Writes an answer past Koa, whose own way of answering costs a short call 10 to 20 % more processor time. */
const write = (
  { request, response }: Exchange,
  status: number,
  headers: string[],
  content: string | Uint8Array,
): void => {
  const length = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  headers.push('content-length', String(length));
  if (!drainBody(request)) headers.push('connection', 'close');
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : content);
};

interface Content {
  readonly status: number;
  readonly mediaType: string;
  readonly content: string | Uint8Array;
  /** Headers of its own. */
  readonly headers?: readonly string[];
}

const NONE: readonly string[] = [];

/** Headers of every answer, less those that a page has of its own. */
const withoutOwn = (base: readonly string[], own: readonly string[]): string[] =>
  base.filter((_, i) => base[i - (i % 2)] === 'vary' || !own.includes(base[i - (i % 2)]!));

/** Sends an answer, packed where that is wanted and worth it, or as 304 where the caller has it already. */
const send = (exchange: Exchange, answer: Content, delivery: Delivery = USUAL): Promise<void> | void => {
  const { request } = exchange;
  const { status, mediaType, content, headers: own = NONE } = answer;
  const base = baseOf(exchange);
  const headers = own.length ? [...own, ...withoutOwn(base, own)] : base;
  const mayPack = !delivery.secret && isPackable(mediaType, content.length);
  const encoding = mayPack ? encodingOf(request) : undefined;
  if (mayPack) headers.push('vary', 'accept-encoding');
  if (delivery.constant) {
    const etag = etagOf(content, encoding);
    headers.push('etag', etag, 'cache-control', `${delivery.keyed ? 'private' : 'public'}, no-cache`);
    if (delivery.keyed) headers.push('vary', 'x-api-key, authorization');
    if (matchesEtag(request, etag)) {
      answerEmpty(exchange, 304, headers);
      return;
    }
  } else if (!own.includes('cache-control')) headers.push('cache-control', 'no-store');
  headers.push('content-type', mediaType);
  if (!own.includes('content-security-policy')) headers.push('content-security-policy', API_POLICY);
  if (encoding === undefined) {
    write(exchange, status, headers, content);
    return;
  }
  headers.push('content-encoding', encoding);
  const packed = delivery.kept ? delivery.kept.pack(content, encoding) : compress(content, encoding);
  return packed.then((bytes) => write(exchange, status, headers, bytes));
};

const baseOf = ({ request, context, variesByAccept, isSameOrigin }: Exchange): string[] => {
  const headers = baseHeaders(context, request.headers.origin, isSameOrigin);
  if (variesByAccept) headers.push('vary', 'accept');
  return headers;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Characters of larger answers are encoded in a turn of the event loop of their own. */
const SENT_AT_ONCE = 1024 * 1024;

const inTurns = async (text: string): Promise<Buffer> => {
  await nextExclusiveTurn();
  const bytes = Buffer.from(text);
  await nextExclusiveTurn();
  return bytes;
};

export const sendJson = (
  exchange: Exchange,
  value: unknown,
  { status = 200, mediaType = JSON_TYPE, headers }: Partial<Pick<Content, 'status' | 'mediaType' | 'headers'>> = {},
  delivery?: Delivery,
): Promise<void> | void => {
  const sendContent = (content: string | Uint8Array) =>
    send(exchange, { status, mediaType, content, ...(headers && { headers }) }, delivery);
  if (isLong(value)) return writeLongJson(value).then(sendContent);
  const text = JSON.stringify(value);
  return text.length <= SENT_AT_ONCE ? sendContent(text) : inTurns(text).then(sendContent);
};

const sendFile = (exchange: Exchange, file: FileReply, delivery?: Delivery): Promise<void> | void => {
  const headers = Object.entries(file.headers).flatMap(([name, value]) => [name.toLowerCase(), value]);
  if (file.filename !== undefined) headers.push('content-disposition', `attachment; filename="${file.filename}"`);
  return send(exchange, { status: 200, mediaType: file.mediaType, content: file.content, headers }, delivery);
};

/** Headers that an error brings along. */
export const errorHeaders = (error: ApiError): string[] => {
  const headers = Object.entries(error.headers).flat();
  const retry = error.details?.retry_after;
  if (error.status === 503 && !('retry-after' in error.headers))
    headers.push('retry-after', String(typeof retry === 'number' ? retry : 5));
  if (error.status === 401) headers.push('www-authenticate', 'Bearer realm="Metamer"');
  return headers;
};

/** Headers and body of an error, besides those of every answer. */
export const errorAnswer = (error: ApiError, requestId: string): { headers: string[]; body: string } => ({
  headers: [
    'content-type',
    JSON_TYPE,
    'cache-control',
    'no-store',
    'content-security-policy',
    API_POLICY,
    ...errorHeaders(error),
  ],
  body: JSON.stringify(envelope(error, requestId)),
});

/** Refuses by Koa: the envelope of an error with the headers of every answer. */
export const sendError = (exchange: Exchange, error: ApiError): void => {
  const { ctx, request, response, context } = exchange;
  const { headers, body } = errorAnswer(error, context.requestId);
  ctx.respond = true;
  ctx.status = error.status;
  addHeaders(exchange, [...headers, ...baseOf(exchange)]);
  ctx.body = body;
  response.setHeader('content-length', Buffer.byteLength(body));
  if (!drainBody(request)) response.setHeader('connection', 'close');
};

/** A handler's result: a file as its bytes, anything else as JSON. */
export const sendResult = (exchange: Exchange, result: unknown, delivery: Delivery): Promise<void> | void =>
  result instanceof FileReply ? sendFile(exchange, result, delivery) : sendJson(exchange, result ?? null, {}, delivery);

/** What a path accepts, and what a browser may send there from a page of another origin. */
export const sendOptions = (exchange: Exchange, allow: string): void => {
  const { request, context, isSameOrigin } = exchange;
  const preflight = isSameOrigin ? [] : preflightHeaders(context.services, request.headers.origin, allow);
  answerEmpty(exchange, 204, ['allow', allow, ...baseOf(exchange), ...preflight]);
};
