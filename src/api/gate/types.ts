import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';

/** A call that was let in. */
export interface Admission {
  /**
   * Ends the call: charges the price on success, or `credits` where the input decided it (nothing on failure), records it, and resolves when that is durable.
   * Throws QUOTA_EXCEEDED, RATE_LIMITED or UNAUTHENTICATED where another process was faster; the answer is then that.
   */
  settle(outcome: { readonly status: number; readonly credits?: number | undefined }): Promise<void>;
}

/** Lets calls in and counts them. One implementation per way of running: a libSQL file, or Redis and a journal. */
export interface Metering {
  /**
   * `changesState` is true for mutations. Throws ApiError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or QUOTA_EXCEEDED; sets
   * `context.caller` and the bill.
   */
  admit(context: Context, endpoint: Endpoint, changesState: boolean): Admission | Promise<Admission>;
  /** Throws UNAUTHENTICATED where the caller has no key in use; nothing is counted or charged. */
  authenticate(context: Context): void | Promise<void>;
  /** Throws QUOTA_EXCEEDED where the caller cannot pay so much, so that nothing is begun in vain. */
  ensure(context: Context, credits: number): void;
}
