import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';

/** A call that passed the gate. */
export interface PassedCall {
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

/** What the gate has to know of a request that is no call. */
export type Visitor = Pick<Context, 'credentials' | 'address' | 'bill'>;

/** Lets calls in and counts them. */
export interface Gate {
  /**
   * `changesState` is true for mutations. Throws ApiError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED or QUOTA_EXCEEDED; sets
   * `context.caller` and the bill.
   */
  pass(context: Context, endpoint: Endpoint, changesState: boolean): PassedCall | Promise<PassedCall>;
  /** Throws UNAUTHENTICATED where the caller has no key in use; nothing is counted or charged. */
  authenticate(context: Context): void | Promise<void>;
  /** Writes the figures of an answer that is no call into its bill, from memory: those of a key that was met, else of the address. */
  glance(visitor: Visitor): void;
  /** As `glance`, but asks for a key that was not met yet. Never refuses. */
  show(visitor: Visitor): void | Promise<void>;
  /** Whether a request carries a key in use. Never refuses. */
  isKnown(visitor: Visitor): Promise<boolean>;
  /** Counts a request for nothing that exists against its address; answers whether that is within the limit. */
  visit(visitor: Visitor): boolean;
  /** Throws QUOTA_EXCEEDED where the caller cannot pay so much, so that nothing is begun in vain. */
  ensure(context: Context, credits: number): void;
}
