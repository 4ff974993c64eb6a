import type { ApiKey } from '../accounts/account.ts';
import type { RowType } from '../lists/row-types.ts';
import type { FailureLevel } from '../runtime/call-log.ts';
import { ApiError } from './errors.ts';
import type { LongTexts } from './long-texts.ts';
import type { ImageRequest } from './picture.ts';

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

/** What a caller identifies itself with; the gate decides whether it is worth anything. */
export interface Credentials {
  /** `x-api-key`. */
  readonly apiKey: string | undefined;
  /** `x-admin-key`. */
  readonly adminKey: string | undefined;
  /** `Authorization: Bearer`, which may stand for either. */
  readonly bearer?: string | undefined;
}

/** One HTTP request as the gate sees it: who asks, from where, and what it has cost so far. */
export interface Call {
  readonly requestId: string;
  /** A number for the next call of this request, with the request id as label where the number does not give it. */
  takeCallId(): { id: number; label: string | undefined };
  readonly credentials: Credentials;
  /** Address of the peer, for limits of callers without a key. */
  readonly address: string;
  /** Media types the caller wants, as sent. */
  readonly accept: string;
  /** `Last-Event-ID` of a stream that is taken up again. */
  readonly lastEventId: string | undefined;
  /** The image that is requested instead of JSON; REST alone sets it, when it reads the input. */
  picture?: ImageRequest | undefined;
  /** The PNG, in base64 or as a mark of `longTexts`, that the image of the response is drawn on; set by the handler of an operation on an image. */
  pictureSource?: string | undefined;
  /** The type of rows that a list is requested in, in place of JSON; REST alone sets it. */
  rowType?: RowType | undefined;
  /** Texts of a large body that were not decoded; whoever reads the body sets it. */
  longTexts?: LongTexts | undefined;
  /** The raw input where a stand-in is given for it, any other as it is; whoever reads the body sets it. */
  inputOf?: ((raw: unknown) => Promise<unknown>) | undefined;
  /** `Idempotency-Key`, as sent. */
  readonly idempotencyKey?: string | undefined;
  /** Fires when the caller hangs up. */
  readonly signal: AbortSignal;
  readonly bill: Bill;
  /** Set where the call failed: how grave that is for whoever runs the service. */
  failureLevel?: FailureLevel | undefined;
  /**
   * Set where the request comes from the account page with the session of an administrator, and only for the operations that
   * are served there: who acts, and for which key. Nothing is charged.
   */
  readonly administrator?: { readonly session: string; readonly key: ApiKey | undefined } | undefined;
  /** Set by the gate: the key that pays; undefined on public and admin endpoints. */
  caller: ApiKey | undefined;
}

/** The key that pays for this call; only for handlers of keyed endpoints. */
export const callerOf = ({ caller }: Pick<Call, 'caller'>): ApiKey => {
  if (!caller) throw new ApiError('UNAUTHENTICATED', 'This call requires an API key.');
  return caller;
};
