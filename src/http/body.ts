import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api/errors.ts';

const invalidJson = (message: string): ApiError => new ApiError('INVALID_JSON', message);
const invalidBody = (message: string): ApiError =>
  new ApiError('INVALID_INPUT', message, { details: { field: 'body' } });

const size = (bytes: number): string => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes} bytes`);

const tooLarge = (limit: number): ApiError =>
  invalidBody(`body: is larger than the ${size(limit)} this endpoint accepts`);

const collect = (request: IncomingMessage, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let ended = false;
    const end = (): void => {
      ended = true;
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    };
    const cut = (): void => {
      if (!ended) reject(invalidBody('body: the connection ended before the body was complete'));
    };
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        request.removeAllListeners('data');
        request.pause();
        reject(tooLarge(limit));
        return;
      }
      chunks.push(chunk);
    });
    request.on('end', end);
    request.on('error', cut);
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
  const text = bytes.toString('utf8');
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

/** Reads a JSON body of at most `limit` bytes. An empty body is an empty object. Throws INVALID_JSON or INVALID_INPUT. */
export const readJsonBody = async (request: IncomingMessage, limit: number): Promise<unknown> => {
  const { headers } = request;
  const length = headers['content-length'];
  const empty = length === '0' || (length === undefined && headers['transfer-encoding'] === undefined);
  if (empty) return {};
  const type = headers['content-type'];
  if (type === undefined || !JSON_TYPE.test(type))
    throw invalidBody(
      `body: the content type must be application/json, ${type === undefined ? 'none was sent' : `is ${JSON.stringify(type.slice(0, 60))}`}`,
    );
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw invalidBody('body: compressed bodies are not accepted');
  if (length !== undefined && Number(length) > limit) throw tooLarge(limit);
  const bytes = await collect(request, limit);
  return bytes.length === 0 ? {} : parse(bytes);
};
