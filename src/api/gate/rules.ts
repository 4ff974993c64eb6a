import type { ApiKey, Balance, Denial } from '../../accounts/account.ts';
import type { AdminCheck } from '../../accounts/admin-key.ts';
import { isWellFormed } from '../../accounts/key-format.ts';
import type { Later, Ledger, Reservation } from '../../accounts/ledger.ts';
import type { Refusals } from '../../accounts/refusals.ts';
import { type Context, callerOf } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import type { AddressLimiter, AddressState } from './addresses.ts';
import { isInScope, scopeOf } from './scope.ts';
import type { Gate, PassedCall, Visitor } from './types.ts';

const unauthenticated = (message: string): ApiError => new ApiError('UNAUTHENTICATED', message);

const rateLimited = (
  { bill }: Pick<Context, 'bill'>,
  { retryAfter, limit, whose }: { retryAfter: number; limit: number; whose: string },
): ApiError => {
  bill.wait = { retryAfter };
  return new ApiError(
    'RATE_LIMITED',
    `The limit of ${limit} calls a minute for ${whose} has been reached. Try again in ${retryAfter} s.`,
    { details: { limit_per_minute: limit, retry_after: retryAfter } },
  );
};

const outOfScope = ({ scopes }: ApiKey, endpoint: Endpoint): ApiError => {
  const scope = scopeOf(endpoint);
  return new ApiError('FORBIDDEN', `This key may not call the group ${scope}; its scopes are ${scopes?.join(', ')}.`, {
    details: { scope, scopes },
  });
};

const writeBalance = (
  context: Pick<Context, 'bill'>,
  { limit, rateRemaining, rateReset, creditsRemaining }: Balance,
): void => {
  context.bill.remaining = creditsRemaining;
  context.bill.rate = { limit, remaining: rateRemaining, resetSeconds: rateReset };
};

