import { isAscii, isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api/errors.ts';
import { askForBody, bodyRoom, type Ending, SMALL_BODY, waitsToBeAsked } from './body-room.ts';
import type { Exchange } from './exchange.ts';
import { type Excess, JsonMeter, MAX_LEVELS } from './json-meter.ts';

const invalidJson = (message: string): ApiError => new ApiError('INVALID_JSON', message);
const invalidBody = (message: string): ApiError =>
  new ApiError('INVALID_INPUT', message, { details: { field: 'body' } });

const MIB = 1024 * 1024;

const size = (bytes: number): string => (bytes >= MIB ? `${bytes / MIB} MiB` : `${bytes / 1024} KiB`);

const tooLarge = (limit: number): ApiError =>
  invalidBody(`body: is larger than the ${size(limit)} this endpoint accepts`);

/** The most that a body may have. */
export interface BodyLimits {
  readonly bytes: number;
  /** Members of all its lists and objects together. */
  readonly members: number;
}

const tooMuch = (excess: Excess, { members }: BodyLimits): ApiError =>
  invalidBody(
    excess === 'levels'
      ? `body: is nested more than ${MAX_LEVELS} levels deep`
      : `body: its lists and objects have more than the ${members.toLocaleString('en-GB')} members this endpoint accepts`,
  );

/** Throws INVALID_INPUT for bytes that are too many, or hold too much. */
const check = (bytes: Buffer, limits: BodyLimits): void => {
  if (bytes.length > limits.bytes) throw tooLarge(limits.bytes);
  // So short a text has room for neither.
  if (bytes.length <= MAX_LEVELS && bytes.length <= limits.members) return;
  const excess = new JsonMeter(limits.members).take(bytes);
  if (excess) throw tooMuch(excess, limits);
};

const NO_BYTES = Buffer.alloc(0);

/** Takes room for a body that is larger than small ones. */
type Grow = () => Promise<void> | undefined;

/** The bytes of a body: at once where all of it came with the headers, as small ones do. */
const collect = (request: IncomingMessage, limits: BodyLimits, grow?: Grow): Buffer | Promise<Buffer> => {
  if (!request.complete) return collectChunks(request, limits, grow);
  const bytes: Buffer = request.read() ?? NO_BYTES;
  check(bytes, limits);
  return bytes;
};

const collectChunks = (request: IncomingMessage, limits: BodyLimits, grow?: Grow): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let meter: JsonMeter | undefined;
    let metered = 0;
    let length = 0;
    let ended = false;
    let hasGrown = false;
    const refuse = (error: ApiError): void => {
      request.removeAllListeners('data');
      request.pause();
      reject(error);
    };
    const end = (): void => {
      ended = true;
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    };
    const cut = (): void => {
      if (!ended) reject(invalidBody('body: the connection ended before the body was complete'));
    };
    // Nothing more will be heard of a request whose caller left while rights and limits were looked up.
    if (request.destroyed) {
      cut();
      return;
    }
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limits.bytes) {
        refuse(tooLarge(limits.bytes));
        return;
      }
      chunks.push(chunk);
      if (grow && !hasGrown && length > SMALL_BODY) {
        hasGrown = true;
        const room = grow();
        if (room) {
          request.pause();
          room.then(() => request.resume(), refuse);
        }
      }
      // A text so short has room for neither too many levels nor too many members.
      if (length <= MAX_LEVELS && length <= limits.members) return;
      meter ??= new JsonMeter(limits.members);
      let excess: Excess | undefined;
      for (; metered < chunks.length && !excess; metered += 1) excess = meter.take(chunks[metered]!);
      if (excess) refuse(tooMuch(excess, limits));
    });
    request.on('end', end);
    // Without a listener for errors, a connection that breaks is closed and nothing else.
    request.on('close', cut);
  });

/** Whether a parsed value has a member called `__proto__` anywhere: it could change the prototype of what it is copied to. */
const namesPrototype = (value: unknown): boolean => {
  const open: unknown[] = [value];
  while (open.length) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (Object.hasOwn(one, '__proto__')) return true;
    for (const inner of Object.values(one)) if (typeof inner === 'object') open.push(inner);
  }
  return false;
};

