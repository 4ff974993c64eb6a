import { invalid, quote } from '../errors/refusal.ts';
import { fetchFailed } from './failure.ts';
import { startTimeLimit } from './limits.ts';
import type { GuardedSend, InboundResponse } from './send-request.ts';
import { readUrl } from './target.ts';

export interface Delivery {
  /** An https address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
  /** Until the status has arrived, milliseconds. */
  readonly timeoutMs?: number;
  /** Bytes of the answer to keep. */
  readonly maxBytes?: number;
}

export interface Delivered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the answer, as it came; empty where the receiver keeps it open. */
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

/** The answer has arrived with its status: its body is waited for this long. */
const BODY_MS = 1_000;

/** The beginning of a body, as far as it comes soon; a receiver that keeps it open has received the delivery. */
const readShortly = async (answer: InboundResponse, maxBytes: number): Promise<Uint8Array> => {
  const late = setTimeout(() => answer.close(), BODY_MS);
  try {
    return (await answer.readBody({ maxBytes, overflow: 'cut' })).bytes;
  } catch {
    return new Uint8Array();
  } finally {
    clearTimeout(late);
  }
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
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: await readShortly(answer, maxBytes),
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
