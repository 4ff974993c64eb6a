import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
/** Best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Smaller answers are sent as they are: packing would cost more than it saves. */
const LEAST_PACKED_BYTES = 1024;
const PACKABLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|yaml|xml|javascript|x-ndjson)|image\/svg)/;

export const isPackable = (mediaType: string, bytes: number): boolean =>
  bytes > LEAST_PACKED_BYTES && PACKABLE.test(mediaType);

/** The encoding to send, by `Accept-Encoding`; undefined where none is wanted. */
export const encodingOf = (accept: string | undefined): Encoding | undefined => {
  if (!accept) return undefined;
  const weights = new Map(
    accept.split(',').map((item): [string, number] => {
      const [name = '', ...parameters] = item
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      const weight = parameters.find((one) => one.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return best;
};

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Packs an answer, in a thread of Node's own; `kept` says that it is packed once and sent often. */
export const pack = (
  content: string | Uint8Array,
  encoding: Encoding,
  { kept = false }: { kept?: boolean } = {},
): Promise<Uint8Array> =>
  encoding === 'gzip'
    ? packGzip(content, { level: kept ? 9 : 6 })
    : packBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: kept ? 11 : 4 } });

/** A strong validator of these bytes in this encoding. */
export const etagOf = (content: string | Uint8Array, encoding: Encoding | undefined): string =>
  `"${hash('sha256', content, 'base64url').slice(0, 22)}${encoding === undefined ? '' : `-${encoding}`}"`;

/** Whether `If-None-Match` names a validator. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag) ?? false;

/** The latest packed form of an answer that is made anew for each call, and is always the same. */
export class Kept {
  #content: string | Uint8Array = '';
  readonly #packed = new Map<Encoding, Promise<Uint8Array>>();

  pack(content: string | Uint8Array, encoding: Encoding): Promise<Uint8Array> {
    if (content !== this.#content) {
      this.#content = content;
      this.#packed.clear();
    }
    const packed = this.#packed.get(encoding) ?? pack(content, encoding, { kept: true });
    this.#packed.set(encoding, packed);
    return packed;
  }
}
