import type { ErrorCode } from '../api/errors.ts';

/** Codes of calls that were never sent, that the service never answered, or not in its own words. */
export type ClientErrorCode =
  | 'INVALID_ARGUMENT'
  | 'INVALID_SIGNATURE'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'INVALID_ANSWER';

interface Facts {
  readonly code: ErrorCode | ClientErrorCode;
  readonly address: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The name of an end that was asked for: `TimeoutError` where `AbortSignal.timeout()` did. */
const abortedBy = (cause: unknown): string =>
  (cause as { name?: unknown } | undefined)?.name === 'TimeoutError' ? 'TimeoutError' : 'AbortError';

/**
 * Why a call failed: what the service said when it refused it, or that it could not be reached. The message names the field and
 * what is accepted.
 */
export class MetamerError extends Error {
  /**
   * Code of the service, such as `INVALID_INPUT`; or `INVALID_ARGUMENT`, `UNREACHABLE`, `TIMEOUT`, `ABORTED`, `INVALID_ANSWER`,
   * and of `verifyWebhook` `INVALID_SIGNATURE`.
   */
  readonly code: ErrorCode | ClientErrorCode;
  /** What was called: method and address; `webhook` for a delivery that was verified. */
  readonly address: string;
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  /** Id of the call, to quote when a problem is reported. */
  readonly requestId: string | undefined;
  /** What the service adds: `field`, or what it would have accepted. */
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Seconds after which another try can succeed, where the service said so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { code, address, status, requestId, details, retryAfter, cause }: Facts) {
    super(message, cause === undefined ? undefined : { cause });
    // As the platform names it: programs look for that name to tell an end that they asked for from a failure.
    this.name = code === 'ABORTED' ? abortedBy(cause) : 'MetamerError';
    this.code = code;
    this.address = address;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** What a failed connection says of itself, as far as the platform lets it through. */
const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  const cause = thrown.cause as { code?: string; message?: string; errors?: readonly { code?: string }[] } | undefined;
  return cause?.code || cause?.errors?.[0]?.code || cause?.message || thrown.message;
};

export const unreachable = (origin: string, address: string, cause: unknown): MetamerError =>
  new MetamerError(`Cannot reach ${origin}: ${reasonOf(cause)}`, { code: 'UNREACHABLE', address, cause });
