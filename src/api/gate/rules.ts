import type { ApiKey, Balance, Denial } from '../../accounts/account.ts';
import type { AdminCheck } from '../../accounts/admin-key.ts';
import { isWellFormed } from '../../accounts/key-format.ts';
import type { Ledger, MaybePromise, Reservation } from '../../accounts/ledger.ts';
import type { Refusals } from '../../accounts/refusals.ts';
import { type Call, type Credentials, callerOf } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import type { AddressLimiter, AddressState } from './addresses.ts';
import { isInScope, scopeOf } from './scope.ts';
import type { AdmittedRequest, Gate, RequestOrigin } from './types.ts';

const unauthenticated = (message: string): ApiError => new ApiError('UNAUTHENTICATED', message);

export const rateLimited = (
  { bill }: Pick<Call, 'bill'>,
  { retryAfter, limit, whose }: { retryAfter: number; limit: number; whose: string },
): ApiError => {
  bill.wait = { retryAfter };
  return new ApiError(
    'RATE_LIMITED',
    `Rate limit of ${limit} requests per minute reached for ${whose}. Retry in ${retryAfter} s.`,
    { details: { limit_per_minute: limit, retry_after: retryAfter } },
  );
};

const mayCall = ({ scopes }: ApiKey, endpoint: Endpoint): boolean => scopes === null || isInScope(scopes, endpoint);

const outOfScope = ({ scopes }: ApiKey, endpoint: Endpoint): ApiError => {
  const scope = scopeOf(endpoint);
  return new ApiError('FORBIDDEN', `This key does not have the scope ${scope}. Its scopes: ${scopes?.join(', ')}.`, {
    details: { scope, scopes },
  });
};

const writeBalance = (
  context: Pick<Call, 'bill'>,
  { limit, rateRemaining, rateReset, creditsRemaining }: Balance,
): void => {
  context.bill.remaining = creditsRemaining;
  context.bill.rate = { limit, remaining: rateRemaining, resetSeconds: rateReset };
};

const NOT_KNOWN = 'The API key is unknown, revoked or expired.';

const refusalOf = (context: Call, denial: Denial): ApiError => {
  if (denial.denied === 'unknown-key') return unauthenticated(NOT_KNOWN);
  writeBalance(context, denial.balance);
  if (denial.denied === 'rate')
    return rateLimited(context, { retryAfter: denial.retryAfter, limit: denial.balance.limit, whose: 'this key' });
  const reset = denial.resetAt.toISOString();
  const retryAfter = Math.max(1, Math.ceil((denial.resetAt.getTime() - Date.now()) / 1000));
  context.bill.wait = { retryAfter, quotaReset: reset };
  return new ApiError(
    'QUOTA_EXCEEDED',
    `The monthly quota does not cover this call: ${denial.balance.creditsRemaining} credits are left. It resets at ${reset}.`,
    {
      details: {
        credits_remaining: denial.balance.creditsRemaining,
        quota_reset: reset,
        retry_after: retryAfter,
      },
    },
  );
};

const MALFORMED_KEY =
  'The API key is malformed: a key starts with mtm_live_ or mtm_test_ and ends with a checksum. Check that it was copied completely.';
const HEADERS = { apiKey: 'x-api-key', adminKey: 'x-admin-key' } as const;

/** The secret of a kind, in its own header or as Bearer. Throws UNAUTHENTICATED where the two are not the same. */
const secretOf = (credentials: Credentials, kind: 'apiKey' | 'adminKey'): string | undefined => {
  const { [kind]: own, bearer } = credentials;
  if (own && bearer !== undefined && own !== bearer)
    throw unauthenticated(`${HEADERS[kind]} and Authorization carry different keys; send one of the two.`);
  return own || bearer;
};

/** The API key that a request carries; none if it carries two. */
const carriedBy = ({ apiKey, bearer }: Credentials): string | undefined =>
  apiKey && bearer !== undefined && apiKey !== bearer ? undefined : apiKey || bearer;

const neededOf = ({ credentials }: Call): string => {
  const secret = secretOf(credentials, 'apiKey');
  if (secret === undefined)
    throw unauthenticated('This endpoint requires the header x-api-key, or Authorization: Bearer.');
  return secret;
};

