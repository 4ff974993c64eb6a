import { Refusal } from '../../errors/refusal.ts';
import { fetchReason } from '../../net/failure.ts';
import { type FetchOptions, type FetchSession, RequestBudgetExceeded } from '../../net/fetch-session.ts';
import { readUrl } from '../../net/target.ts';
import type { Gathered, Resource, ResourceFailure } from '../model/gathered.ts';
import { essenceOf } from '../parse/encoding/media-type.ts';
import { LIMITS } from './limits.ts';

/** Loads sub-resources under one budget; the same address and range is read once. */
export interface ResourceLoader {
  load(url: string, want?: LoadOptions): Promise<Resource>;
  readonly spent: { readonly requests: number; readonly bytes: number; readonly exhausted: boolean };
}

export interface LoadOptions {
  readonly accept?: string;
  /** Decoded bytes to keep; more is cut off. */
  readonly maxBytes?: number;
  /** Ask only for the first bytes (a Range request without content encoding). */
  readonly head?: number;
}

export interface LoaderOptions {
  readonly visit: FetchSession;
  /** The caller's: aborting it rejects every load. */
  readonly signal: AbortSignal;
  readonly limits?: typeof LIMITS;
}

const failure = (url: string, reason: ResourceFailure, message: string): Resource => ({
  url,
  finalUrl: url,
  status: null,
  headers: {},
  contentType: null,
  bytes: new Uint8Array(),
  cut: false,
  size: null,
  error: { reason, message },
});

/** The head of a file gives its size in Content-Range or Content-Length; where neither is there it is read to count. */
const headLimit =
  (head: number, unsized: number): FetchOptions['maxBytes'] =>
  (status, headers) =>
    status === 206 || status >= 400 || ('content-length' in headers && !('content-encoding' in headers))
      ? head
      : unsized;

/** Bytes in a buffer of their own, so that they can go to a thread uncopied; copied only where they share one. */
const inOwnBuffer = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

/** The buffers of everything that was read, each once. Shared ones, such as those of small pages, are left out. */
export const buffersOf = (gathered: Gathered): ArrayBuffer[] => {
  const { page, robots, sitemaps, styleSheets, media, favicon, manifest, llmsTxt, securityTxt } = gathered;
  const single = [page, robots, favicon, manifest, llmsTxt, securityTxt].filter((one) => one !== null);
  const buffers = new Set<ArrayBuffer>();
  for (const { bytes } of [...single, ...sitemaps, ...styleSheets, ...Object.values(media)])
    if (bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength && bytes.byteLength > 0)
      buffers.add(bytes.buffer);
  return [...buffers];
};

/** Loads sub-resources under one budget and one deadline. What fails is a Resource with its error, never a rejection. */
export const createLoader = ({ visit, signal, limits = LIMITS }: LoaderOptions): ResourceLoader => {
  const known = new Map<string, Promise<Resource>>();
  const deadline = AbortSignal.timeout(limits.rest.totalMs);
  let bytes = 0;
  let exhausted = false;

  const spentOut = (url: string, message: string): Resource => {
    exhausted = true;
    return failure(url, 'budget', message);
  };

  const fetch = async (url: string, want: LoadOptions): Promise<Resource> => {
    let target: URL;
    try {
      target = readUrl(url);
    } catch (error) {
      return failure(url, 'invalid-url', (error as Error).message.replace(/^url: /, ''));
    }
    if (deadline.aborted) return spentOut(url, 'not requested: the time limit of this call was reached');
    const left = limits.rest.bytes - bytes;
    if (left <= 0) return spentOut(url, `not asked: ${limits.rest.bytes} bytes were already read for this page`);
    const most = Math.min(want.maxBytes ?? LIMITS.styleSheets.bytes, left);
    bytes += want.head === undefined ? 0 : Math.min(want.head, left);
    try {
      const fetched = await visit.fetch(target, {
        ...(want.accept ? { accept: want.accept } : {}),
        ...(want.head ? { range: want.head } : {}),
        timeoutMs: limits.rest.eachMs,
        maxRedirects: limits.rest.redirects,
        maxBytes: want.head ? headLimit(want.head, Math.min(limits.media.unsizedBytes, left)) : most,
        overflow: 'cut',
        deadline,
      });
      bytes += Math.max(0, fetched.wireBytes - (want.head === undefined ? 0 : Math.min(want.head, left)));
      const { finalUrl, status, headers, size } = fetched;
      const head = want.head === undefined ? fetched.bytes : fetched.bytes.subarray(0, want.head);
      return {
        url,
        finalUrl,
        status,
        headers,
        contentType: essenceOf(headers['content-type']),
        bytes: inOwnBuffer(head),
        cut: fetched.cut || head.length < fetched.bytes.length || (size !== null && size > head.length),
        size:
          status === 416 ? Number(/\*\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? Number.NaN) || null : size,
        error: null,
      };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof RequestBudgetExceeded)
        return spentOut(url, `not asked: ${error.message} are not made for one page`);
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'RATE_LIMITED') return spentOut(url, `not requested: ${error.message}`);
      return failure(url, fetchReason(error) ?? 'invalid-url', error.message);
    }
  };

  return {
    load(url, want = {}) {
      const key = `${want.head ?? ''} ${url}`;
      const loading = known.get(key) ?? fetch(url, want);
      known.set(key, loading);
      return loading;
    },
    get spent() {
      return { requests: visit.requests(), bytes, exhausted };
    },
  };
};
