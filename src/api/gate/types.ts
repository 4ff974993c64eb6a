import type { Call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';

/** A call that passed the gate. */
export interface AdmittedRequest {
  /**
   * Ends the call and answers to when it is charged, milliseconds since 1970: charges the price on success, or `credits` where the input decided it (nothing on failure), records it, and resolves when that is durable.
   * Throws QUOTA_EXCEEDED, RATE_LIMITED or UNAUTHENTICATED where another process was faster; the answer is then that.
   */
  settle(outcome: {
    readonly status: number;
    readonly credits?: number | undefined;
    /** Where the call was refused because the credits do not cover it: it then counts as refused, not as a call. */
    readonly uncovered?: boolean;
  }): Promise<number>;
}

/** What the gate has to know about a request that does not call an operation. */
export type RequestOrigin = Pick<Call, 'credentials' | 'address' | 'bill'>;

/** Lets calls in and counts them. */
export interface Gate {
  /**
   * `changesState` is true for mutations. Throws ApiError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or QUOTA_EXCEEDED; sets
   * `context.caller` and the bill.
   */
  admit(context: Call, endpoint: Endpoint, changesState: boolean): AdmittedRequest | Promise<AdmittedRequest>;
  /** Sets `context.caller`. Throws UNAUTHENTICATED where the caller has no key in use; nothing is counted or charged. */
  authenticate(context: Call): void | Promise<void>;
  /**
   * Writes the limits into the bill of a response that did not call an operation, from memory: those of a known key,
   * else of the address.
   */
  peekLimits(visitor: RequestOrigin): void;
  /** As `glance`, but asks for a key that was not met yet. Never refuses. */
  loadLimits(visitor: RequestOrigin): void | Promise<void>;
  /** Whether a request carries a key in use. Never refuses. */
  isKnown(visitor: RequestOrigin): Promise<boolean>;
  /** Counts a request for nothing that exists against its address; answers whether that is within the limit. */
  countNotFound(visitor: RequestOrigin): boolean;
  /** Throws UNAUTHENTICATED or FORBIDDEN unless the request carries the admin key. */
  requireAdmin(context: Call): Promise<void>;
  /** Throws QUOTA_EXCEEDED where the caller cannot pay so much, so that nothing is begun in vain; `reserved` of it is reserved already. */
  requireCredits(context: Call, credits: number, reserved: number): void;
}
