import { invalid, quote } from '../errors/refusal.ts';
import { fetchFailed } from './failure.ts';
import { startTimeLimit } from './limits.ts';
import type { GuardedSend } from './send-request.ts';
import { readUrl } from './target.ts';

export interface Delivery {
  /** An https address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
  /** The whole exchange, milliseconds. */
  readonly timeoutMs?: number;
  /** Bytes of the answer to keep. */
  readonly maxBytes?: number;
}

export interface Delivered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the answer, as it came. */
  readonly bytes: Uint8Array;
  readonly durationMs: number;
}

const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 64 * 1024;

/** Reads the address of a receiver: the rules of `readUrl`, and https. Throws INVALID_INPUT about `field`. */
export const readReceiver = (text: unknown, field = 'url'): URL => {
  const url = readUrl(text, field);
  if (url.protocol !== 'https:') throw invalid(field, `must be an https URL, got ${quote(text)}`);
  return url;
};

/**
 * Posts a body once. A redirect is an answer like any other: it is not followed. Throws FETCH_FAILED where there is no
 * answer, INVALID_INPUT for an address that is none.
 */
export const deliver = async (ask: GuardedSend, delivery: Delivery): Promise<Delivered> => {
  const { signal, timeoutMs = TIMEOUT_MS, maxBytes = ANSWER_BYTES } = delivery;
  const url = readReceiver(delivery.url);
  const started = performance.now();
  const limit = startTimeLimit(timeoutMs, [signal]);
  try {
    const headers = { ...delivery.headers, 'content-length': String(delivery.body.length) };
    const { answer } = await ask({ method: 'POST', url, headers, body: delivery.body }, limit.signal);
    const body = await answer.readBody({ maxBytes, overflow: 'cut' });
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: body.bytes,
      durationMs: performance.now() - started,
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw limit.isOver
      ? fetchFailed('timeout', `The receiver did not respond within ${Math.round(timeoutMs / 1000)} seconds.`)
      : error;
  } finally {
    limit.end();
  }
};
