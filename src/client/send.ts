import type { ErrorCode } from '../api/errors.ts';
import { MetamerError, unreachable } from './error.ts';
import { MetamerFile } from './file.ts';
import type { Meter } from './meter.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { meterOf } from './read-meter.ts';
import { type HttpRequest, originOf } from './request.ts';
import type { Route } from './route.ts';

const TIMEOUT_MS = 60_000;
const RETRIES = 2;
const MOST_RETRY_AFTER_S = 60;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const REPEATED = new Set([429, 502, 503]);

/** Sends requests; the last response is passed to `answered`. */
export interface Sender {
  readonly options: ClientOptions;
  readonly answered: (meter: Meter, headers: Headers) => void;
}

/** Half of a pause that doubles with every attempt, and as much again by chance, so that callers do not return all at once. */
const pauseBefore = (attempt: number): number => {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return pause / 2 + (Math.random() * pause) / 2;
};

const aborted = (address: string, signal: AbortSignal): MetamerError =>
  new MetamerError('The call was aborted', { code: 'ABORTED', address, cause: signal.reason });

/** Waits; throws ABORTED as soon as the signal fires. */
export const pause = (ms: number, address: string, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(aborted(address, signal!));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/** Seconds of `Retry-After`, which may also be a date. */
const retryAfterOf = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  // Only letters can begin a date of HTTP; `-5` would be read as a year.
  const at = /^[A-Z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
};

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Where tRPC puts the service's own words. */
  readonly data?: { readonly code?: string; readonly details?: Readonly<Record<string, unknown>> };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The response has a form that this client does not know: a proxy's page, a redirect, or the address of something else.
 */
export const invalid = (response: Response, address: string): MetamerError => {
  const type = response.headers.get('content-type') ?? 'nothing';
  return new MetamerError(`${address} responded with ${response.status} and ${type}, which is not a Metamer response`, {
    code: 'INVALID_ANSWER',
    address,
    status: response.status,
    retryAfter: retryAfterOf(response.headers),
  });
};

const refusalOf = async (response: Response, { method, address }: HttpRequest): Promise<MetamerError> => {
  const { error } = (parsed(await response.text()) ?? {}) as { error?: Refused };
  const { code, details } = error?.data ?? error ?? {};
  if (typeof error?.message !== 'string' || typeof code !== 'string') return invalid(response, address);
  return new MetamerError(error.message, {
    // A newer service may have codes that this client does not know.
    code: code as ErrorCode,
    address: `${method} ${address}`,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    details,
    retryAfter: retryAfterOf(response.headers),
  });
};

/** The body as JSON, which every answer has as an object; throws INVALID_ANSWER where it is not. */
export const jsonOf = async (response: Response, address: string): Promise<object> => {
  const value = parsed(await response.text());
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(response, address);
  return value;
};

/** The file in an answer. */
export const fileOf = async (response: Response): Promise<MetamerFile> =>
  new MetamerFile(
    new Uint8Array(await response.arrayBuffer()),
    (response.headers.get('content-type') ?? 'application/octet-stream').split(';')[0]!,
    /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
  );

type Read<Answer> = (response: Response, address: string) => Promise<Answer>;

/** One attempt, from the connection to the last byte that `read` takes; what fails is a MetamerError. */
const attempt = async <Answer>(
  { options, answered }: Sender,
  request: HttpRequest,
  call: CallOptions,
  read: Read<Answer>,
): Promise<Answer> => {
  const { method, address, headers, body = null } = request;
  const { signal } = call as { signal?: AbortSignal };
  const limit = call.timeout ?? options.timeout ?? TIMEOUT_MS;
  const late = new AbortController();
  const timer = limit > 0 ? setTimeout(() => late.abort(), limit) : undefined;
  const stop = (): void => late.abort();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (signal?.aborted) throw signal.reason;
    const send = options.fetch ?? fetch;
    // The service never redirects, and a redirect would take the key to wherever it points.
    const response = await send(address, { method, headers, body, signal: late.signal, redirect: 'manual' });
    answered(meterOf(response), response.headers);
    if (!response.ok) throw await refusalOf(response, request);
    return await read(response, address);
  } catch (thrown) {
    if (thrown instanceof MetamerError) throw thrown;
    if (signal?.aborted) throw aborted(`${method} ${address}`, signal);
    if (late.signal.aborted)
      throw new MetamerError(`${method} ${address} was not answered within ${limit} ms`, {
        code: 'TIMEOUT',
        address: `${method} ${address}`,
      });
    throw unreachable(originOf(options.baseUrl), `${method} ${address}`, thrown);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

/** How long to wait before another attempt can succeed; undefined where none should be made. */
const waitAfter = (error: MetamerError, count: number, most: number): number | undefined => {
  const { code, status = 0, retryAfter } = error;
  if (code !== 'UNREACHABLE' && !REPEATED.has(status)) return undefined;
  if (retryAfter === undefined) return pauseBefore(count);
  return retryAfter > most ? undefined : retryAfter * 1000;
};

/** Sends a request, repeated where that is safe and can help, and reads the answer. Throws MetamerError. */
export const send = async <Answer>(
  sender: Sender,
  route: Route,
  request: HttpRequest,
  call: CallOptions,
  read: Read<Answer>,
): Promise<Answer> => {
  const { options } = sender;
  const most = route.repeat === 'never' ? 0 : (call.retries ?? options.retries ?? RETRIES);
  for (let count = 0; ; count += 1) {
    try {
      return await attempt(sender, request, call, read);
    } catch (thrown) {
      const error = thrown as MetamerError;
      const wait =
        count < most
          ? waitAfter(error, count, call.maxRetryAfter ?? options.maxRetryAfter ?? MOST_RETRY_AFTER_S)
          : undefined;
      if (wait === undefined) throw error;
      await pause(wait, error.address, call.signal as AbortSignal | undefined);
    }
  }
};
