import { signal } from '@preact/signals';
import { apiKey, forgetKey } from './key.ts';

/** What came back for a call. */
export interface Answer {
  /** 0 where nothing came back. */
  readonly status: number;
  readonly milliseconds: number;
  readonly body: unknown;
  readonly credits: string | undefined;
  readonly requestId: string | undefined;
  /** What the service, or this page, says went wrong; undefined where nothing did. */
  readonly failure: Failure | undefined;
}

export interface Failure {
  readonly code: string;
  readonly message: string;
  /** Seconds until it is worth trying again; undefined where another try changes nothing. */
  readonly retryAfter: number | undefined;
}

/** What the last metered answer said is left of the month, and what it cost. */
export const meter = signal<{ readonly remaining: string; readonly cost: string } | undefined>(undefined);
// What another key has left says nothing of this one.
apiKey.subscribe(() => {
  meter.value = undefined;
});

/** Calls that the last answer said are left of this minute, and how many there are in one. */
export const rate = signal<{ readonly left: number; readonly limit: number } | undefined>(undefined);

const RETRY_S = 5;

interface EnvelopeError {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly code?: string };
}

const failureOf = ({ ok, status, headers }: Response, body: unknown): Failure | undefined => {
  if (ok) return body === undefined ? UNREADABLE : undefined;
  const retryAfter = headers.get('retry-after');
  const error = (body as { error?: EnvelopeError } | undefined)?.error;
  const worthAgain = status === 429 || status >= 500;
  return {
    // tRPC has a number of its own in the place of the code.
    code: error?.data?.code ?? error?.code ?? `HTTP ${status}`,
    message: error?.message ?? 'The service returned an unknown error.',
    retryAfter: worthAgain ? Number(retryAfter ?? RETRY_S) || RETRY_S : undefined,
  };
};

const UNREACHABLE: Failure = {
  code: 'UNREACHABLE',
  message: 'The service did not respond. Check that it is running and that you are online. Your input is kept.',
  retryAfter: RETRY_S,
};

const UNREADABLE: Failure = {
  code: 'UNREADABLE',
  message: 'The response was incomplete, or a proxy changed it.',
  retryAfter: RETRY_S,
};

/** A call as it travels. */
export interface Request {
  readonly method: string;
  readonly path: string;
  /** The JSON body; none if omitted. */
  readonly body?: unknown;
  /** What the answer holds. */
  readonly as?: 'json' | 'file' | undefined;
  /** The media type that is wanted; whatever the service chooses if omitted. */
  readonly accept?: string | undefined;
}

const readBody = (response: Response, as: Request['as']): Promise<unknown> =>
  as === 'file' && response.ok ? response.blob() : response.json().catch(() => undefined);

/** Calls an endpoint of this service. Never throws, but where the call was given up. */
export const call = async (
  { method, path, body: input, as, accept }: Request,
  abort?: AbortSignal,
): Promise<Answer> => {
  const began = performance.now();
  const elapsed = (): number => Math.round(performance.now() - began);
  // What is below /account is opened by the session of an administrator, and never sees a key.
  const key = path.startsWith('/account/') ? undefined : apiKey.value;
  const headers: Record<string, string> = input === undefined ? {} : { 'content-type': 'application/json' };
  if (accept !== undefined) headers.accept = accept;
  if (key !== undefined) headers['x-api-key'] = key;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(input === undefined ? {} : { body: JSON.stringify(input) }),
      ...(abort ? { signal: abort } : {}),
    });
    body = await readBody(response, as);
    abort?.throwIfAborted();
  } catch (error) {
    if (abort?.aborted) throw error;
    return {
      status: 0,
      milliseconds: elapsed(),
      body: undefined,
      credits: undefined,
      requestId: undefined,
      failure: UNREACHABLE,
    };
  }
  const remaining = response.headers.get('x-quota-remaining');
  const credits = response.headers.get('x-credits-cost') ?? undefined;
  const isOurs = key === apiKey.value;
  if (isOurs && remaining !== null && remaining !== 'unmetered') meter.value = { remaining, cost: credits ?? '0' };
  const [left, limit] = ['x-ratelimit-remaining', 'x-ratelimit-limit'].map((name) => response.headers.get(name));
  if (isOurs && left && limit) rate.value = { left: Number(left), limit: Number(limit) };
  const failure = failureOf(response, body);
  // The card that asks for a key comes back, and says why; what was typed elsewhere stays.
  if (response.status === 401 && isOurs && key !== undefined) forgetKey(failure?.message);
  return {
    status: response.status,
    milliseconds: elapsed(),
    body,
    credits,
    requestId: response.headers.get('x-request-id') ?? undefined,
    failure,
  };
};
