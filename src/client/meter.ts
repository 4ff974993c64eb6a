/** What an answer says besides its content. */
export interface Meter {
  readonly status: number;
  readonly requestId: string | undefined;
  readonly credits: {
    /** Credits that the call was charged. */
    readonly cost: number | undefined;
    /** Credits left this month; undefined where the call is not metered. */
    readonly remaining: number | undefined;
  };
  readonly rate: {
    /** Calls that any 60 seconds may hold. */
    readonly limit: number | undefined;
    /** Calls that may be made now. */
    readonly remaining: number | undefined;
    /** When the whole limit is free again. */
    readonly resetsAt: Date | undefined;
  };
}
