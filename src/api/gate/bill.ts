/** Where a rate limit stands after a call. */
export interface RateState {
  /** Calls allowed a minute. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the whole allowance is back. */
  readonly resetSeconds: number;
}

/** What one request cost and what is left: every surface turns this into headers. */
export class Bill {
  /** Credits charged so far; a batch or a GraphQL document adds up its calls. */
  credits = 0;
  /** Credits left this month; undefined for callers who are not metered. */
  remaining: number | undefined = undefined;
  rate: RateState | undefined = undefined;
}
