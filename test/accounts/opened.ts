import { keyRepository } from '../../db/repositories/keys.ts';
import type { ApiKey } from '../../src/accounts/account.ts';
import { keyHasher } from '../../src/accounts/key-format.ts';
import { createKeys, type Keys } from '../../src/accounts/keys.ts';
import type { Ledger, Reservation } from '../../src/accounts/ledger.ts';
import { createMonthCounts, type MonthCounts } from '../../src/accounts/month-counts.ts';
import type { RateSpan } from '../../src/accounts/rate-window.ts';
import type { Refusals } from '../../src/accounts/refusals.ts';
import { ACCOUNT_SETTINGS } from '../../src/accounts/settings.ts';
import type { Usage } from '../../src/accounts/usage.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { createLog } from '../../src/runtime/log.ts';
import { createMetrics } from '../../src/runtime/metrics.ts';
import { NO_PEERS } from '../../src/runtime/peer-processes.ts';
import { openStores } from '../../src/stores/open.ts';

/** Names of the operations that the suites call. */
export const OPERATIONS = ['POST /v1/color/contrast', 'POST /v1/palette/generate'] as const;

/** Limits of the free tier in the suites: small enough to be used up. */
export const QUOTA = 20;
export const RATE = 8;
const TIERS = JSON.stringify({
  free: { credits_per_month: QUOTA, requests_per_minute: RATE },
  pro: { credits_per_month: 1_000_000, requests_per_minute: 1_000_000 },
});

/** Ledger and usage as the service binds them, with ways to make and revoke keys and to call. */
export interface Opened {
  readonly ledger: Ledger;
  readonly usage: Usage;
  readonly refusals: Refusals;
  readonly keys: Keys;
  readonly monthCounts: MonthCounts;
  issue(tier: 'free' | 'pro'): Promise<{ id: string; secret: string }>;
  revoke(id: string): Promise<void>;
  /** Reserves a call of the first operation. */
  reserve(secret: string, options?: { price?: number; operation?: string }): ReturnType<Ledger['reserve']>;
  /** Reserves and settles one call, which must be let in; answers its key. */
  call(
    secret: string,
    options?: { price?: number; status?: number; operation?: string; label?: string },
  ): Promise<ApiKey>;
  close(): Promise<void>;
}

/** A reservation that must have been granted. */
export const granted = (outcome: Awaited<ReturnType<Ledger['reserve']>>): Reservation => {
  if ('denied' in outcome) throw new Error(`the call was denied: ${outcome.denied}`);
  return outcome;
};

/** Opens the stores that the environment names, as `startService` does. */
export const openFor = async (environment: Record<string, string>, span?: RateSpan): Promise<Opened> => {
  const config = readConfig({ ...environment, TIERS }, ACCOUNT_SETTINGS);
  const hashOf = keyHasher(undefined);
  const log = createLog('silent');
  const { tiers } = config;
  const metrics = createMetrics(NO_PEERS);
  const stores = await openStores({ config, tiers, log, metrics, hashOf, operations: OPERATIONS, span, worker: 1 });
  const { ledger, usage, refusals } = stores;
  const records = keyRepository(stores.orm);
  const keys = createKeys(records, {
    hashOf,
    onRevoked: (keyNo) => ledger.revoke(keyNo),
    onChanged: (key) => ledger.change(key),
    activity: (keyNo) => ledger.activity(keyNo),
  });
  const { nextCallId } = stores.node;
  const reserve: Opened['reserve'] = (secret, { price = 1, operation = OPERATIONS[0] } = {}) =>
    ledger.reserve({ secret, price, operation, id: nextCallId(), fresh: false });
  return {
    ledger,
    usage,
    refusals,
    keys,
    monthCounts: createMonthCounts(records, ledger, tiers),
    reserve,
    issue: (tier) => keys.issue({ tier, label: 'suite' }),
    revoke: async (id) => void (await keys.revoke(id)),
    async call(secret, { price = 1, status = 200, operation = OPERATIONS[0], label } = {}) {
      const reservation = granted(await reserve(secret, { price, operation }));
      await reservation.settle({ status, label });
      return reservation.key;
    },
    close: () => stores.close(),
  };
};
