import type { Fetch, Signal } from './platform.ts';

/** How calls are sent. */
export interface SendOptions {
  /** Milliseconds that one attempt may take; 60,000 when omitted, 0 for no limit. */
  readonly timeout?: number | undefined;
  /**
   * How often a call is repeated after 429, 502 or 503 or a lost connection; 2 when omitted. Only what is safe to
   * repeat is: whatever reads or computes, and what carries an idempotency key.
   */
  readonly retries?: number | undefined;
  /** Seconds of `Retry-After` that are waited for at most; 60 when omitted. What asks for more fails at once. */
  readonly maxRetryAfter?: number | undefined;
}

export interface ClientOptions extends SendOptions {
  /** Where the service is, such as `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  /** API key, sent as `x-api-key`. */
  readonly apiKey?: string | undefined;
  /** Admin key, sent as `x-admin-key`; for `adminKeys`. */
  readonly adminKey?: string | undefined;
  /** What requests are sent with; the platform's `fetch` when omitted. */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request, such as `traceparent`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Settings of one call. */
export interface CallOptions extends SendOptions {
  /** Ends the call, with the code `ABORTED`. */
  readonly signal?: Signal | undefined;
  /** Names the call in logs and errors: 8 to 128 letters, digits, dots, colons, underscores, hyphens. */
  readonly requestId?: string | undefined;
  /** Key under which something is made once, however often the call is sent; a new one for each call when omitted. */
  readonly idempotencyKey?: string | undefined;
  /** Headers of this request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Settings of a stream. */
export interface StreamOptions extends CallOptions {
  /** Id of the last event that was read, to continue after it. */
  readonly lastEventId?: string | undefined;
}

/** An image of a response. */
export interface PictureOptions extends CallOptions {
  /** `image/png` when omitted. */
  readonly type?: 'image/png' | 'image/svg+xml' | undefined;
  /** Pixels. */
  readonly width?: number | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
}
