import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { once } from '../runtime/once.ts';

export type Encoding = 'br' | 'gzip';
/** Best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Smaller answers are sent as they are: packing would cost more than it saves. */
const LEAST_PACKED_BYTES = 1024;
const PACKABLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|yaml|xml|javascript|x-ndjson)|image\/svg)/;

export const isPackable = (mediaType: string, bytes: number): boolean =>
  bytes > LEAST_PACKED_BYTES && PACKABLE.test(mediaType);

/** The encoding to send, by `Accept-Encoding`: the heaviest one, brotli among equals; undefined where none is wanted. */
export const encodingOf = (request: Pick<IncomingMessage, 'headers'>): Encoding | undefined => {
  if (!request.headers['accept-encoding']) return undefined;
  const [best] = new Negotiator(request).encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  return ENCODINGS.find((encoding) => encoding === best);
};

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Bytes that are packed in about half a millisecond at most: handing them to a thread would cost more. */
const PACKED_AT_ONCE = 16 * 1024;

/** Whether an answer is packed at once; `kept` as below. */
export const isPackedAtOnce = (content: string | Uint8Array, kept: boolean): boolean =>
  !kept && Buffer.byteLength(content) <= PACKED_AT_ONCE;

/** Packs an answer, a larger one in a thread of Node's own; `kept` says that it is packed once and sent often. */
export const compress = async (
  content: string | Uint8Array,
  encoding: Encoding,
  { kept = false }: { kept?: boolean } = {},
): Promise<Uint8Array> => {
  const atOnce = isPackedAtOnce(content, kept);
  if (encoding === 'gzip') {
    const options = { level: kept ? 9 : 6 };
    return atOnce ? gzipSync(content, options) : packGzip(content, options);
  }
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: kept ? 11 : 4 } };
  return atOnce ? brotliCompressSync(content, options) : packBrotli(content, options);
};

/** A strong validator of these bytes in this encoding. */
export const etagOf = (content: string | Uint8Array, encoding: Encoding | undefined): string =>
  `"${hash('sha256', content, 'base64url').slice(0, 22)}${encoding === undefined ? '' : `-${encoding}`}"`;

/** Whether `If-None-Match` names a validator. A `Cache-Control: no-cache` beside it, as `fetch` sends, only asks to validate. */
export const matchesEtag = ({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

/** Forms of a response that are kept compressed: the OpenAPI document has four, two editions in two formats. */
const MOST_KEPT = 4;

/** The latest compressed forms of a response that is built for each request and has few contents. */
export class CompressedCache {
  readonly #packed = new Map<string | Uint8Array, Map<Encoding, () => Promise<Uint8Array>>>();

  pack(content: string | Uint8Array, encoding: Encoding): Promise<Uint8Array> {
    const forms = this.#packed.get(content) ?? new Map<Encoding, () => Promise<Uint8Array>>();
    const packed = forms.get(encoding) ?? once(() => compress(content, encoding, { kept: true }));
    forms.set(encoding, packed);
    this.#packed.delete(content);
    this.#packed.set(content, forms);
    for (const oldest of this.#packed.keys()) {
      if (this.#packed.size <= MOST_KEPT) break;
      this.#packed.delete(oldest);
    }
    return packed();
  }
}