const refusalOf = (context: Context, denial: Denial): ApiError => {
  if (denial.denied === 'unknown-key') return unauthenticated('The API key is unknown, revoked or expired.');
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

/** Nothing to charge and nothing to record: public and admin endpoints. */
const FREE: PassedCall = { settle: async () => {} };

export interface GateOptions {
  readonly ledger: Ledger;
  /** Where calls are counted that were refused to a key in use. */
  readonly refusals: Pick<Refusals, 'note'>;
  readonly isAdminKey: AdminCheck;
  /** Callers of public endpoints, by address. */
  readonly visitors: AddressLimiter;
  /** Well-formed keys that turned out wrong, by address. */
  readonly failures: AddressLimiter;
}

/** The gate's rules over a ledger: who may call what, and what is charged. */
export const createGate = ({ ledger, refusals, isAdminKey, visitors, failures }: GateOptions): Gate => {
  const writeVisit = (context: Pick<Context, 'bill'>, state: AddressState): void => {
    context.bill.rate = { limit: state.limit, remaining: state.remaining, resetSeconds: state.resetSeconds };
  };

  /** The key that a request carries, where this process has met it. */
  const met = ({ credentials: { apiKey } }: Visitor): ApiKey | undefined =>
    apiKey === undefined ? undefined : ledger.remembers(apiKey);

  const glance = (visitor: Visitor): void => {
    const key = met(visitor);
    if (key) writeBalance(visitor, ledger.balance(key));
    else writeVisit(visitor, visitors.peek(visitor.address));
  };

  /** Guessing keys is limited by address, before storage is asked. */
  const refuseGuessing = (context: Context): void => {
    const state = failures.peek(context.address);
    if (!state.allowed) throw rateLimited(context, { ...state, whose: 'failed authentications at this address' });
  };

  /** The key of a secret that is in use; a wrong one counts against the address. */
  const identify = async (context: Context, secret: string): Promise<ApiKey | undefined> => {
    if (!isWellFormed(secret)) return undefined;
    refuseGuessing(context);
    const key = await ledger.identify(secret);
    if (!key) {
      failures.take(context.address);
      return undefined;
    }
    writeBalance(context, ledger.balance(key));
    return key;
  };

  const note = (context: Context, endpoint: Endpoint, key: ApiKey, status: number, id: number): void =>
    refusals.note(key, { id, requestId: context.requestId, operation: endpoint.operation, status });

  /** FORBIDDEN for a key in use that has no rights here; undefined where the secret is no such key. */
  const forbidden = async (
    context: Context,
    endpoint: Endpoint,
    secret: string,
    message: string,
  ): Promise<ApiError | undefined> => {
    const key = await identify(context, secret);
    if (!key) return undefined;
    note(context, endpoint, key, 403, context.takeCallId().id);
    return new ApiError('FORBIDDEN', message);
  };

  const passAdmin = async (context: Context, endpoint: Endpoint): Promise<PassedCall> => {
    const { adminKey, apiKey } = context.credentials;
    if (adminKey !== undefined) {
      if (isAdminKey(adminKey)) return FREE;
      throw (
        (await forbidden(context, endpoint, adminKey, 'This key is not an admin key.')) ??
        unauthenticated('The x-admin-key is unknown.')
      );
    }
    const message = 'Admin endpoints require the header x-admin-key; an API key is not accepted.';
    throw (
      (apiKey === undefined ? undefined : await forbidden(context, endpoint, apiKey, message)) ??
      unauthenticated('Admin endpoints require the header x-admin-key.')
    );
  };

  const passed = (
    context: Context,
    endpoint: Endpoint,
    { id, label }: { id: number; label: string | undefined },
    reserved: Reservation | Denial,
  ): PassedCall => {
    const refused = (denial: Denial): ApiError => {
      if (denial.denied === 'unknown-key') failures.take(context.address);
      else note(context, endpoint, denial.key, 429, id);
      return refusalOf(context, denial);
    };
    if ('denied' in reserved) throw refused(reserved);
    context.caller = reserved.key;
    return {
      async settle({ status, credits = endpoint.credits, uncovered = false }) {
        if (uncovered) {
          note(context, endpoint, reserved.key, status, id);
          await reserved.cancel();
          return;
        }
        const settled = await reserved.settle({ status, label, credits });
        if ('denied' in settled) throw refused(settled);
        if (status < 400) context.bill.credits += credits;
        writeBalance(context, settled);
      },
    };
  };

  /** A call of a group that its key has no right to. */
  const confine = async (context: Context, endpoint: Endpoint, id: number, reserved: Reservation): Promise<never> => {
    const { key } = reserved;
    note(context, endpoint, key, 403, id);
    await reserved.cancel();
    writeBalance(context, ledger.balance(key));
    throw outOfScope(key, endpoint);
  };

  const passKey = (context: Context, endpoint: Endpoint, changesState: boolean): Later<PassedCall> => {
    const secret = context.credentials.apiKey;
    if (secret === undefined || secret === '') throw unauthenticated('This endpoint requires the header x-api-key.');
    if (!ledger.remembers(secret)) {
      if (!isWellFormed(secret)) throw unauthenticated('The x-api-key is not a key of this service.');
      refuseGuessing(context);
    }
    const named = context.takeCallId();
    const call = { secret, price: endpoint.credits, operation: endpoint.operation, id: named.id, fresh: changesState };
    const reserved = ledger.reserve(call);
    const letIn = (outcome: Reservation | Denial): Later<PassedCall> =>
      'denied' in outcome || isInScope(outcome.key.scopes, endpoint)
        ? passed(context, endpoint, named, outcome)
        : confine(context, endpoint, named.id, outcome);
    return reserved instanceof Promise ? reserved.then(letIn) : letIn(reserved);
  };

  const show = async (visitor: Visitor): Promise<void> => {
    const { credentials, address } = visitor;
    const { apiKey } = credentials;
    if (apiKey !== undefined && !met(visitor) && isWellFormed(apiKey) && failures.peek(address).allowed) {
      try {
        const key = await ledger.identify(apiKey);
        if (key) {
          writeBalance(visitor, ledger.balance(key));
          return;
        }
        failures.take(address);
      } catch {
        // A store that does not answer keeps nobody from hearing that there is nothing here.
      }
    }
    glance(visitor);
  };

  const passVisitor = async (context: Context): Promise<PassedCall> => {
    const state = visitors.take(context.address);
    if (!state.allowed) {
      writeVisit(context, state);
      throw rateLimited(context, { ...state, whose: 'callers without a key at this address' });
    }
    await show(context);
    return FREE;
  };

  return {
    glance,
    show,
    visit: ({ address }) => visitors.take(address).allowed,
    async authenticate(context) {
      const secret = context.credentials.apiKey;
      if (secret === undefined || secret === '') throw unauthenticated('This endpoint requires the header x-api-key.');
      if (!(await identify(context, secret))) throw unauthenticated('The API key is unknown, revoked or expired.');
    },
    ensure(context, credits) {
      const denial = ledger.uncovered(callerOf(context), credits);
      if (denial) throw refusalOf(context, denial);
    },
    pass(context, endpoint, changesState) {
      if (endpoint.access === 'public') return endpoint.unlimited ? FREE : passVisitor(context);
      return endpoint.access === 'admin' ? passAdmin(context, endpoint) : passKey(context, endpoint, changesState);
    },
  };
};
