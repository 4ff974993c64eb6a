import type { IncomingMessage } from 'node:http';
import { networkOf } from '../api/gate/network.ts';
import { releaseMemory } from '../runtime/release-memory.ts';
import { type BodyLimits, invalidBody, tooLarge, tooMuch } from './body-refusals.ts';
import { askForBody, bodyRoom, type Ending, type Sender, SMALL_BODY, waitsToBeAsked } from './body-room.ts';
import { collect, type Grow, onePiece, pieces, type Watch } from './collect-body.ts';
import type { Exchange } from './exchange.ts';
import { JsonMeter, MAX_LEVELS } from './json-meter.ts';
import { extractLongTexts } from './large-body.ts';
import { parseBytes, turnsOf } from './parse-json.ts';
import { slowBodies } from './slow-bodies.ts';

/** Throws INVALID_INPUT for bytes that are too many, or hold too much. */
const check = (bytes: Buffer, limits: BodyLimits): void => {
  if (bytes.length > limits.bytes) throw tooLarge(limits.bytes);
  // So short a text has room for neither.
  if (bytes.length <= MAX_LEVELS && bytes.length <= limits.members) return;
  const excess = new JsonMeter(limits.members).take(bytes);
  if (excess) throw tooMuch(excess, limits);
};

const NO_BYTES = Buffer.alloc(0);

/** The bytes of a body: at once where all of it came with the headers, as small ones do. */
const collectSmall = (
  request: IncomingMessage,
  limits: BodyLimits,
  growing: { readonly grow: Grow | undefined; readonly watch: Watch },
): Buffer | Promise<Buffer> => {
  if (!request.complete) return collect(request, { limits, sink: pieces(limits), ...growing });
  const bytes: Buffer = request.read() ?? NO_BYTES;
  check(bytes, limits);
  return bytes;
};

const JSON_TYPE = /^application\/(?:json|[\w.+-]+\+json)(?:\s*;.*)?$/i;

/** What is looked at of an exchange whose body is read. */
type Incoming = Pick<Exchange, 'request' | 'response' | 'context' | 'whenCounted'>;

const senderOf = ({ context: { caller, credentials, address } }: Incoming): Sender => ({
  key: caller?.id ?? credentials.apiKey ?? credentials.bearer ?? address,
  address: networkOf(address),
});

/** Room for a body of so many bytes in flight; undefined where it is there at once. */
export const roomFor = (exchange: Incoming, bytes: number): Promise<void> | undefined =>
  bytes <= SMALL_BODY ? undefined : bodyRoom.enter(senderOf(exchange), bytes, endingOf(exchange));

/** The end of what holds a body: its handler has ended, or its connection. A response that never had its turn is not closed. */
export const endingOf = ({ request, response, whenCounted }: Incoming): Ending => ({
  destroyed: response.destroyed || request.socket.destroyed,
  once(_, listener) {
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      request.socket.off('close', end);
      listener();
    };
    whenCounted(end);
    response.once('close', end);
    request.socket.once('close', end);
  },
});

const isEmpty = ({ headers }: IncomingMessage): boolean => {
  const length = headers['content-length'];
  return length === '0' || (length === undefined && headers['transfer-encoding'] === undefined);
};

/** What a body says of its length; undefined where it does not. Throws INVALID_INPUT for one that cannot be read. */
const lengthOf = ({ headers }: IncomingMessage, limits: BodyLimits): number | undefined => {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw invalidBody('body: compressed bodies are not accepted');
  const length = headers['content-length'];
  if (length === undefined) return undefined;
  if (Number(length) > limits.bytes) throw tooLarge(limits.bytes);
  return Number(length);
};

/** Watches over a body while it comes. */
export const watchFor =
  (exchange: Incoming): Watch =>
  (giveUp, isLarge) => {
    const sender = senderOf(exchange);
    const isInTheWay = isLarge ? () => bodyRoom.isInTheWay(sender) : undefined;
    const rate = exchange.context.services.config.bodyRate * 1024;
    return slowBodies.watch({ socket: exchange.request.socket, isInTheWay, rate }, giveUp);
  };

interface Growth {
  readonly length: number | undefined;
  readonly grow: Grow | undefined;
  readonly watch: Watch;
}

type Read<Whole> = (growth: Growth) => Whole | Promise<Whole>;

/** Reads a body in its turn: nothing of it is taken before there is room. */
const inTurn = <Whole>(exchange: Incoming, limits: BodyLimits, read: Read<Whole>): Whole | Promise<Whole> => {
  const { request } = exchange;
  const length = lengthOf(request, limits);
  const room = length === undefined ? undefined : roomFor(exchange, length);
  const begin = (): Whole | Promise<Whole> => {
    askForBody(request);
    // One that does not say how long it is takes room when it turns out to be large.
    return read({
      length,
      grow: length === undefined ? () => roomFor(exchange, limits.bytes) : undefined,
      watch: watchFor(exchange),
    });
  };
  return room ? room.then(begin) : begin();
};

