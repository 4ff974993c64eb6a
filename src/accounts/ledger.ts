import type { ApiKey, Balance, Denial, VersionedKey } from './account.ts';
import type { Credits } from './credits.ts';

/** A call that was let in; its price is reserved until it is settled. */
export interface Reservation {
  readonly key: ApiKey;
  /** When the call was let in, milliseconds since 1970: it is charged to that day and month, whenever it ends. */
  readonly admitted: number;
  /** Charges and records the call; resolves when the commit is durable, with a denial where another process was faster. */
  settle(outcome: {
    readonly status: number;
    readonly label: string | undefined;
    /** What the call costs where its input decides that; the reserved price otherwise. */
    readonly credits?: number | undefined;
  }): Promise<Denial | Balance>;
  /** Ends a call that the limits refused after it was let in: it is charged nothing and stands in no record. */
  cancel(): Promise<void>;
}

export interface ReservedCall {
  readonly secret: string;
  readonly price: number;
  /** Name of the operation, one of those the ledger was made for. */
  readonly operation: string;
  readonly id: number;
  /** Ask the database about a key that is remembered here, so that nothing is changed for a key revoked elsewhere. */
  readonly fresh: boolean;
}

/** What a key may still do, with what it has used of its month. */
export interface MonthBalance extends Balance {
  readonly used: number;
  readonly quota: number;
  readonly resetAt: Date;
}

/** Credits that go back to a key, because what they were charged for did not come about. */
export interface Release {
  /** Names what is given back: nothing is given back twice. */
  readonly id: string;
  readonly keyNo: number;
  readonly credits: number;
  /** The operation that charged, and when. */
  readonly operation: string;
  readonly chargedAt: number;
}

/** What an administrator says that a key has used of a month. */
export interface Correction {
  readonly keyNo: number;
  /** Year x 12 + month. */
  readonly month: number;
  readonly used: number;
  readonly note: string;
}

/** A value now, or a promise of it: the file answers at once, a cluster has to ask. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Credits that a key has used this month, and when it was last used. */
export interface Activity {
  readonly used: number;
  readonly lastUsedAt: number | null;
}

/** What a key has used of a month. */
export interface MonthUsage {
  readonly key: ApiKey;
  readonly used: number;
  readonly quota: number;
  readonly period: number;
}

/** What calls reserve and settle: on one libSQL file (file/), or over any number of nodes (cluster/). */
export interface Ledger {
  /** Finds the key, takes one call from its rate and reserves the price. */
  reserve(call: ReservedCall): MaybePromise<Reservation | Denial>;
  /** The key of a secret that this process has met as one in use. */
  remembers(secret: string): ApiKey | undefined;
  /** The key of a secret that is in use, without using it. */
  identify(secret: string): MaybePromise<ApiKey | undefined>;
  /** Called when a key was revoked in the database: when this resolves no process lets its calls in. */
  revoke(keyNo: number): Promise<void>;
  /**
   * Called when a key was changed in the database: its next call is judged by what it is now. Another process on the same file
   * reads the key again when it commits a call or is about to refuse one, so one call may pass there by the former scopes.
   */
  change(key: VersionedKey): Promise<void>;
  /** What a key has done, where its row in the database does not say so. */
  activity(keyNo: number): MaybePromise<Activity | undefined>;
  /** What is left to a key as this process knows it; with `fresh` also what the other processes of this machine have charged. */
  balance(key: ApiKey, fresh?: boolean): MonthBalance;
  /** Why a key cannot pay so many credits, of which a call has reserved some, as far as this process knows; reported to listeners. */
  uncovered(key: ApiKey, credits: number, reserved: number): Denial | undefined;
  /** What a key has used this month, read from the database; undefined where there is no such key in use. */
  month(keyNo: number): MaybePromise<MonthUsage | undefined>;
  /** Gives credits back, durably and once. In another month than the charge only the history is put right. */
  release(release: Release): Promise<void>;
  /** What a key has used of each month that is kept, the month that was charged last at the end. */
  months(keyNo: number): MaybePromise<Credits>;
  /** Sets what a key has used of a month, and notes that durably. */
  correct(correction: Correction): Promise<void>;
  /** Calls the listener when a call was refused because the month's credits do not cover it. */
  onExhausted(listener: (keyNo: number) => void): void;
  /** Calls the listener after every commit with the numbers of the keys in it; returns a function that stops this. */
  onCommit(listener: (keyNos: ReadonlySet<number>) => void): () => void;
  /** Resolves when everything settled so far is durable. */
  flush(): Promise<void>;
}
