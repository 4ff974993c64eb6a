import type { HeadersLike } from './platform.ts';

/** The response to one request: its data, its headers, and what they say of credits and limits. */
export interface Responded<Data> extends Meter {
  readonly data: Data;
  readonly headers: HeadersLike;
}

/** The same operations, each with the whole response; streams are left out. */
export type WithResponse<Groups> = {
  readonly [Group in keyof Groups]: {
    readonly [Name in keyof Groups[Group] as Groups[Group][Name] extends (...args: never) => Promise<unknown>
      ? Name
      : never]: Groups[Group][Name] extends (...args: infer Arguments) => Promise<infer Data>
      ? (...args: Arguments) => Promise<Responded<Data>>
      : never;
  };
};

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