/** The bytes of a body within the limits, and of 100 levels at most; none if it is empty. Throws or rejects with INVALID_INPUT. */
export const readBytes = (exchange: Incoming, limits: BodyLimits): Buffer | Promise<Buffer> =>
  isEmpty(exchange.request)
    ? NO_BYTES
    : inTurn(exchange, limits, (growth) => collectSmall(exchange.request, limits, growth));

/** Looks at the bytes of a body before they are decoded, long texts left out, and at its whole length; throws to refuse them. */
type Judge = (bytes: Buffer, length: number) => void;

interface Reading {
  readonly judge?: Judge;
  /** Several calls may need the same text of it. */
  readonly mayRepeat?: boolean;
}

/** A large body but for its long texts, which go to the context of the call. */
const readLarge = async (
  exchange: Incoming,
  limits: BodyLimits,
  { judge, mayRepeat = false }: Reading,
): Promise<Buffer> => {
  const { bytes, longTexts } = await inTurn(exchange, limits, ({ length, grow, watch }) =>
    collect(exchange.request, { limits, sink: onePiece(limits, length), grow, watch, isLarge: length !== undefined }),
  );
  endingOf(exchange).once('close', () => {
    exchange.context.longTexts?.release();
    releaseMemory(bytes);
  });
  if (longTexts.length === 0) {
    judge?.(bytes, bytes.length);
    return bytes;
  }
  const { rest, texts } = extractLongTexts(bytes, longTexts, mayRepeat);
  judge?.(rest, bytes.length);
  exchange.context.longTexts = texts;
  return rest;
};

/** The bytes of a JSON body, none if it is empty; of a large one with marks for its long texts. Throws or rejects with INVALID_INPUT. */
export const readJsonBytes = (
  exchange: Incoming,
  limits: BodyLimits,
  reading: Reading = {},
): Buffer | Promise<Buffer> => {
  const { request } = exchange;
  if (isEmpty(request)) return NO_BYTES;
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (type !== 'application/json' && (type === undefined || !JSON_TYPE.test(type)))
    throw invalidBody(
      `body: the content type must be application/json, ${type === undefined ? 'none was sent' : `is ${JSON.stringify(type.slice(0, 60))}`}`,
    );
  if (length === undefined ? !request.complete : Number(length) > SMALL_BODY)
    return readLarge(exchange, limits, reading);
  const bytes = readBytes(exchange, limits);
  const judged = (whole: Buffer): Buffer => {
    reading.judge?.(whole, whole.length);
    return whole;
  };
  return bytes instanceof Promise ? bytes.then(judged) : judged(bytes);
};

/** Bytes of a form that are counted before others have a turn. */
const COUNTED = 256 * 1024;

/** Parses JSON that did not come as a body of its own, in turns where it is long. Rejects with INVALID_JSON or INVALID_INPUT. */
export const parseJson = async (exchange: Incoming, bytes: Buffer, limits: BodyLimits): Promise<unknown> => {
  if (bytes.length > limits.bytes) throw tooLarge(limits.bytes);
  const turn = turnsOf(exchange.context);
  const meter = new JsonMeter(limits.members);
  for (let from = 0; from < bytes.length; from += COUNTED) {
    if (from > 0) await turn();
    const excess = meter.take(bytes.subarray(from, from + COUNTED));
    if (excess) throw tooMuch(excess, limits);
  }
  return parseBytes(bytes, turn);
};

/**
 * Reads a JSON body, now or with the promise that it answers. An empty body is an empty object. Of a large one, the texts of more than
 * 64 KiB are marks, and go to the context as `longTexts`. Throws or rejects with INVALID_JSON or INVALID_INPUT; rejects with the reason
 * of the call's signal where the caller leaves while a long one is parsed.
 */
export const readJsonBody = (exchange: Incoming, limits: BodyLimits, reading: Reading = {}): unknown => {
  const bytes = readJsonBytes(exchange, limits, reading);
  const parse = (whole: Buffer): unknown => (whole.length === 0 ? {} : parseBytes(whole, turnsOf(exchange.context)));
  return bytes instanceof Promise ? bytes.then(parse) : parse(bytes);
};

/** Up to so many bytes of an unread body are discarded, so that its connection serves the next request. */
const MOST_PASSED_OVER = 64 * 1024;

/**
 * Discards the unread rest of a request's body before the response. False if it is too much, or of unknown length: the
 * connection then has to be closed after the response, or the rest would be read as the next request.
 */
export const drainBody = (request: IncomingMessage): boolean => {
  if (waitsToBeAsked(request)) return false;
  const { complete, headers } = request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const length = Number(headers['content-length'] ?? 0);
  if (complete || (length === 0 && !isChunked)) return true;
  if (isChunked || length > MOST_PASSED_OVER) return false;
  request.unpipe();
  request.resume();
  return true;
};
