/** Where a rate limit stands after a call. */
export interface RateState {
  /** Calls allowed a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the whole allowance is back. */
  readonly resetSeconds: number;
}

/** How long a caller whom a limit refused has to wait. */
export interface Wait {
  /** Seconds until the call may pass. */
  readonly retryAfter: number;
  /** When the credits of the month are renewed, where they are what is lacking. */
  readonly quotaReset?: string | undefined;
}

/** What one request cost and what is left: every surface turns this into headers. */
export class Bill {
  /** Credits charged so far; a batch or a GraphQL document adds up its calls. */
  credits = 0;
  /** Credits left this month; undefined for callers who are not metered. */
  remaining: number | undefined = undefined;
  rate: RateState | undefined = undefined;
  /** Set where a limit refused the request, or one of its calls. */
  wait: Wait | undefined = undefined;
}
