import type { HeadersLike } from './platform.ts';

/** The response to one request: its data, its headers, and what they say of credits and limits. */
export interface Responded<Data> extends Meter {
  readonly data: Data;
  readonly headers: HeadersLike;
}

/**
 * An operation with the whole response. The compiler infers as many signatures as are asked for, from the last one back, and repeats
 * the first one (or has `unknown`) where there are fewer: there are three where the answer depends on the input, or one.
 */
type Responding<Operation> = Operation extends {
  (...first: infer First): Promise<infer One>;
  (...second: infer Second): Promise<infer Other>;
  (...third: infer Third): Promise<infer Either>;
}
  ? [Either] extends [One]
    ? (...args: Third) => Promise<Responded<Either>>
    : {
        (...first: First): Promise<Responded<One>>;
        (...second: Second): Promise<Responded<Other>>;
        (...third: Third): Promise<Responded<Either>>;
      }
  : never;

/** The same operations, each with the whole response; without streams, `picture`, `file`, `pages` and `records`. */
export type WithResponse<Groups> = {
  readonly [Group in keyof Groups]: {
    readonly [Name in keyof Groups[Group] as Groups[Group][Name] extends (...args: never) => Promise<unknown>
      ? Name
      : never]: Responding<Groups[Group][Name]>;
  };
};

/** Status, request ID, credits and limits of a response. */
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