const parse = (bytes: Buffer): unknown => {
  if (!isUtf8(bytes)) throw invalidJson('The body is not valid UTF-8.');
  const text = isAscii(bytes) ? bytes.toString('latin1') : bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidJson('The body is not valid JSON.');
  }
  // Escapes can spell the name too, so either mark is worth the walk.
  if ((text.includes('__proto__') || text.includes('\\u')) && namesPrototype(value))
    throw new ApiError('INVALID_INPUT', '__proto__: this member name is not allowed', {
      details: { field: '__proto__' },
    });
  return value;
};

const JSON_TYPE = /^application\/(?:json|[\w.+-]+\+json)(?:\s*;.*)?$/i;

/** What is looked at of an exchange whose body is read. */
type Incoming = Pick<Exchange, 'request' | 'response' | 'context' | 'whenCounted'>;

/** Room for a body of so many bytes in flight; undefined where it is there at once. */
export const roomFor = (exchange: Incoming, bytes: number): Promise<void> | undefined => {
  if (bytes <= SMALL_BODY) return undefined;
  const { caller, credentials, address } = exchange.context;
  return bodyRoom.enter(caller?.id ?? credentials.apiKey ?? credentials.bearer ?? address, bytes, endingOf(exchange));
};

/** The end of what holds a body: its handler has ended, or its connection. A response that never had its turn is not closed. */
const endingOf = ({ request, response, whenCounted }: Incoming): Ending => ({
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

/** The bytes of a body within the limits, and of 100 levels at most; none if it is empty. Throws or rejects with INVALID_INPUT. */
export const readBytes = (exchange: Incoming, limits: BodyLimits): Buffer | Promise<Buffer> => {
  const { request } = exchange;
  const { headers } = request;
  if (isEmpty(request)) return NO_BYTES;
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw invalidBody('body: compressed bodies are not accepted');
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > limits.bytes) throw tooLarge(limits.bytes);
  const room = length === undefined ? undefined : roomFor(exchange, Number(length));
  const read = (): Buffer | Promise<Buffer> => {
    askForBody(request);
    // One that does not say how long it is takes room when it turns out to be large.
    return collect(request, limits, length === undefined ? () => roomFor(exchange, limits.bytes) : undefined);
  };
  return room ? room.then(read) : read();
};

/** The same of a JSON body. */
const readJsonBytes = (exchange: Incoming, limits: BodyLimits): Buffer | Promise<Buffer> => {
  const { request } = exchange;
  const type = request.headers['content-type'];
  if (type !== 'application/json' && (type === undefined || !JSON_TYPE.test(type)) && !isEmpty(request))
    throw invalidBody(
      `body: the content type must be application/json, ${type === undefined ? 'none was sent' : `is ${JSON.stringify(type.slice(0, 60))}`}`,
    );
  return readBytes(exchange, limits);
};

const parseBody = (bytes: Buffer): unknown => (bytes.length === 0 ? {} : parse(bytes));

/** Parses JSON that did not come as a body of its own. Throws INVALID_JSON or INVALID_INPUT. */
export const parseJson = (bytes: Buffer, limits: BodyLimits): unknown => {
  check(bytes, limits);
  return parse(bytes);
};

/** Looks at the bytes of a whole body before they are decoded; throws to refuse them. */
type Judge = (bytes: Buffer) => void;

/** Reads a JSON body, now or with the promise that it answers. An empty body is an empty object. Throws or rejects with INVALID_JSON or INVALID_INPUT. */
export const readJsonBody = (exchange: Incoming, limits: BodyLimits, judge: Judge = () => {}): unknown => {
  const bytes = readJsonBytes(exchange, limits);
  const judged = (whole: Buffer): unknown => {
    judge(whole);
    return parseBody(whole);
  };
  return bytes instanceof Promise ? bytes.then(judged) : judged(bytes);
};

/** Reads the text of a JSON body that something else parses. Throws INVALID_INPUT. */
export const readJsonText = async (exchange: Incoming, limits: BodyLimits): Promise<string> =>
  (await readJsonBytes(exchange, limits)).toString('utf8');

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
