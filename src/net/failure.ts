import { Refusal } from '../errors/refusal.ts';

/** Why a page could not be read: `details.reason` of FETCH_FAILED. */
export type FetchReason =
  | 'dns'
  | 'private-address'
  | 'port'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'redirect-refused'
  | 'http-protocol'
  | 'decode'
  | 'not-html'
  | 'empty'
  | 'reset'
  | 'too-complex';

/** FETCH_FAILED with its reason. */
export const fetchFailed = (
  reason: FetchReason,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
  options?: { readonly cause: unknown },
): Refusal => new Refusal('FETCH_FAILED', message, { reason, ...details }, options);

/** The reason a thrown value carries, or null if it is not FETCH_FAILED. */
export const fetchReason = (thrown: unknown): FetchReason | null =>
  thrown instanceof Refusal && thrown.code === 'FETCH_FAILED' ? (thrown.details?.reason as FetchReason) : null;