/** A wrong key that somebody sent. */
export interface FailedKey {
  readonly kind: 'API' | 'admin';
  readonly address: string;
  readonly requestId: string;
  /** How many more this address may send within the minute. */
  readonly left: number;
}

/** Under which calls are counted that need the admin key though their operation does not. */
const ADMINISTRATION: Endpoint = {
  operation: 'GET /v1/metrics',
  summary: 'Read what administrators may read',
  access: 'admin',
  credits: 0,
  example: {},
};

/** Nothing to charge and nothing to record: public and admin endpoints. */
const FREE: AdmittedRequest = { settle: async () => Date.now() };

export interface GateOptions {
  readonly ledger: Ledger;
  /** Where calls are counted that were refused to a key in use. */
  readonly refusals: Pick<Refusals, 'note'>;
  readonly isAdminKey: AdminCheck;
  /** Callers of public endpoints, by address. */
  readonly visitors: AddressLimiter;
  /** Keys that turned out wrong, by address. */
  readonly failures: AddressLimiter;
  /** Called for each wrong key within the limit. */
  readonly onFailure: (failed: FailedKey) => void;
}

/** The gate's rules over a ledger: who may call what, and what is charged. */
export const createGate = ({ ledger, refusals, isAdminKey, visitors, failures, onFailure }: GateOptions): Gate => {
  const writeVisit = (context: Pick<Call, 'bill'>, state: AddressState): void => {
    context.bill.rate = { limit: state.limit, remaining: state.remaining, resetSeconds: state.resetSeconds };
  };

  /** The key that a request carries, where this process has met it. */
  const met = ({ credentials }: RequestOrigin): ApiKey | undefined => {
    const secret = carriedBy(credentials);
    return secret === undefined ? undefined : ledger.remembers(secret);
  };

  const glance = (visitor: RequestOrigin): void => {
    const key = met(visitor);
    if (key) writeBalance(visitor, ledger.balance(key));
    else writeVisit(visitor, visitors.peek(visitor.address));
  };

  /** Counts a wrong key against its address; answers the refusal, which is 429 where too many were wrong. */
  const failed = (context: Call, kind: FailedKey['kind'], message: string): ApiError => {
    const state = failures.take(context.address);
    if (!state.allowed) return rateLimited(context, { ...state, whose: 'failed authentications at this address' });
    onFailure({ kind, address: context.address, requestId: context.requestId, left: state.remaining });
    return unauthenticated(message);
  };

  /** The key of a secret that is in use: whatever others have guessed, a right one is let in. */
  const identify = async (context: Call, secret: string): Promise<ApiKey | undefined> => {
    const key = isWellFormed(secret) ? await ledger.identify(secret) : undefined;
    if (key) writeBalance(context, ledger.balance(key));
    return key;
  };

  const note = (context: Call, endpoint: Endpoint, key: ApiKey, status: number, id: number): void =>
    refusals.note(key, { id, requestId: context.requestId, operation: endpoint.operation, status });

  const passAdmin = async (context: Call, endpoint: Endpoint): Promise<AdmittedRequest> => {
    const { apiKey } = context.credentials;
    const secret = secretOf(context.credentials, 'adminKey') ?? apiKey;
    if (secret === undefined) throw unauthenticated('Admin endpoints require the header x-admin-key.');
    if (secret !== apiKey && isAdminKey(secret)) return FREE;
    const key = await identify(context, secret);
    if (!key) throw failed(context, 'admin', 'The admin key is unknown.');
    note(context, endpoint, key, 403, context.takeCallId().id);
    throw new ApiError('FORBIDDEN', 'Admin endpoints require the admin key; an API key is not accepted.');
  };

  const passed = (
    context: Call,
    endpoint: Endpoint,
    { id, label }: { id: number; label: string | undefined },
    reserved: Reservation | Denial,
  ): AdmittedRequest => {
    const refused = (denial: Denial): ApiError => {
      if (denial.denied === 'unknown-key') return failed(context, 'API', NOT_KNOWN);
      note(context, endpoint, denial.key, 429, id);
      return refusalOf(context, denial);
    };
    if ('denied' in reserved) throw refused(reserved);
    context.caller = reserved.key;
    return {
      async settle({ status, credits = endpoint.credits, uncovered = false }) {
        if (uncovered) {
          note(context, endpoint, reserved.key, status, id);
          await reserved.cancel();
          return reserved.admitted;
        }
        const settled = await reserved.settle({ status, label, credits });
        if ('denied' in settled) throw refused(settled);
        if (status < 400) context.bill.credits += credits;
        writeBalance(context, settled);
        return reserved.admitted;
      },
    };
  };

  /** Lets a call in if its group is among those of its key now: another process may have added it. Throws FORBIDDEN otherwise. */
  const confine = async (
    context: Call,
    endpoint: Endpoint,
    { id, label, secret }: { id: number; label: string | undefined; secret: string },
    reserved: Reservation,
  ): Promise<AdmittedRequest> => {
    // Where the store does not respond the key is as it was: what is reserved must be released.
    const key =
      (await Promise.resolve(secret)
        .then(ledger.identify)
        .catch(() => undefined)) ?? reserved.key;
    if (mayCall(key, endpoint)) return passed(context, endpoint, { id, label }, reserved);
    note(context, endpoint, key, 403, id);
    await reserved.cancel();
    writeBalance(context, ledger.balance(key));
    throw outOfScope(key, endpoint);
  };

  const passKey = (context: Call, endpoint: Endpoint, changesState: boolean): MaybePromise<AdmittedRequest> => {
    const secret = neededOf(context);
    if (!ledger.remembers(secret) && !isWellFormed(secret)) throw unauthenticated(MALFORMED_KEY);
    const named = context.takeCallId();
    const call = { secret, price: endpoint.credits, operation: endpoint.operation, id: named.id, fresh: changesState };
    const reserved = ledger.reserve(call);
    const letIn = (outcome: Reservation | Denial): MaybePromise<AdmittedRequest> =>
      'denied' in outcome || mayCall(outcome.key, endpoint)
        ? passed(context, endpoint, named, outcome)
        : confine(context, endpoint, { ...named, secret }, outcome);
    return reserved instanceof Promise ? reserved.then(letIn) : letIn(reserved);
  };

  /** The key that a request carries, asked for where it was not met yet. */
  const lookUp = async (visitor: RequestOrigin): Promise<ApiKey | undefined> => {
    const { credentials, address } = visitor;
    const secret = carriedBy(credentials);
    if (secret === undefined || !isWellFormed(secret)) return undefined;
    const known = ledger.remembers(secret);
    if (known || !failures.peek(address).allowed) return known;
    try {
      const key = await ledger.identify(secret);
      if (!key) failures.take(address);
      return key;
    } catch {
      // Even if the store does not respond, a caller learns that there is nothing here.
      return undefined;
    }
  };

  const show = async (visitor: RequestOrigin): Promise<void> => {
    const key = await lookUp(visitor);
    if (key) writeBalance(visitor, ledger.balance(key));
    else glance(visitor);
  };

  const passVisitor = async (context: Call): Promise<AdmittedRequest> => {
    const state = visitors.take(context.address);
    if (!state.allowed) {
      writeVisit(context, state);
      throw rateLimited(context, { ...state, whose: 'callers without a key at this address' });
    }
    await show(context);
    return FREE;
  };

  return {
    peekLimits: glance,
    loadLimits: show,
    async isKnown(visitor) {
      const { adminKey, bearer } = visitor.credentials;
      const admin = adminKey ?? bearer;
      return (admin !== undefined && isAdminKey(admin)) || (await lookUp(visitor)) !== undefined;
    },
    countNotFound: ({ address }) => visitors.take(address).allowed,
    async authenticate(context) {
      const secret = neededOf(context);
      if (!isWellFormed(secret)) throw unauthenticated(MALFORMED_KEY);
      const key = await identify(context, secret);
      if (!key) throw failed(context, 'API', NOT_KNOWN);
      context.caller = key;
    },
    async requireAdmin(context) {
      await passAdmin(context, ADMINISTRATION);
    },
    requireCredits(context, credits, reserved) {
      const denial = ledger.uncovered(callerOf(context), credits, reserved);
      if (denial) throw refusalOf(context, denial);
    },
    admit(context, endpoint, changesState) {
      if (context.administrator) {
        context.caller = context.administrator.key;
        return FREE;
      }
      if (endpoint.access === 'public') return endpoint.unlimited ? FREE : passVisitor(context);
      return endpoint.access === 'admin' ? passAdmin(context, endpoint) : passKey(context, endpoint, changesState);
    },
  };
};
