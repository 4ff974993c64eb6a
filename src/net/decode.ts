import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { fetchFailed } from './failure.ts';

/** Encodings asked for and understood, as `Accept-Encoding` names them. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';
/** A body may be encoded twice; more is an attack or a mistake. */
const STACKED = 2;
/** Beyond this many decoded bytes a body may not be more than RATIO times its size on the wire. */
const RATIO_FROM = 1024 * 1024;
const RATIO = 100;

type Encoding = 'gzip' | 'deflate' | 'br';
const NAMES: Readonly<Record<string, Encoding | null>> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
  br: 'br',
  identity: null,
  '': null,
};

/** The encodings a Content-Encoding value lists, first applied first. Refuses unknown ones and more than two. */
export const readEncodings = (header: string | undefined): Encoding[] => {
  const names = (header ?? '').split(',').map((name) => name.trim().toLowerCase());
  const known = names.map((name) => {
    const encoding = NAMES[name];
    if (encoding === undefined)
      throw fetchFailed(
        'decode',
        `The response is encoded as '${name.slice(0, 40)}'; only gzip, deflate and br are supported.`,
      );
    return encoding;
  });
  const used = known.filter((encoding) => encoding !== null);
  if (used.length > STACKED) throw fetchFailed('decode', `The response is encoded ${used.length} times.`);
  return used;
};

// `deflate` is zlib-wrapped by the standard and raw from some servers: the first two bytes tell (RFC 1950).
const isZlibWrapped = (data: Uint8Array): boolean =>
  data.length > 1 && (data[0]! & 0x0f) === 8 && ((data[0]! << 8) | data[1]!) % 31 === 0;

/** Where the compressed data of a gzip member begins (RFC 1952); null for what is none. */
const gzipBody = (data: Uint8Array): number | null => {
  if (data.length < 18 || data[0] !== 0x1f || data[1] !== 0x8b || data[2] !== 8) return null;
  const flags = data[3]!;
  let at = 10;
  if (flags & 4) at += 2 + data[at]! + (data[at + 1]! << 8);
  // A name and a comment, each with a zero at its end.
  for (const flag of [8, 16]) if (flags & flag) at = data.indexOf(0, at) + 1 || data.length;
  if (flags & 2) at += 2;
  return at < data.length ? at : null;
};

const decoder = (encoding: Encoding, data: Uint8Array) => {
  if (encoding === 'gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  return isZlibWrapped(data) ? createInflate() : createInflateRaw();
};

export interface DecodeLimits {
  /** Decoded bytes to keep. */
  readonly maxBytes: number;
  /** `refuse` throws too-large beyond the limit, `cut` keeps what fits. */
  readonly overflow: 'refuse' | 'cut';
  readonly signal: AbortSignal;
}

export interface DecodedBody {
  readonly bytes: Uint8Array;
  readonly cut: boolean;
  /** The compressed stream ended too soon; what it gave until then is kept. */
  readonly truncated: boolean;
}

export const tooLarge = (limit: number) =>
  fetchFailed('too-large', `The response is larger than ${limit} bytes, the maximum that is read.`);

const wronglyEncoded = (encoding: Encoding) =>
  fetchFailed('decode', `The response claims to be encoded as ${encoding} but is not.`);

type Decoder = ReturnType<typeof decoder>;

const runDecoder = (stream: Decoder, data: Uint8Array, limits: DecodeLimits): Promise<DecodedBody> =>
  new Promise((resolve, reject) => {
    const { maxBytes, overflow, signal } = limits;
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (act: () => void) => {
      signal.removeEventListener('abort', abort);
      stream.removeAllListeners();
      stream.on('error', () => {});
      stream.destroy();
      act();
    };
    const give = (cut: boolean, truncated: boolean) =>
      finish(() => resolve({ bytes: Buffer.concat(chunks, Math.min(length, maxBytes)), cut, truncated }));
    const abort = () => finish(() => reject(signal.reason));
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) {
        if (overflow === 'cut') give(true, false);
        else finish(() => reject(tooLarge(maxBytes)));
      } else if (length > RATIO_FROM && length > RATIO * data.length) {
        finish(() =>
          reject(fetchFailed('too-large', `The response decompresses to more than ${RATIO} times its size.`)),
        );
      }
    });
    stream.on('end', () => give(false, false));
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'Z_BUF_ERROR' && length > 0) give(false, true);
      else finish(() => reject(error));
    });
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    stream.end(data);
  });

const isZlibError = (error: unknown): boolean =>
  /^(?:Z_|ERR__ERROR)/.test((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/**
 * Bytes that follow are left alone, as browsers do. After a gzip member they look like another one that is broken: then the
 * first member is all there is.
 */
const decodeOnce = async (encoding: Encoding, data: Uint8Array, limits: DecodeLimits): Promise<DecodedBody> => {
  try {
    return await runDecoder(decoder(encoding, data), data, limits);
  } catch (error) {
    if (!isZlibError(error)) throw error;
    const from =
      encoding === 'gzip' && /header|compression method/.test((error as Error).message) ? gzipBody(data) : null;
    if (from === null) throw wronglyEncoded(encoding);
    return await runDecoder(createInflateRaw(), data.subarray(from), limits).catch((again: unknown) => {
      throw isZlibError(again) ? wronglyEncoded(encoding) : again;
    });
  }
};

/** Undoes content encodings under limits. `data` is the whole body as it came, itself limited by the reader. */
export const decodeBody = async (
  data: Uint8Array,
  encodings: readonly Encoding[],
  limits: DecodeLimits,
): Promise<DecodedBody> => {
  let body: DecodedBody = { bytes: data, cut: false, truncated: false };
  if (data.length === 0) return body;
  for (const encoding of encodings.toReversed()) {
    const next = await decodeOnce(encoding, body.bytes, limits);
    body = { bytes: next.bytes, cut: body.cut || next.cut, truncated: body.truncated || next.truncated };
  }
  if (body.bytes.length <= limits.maxBytes) return body;
  if (limits.overflow === 'refuse') throw tooLarge(limits.maxBytes);
  return { ...body, bytes: body.bytes.subarray(0, limits.maxBytes), cut: true };
};
