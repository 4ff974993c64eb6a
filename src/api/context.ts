import type { ApiKey } from '../accounts/account.ts';
import { ApiError } from './errors.ts';
import type { Bill } from './gate/bill.ts';
import type { PictureWish } from './picture.ts';
import type { Services } from './services.ts';

/** What a caller identifies itself with; the gate decides whether it is worth anything. */
export interface Credentials {
  /** `x-api-key`. */
  readonly apiKey: string | undefined;
  /** `x-admin-key`. */
  readonly adminKey: string | undefined;
  /** `Authorization: Bearer`, which may stand for either. */
  readonly bearer?: string | undefined;
}

/** One HTTP request as the procedures see it. A tRPC batch and a GraphQL document share one context over their calls. */
export interface Context {
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
  /** The picture that is wanted instead of JSON; REST alone sets it, when it reads the input. */
  picture?: PictureWish | undefined;
  /** `Idempotency-Key`, as sent. */
  readonly idempotencyKey?: string | undefined;
  /** Fires when the caller hangs up. */
  readonly signal: AbortSignal;
  readonly services: Services;
  readonly bill: Bill;
  /** Set by the gate: the key that pays; undefined on public and admin endpoints. */
  caller: ApiKey | undefined;
}

/** The key that pays for this call; only for handlers of keyed endpoints. */
export const callerOf = (context: Context): ApiKey => {
  if (!context.caller) throw new ApiError('UNAUTHENTICATED', 'This call requires an API key.');
  return context.caller;
};

/** The same request, with an idempotency key for one of its calls. */
export const withIdempotencyKey = (context: Context, idempotencyKey: string): Context => ({
  requestId: context.requestId,
  takeCallId: () => context.takeCallId(),
  credentials: context.credentials,
  address: context.address,
  accept: context.accept,
  lastEventId: context.lastEventId,
  idempotencyKey,
  signal: context.signal,
  services: context.services,
  bill: context.bill,
  caller: context.caller,
});
