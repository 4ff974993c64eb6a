import type { Orm } from '../../db/client.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { NodeIdentity } from '../accounts/node.ts';
import type { RateSpan } from '../accounts/rate-window.ts';
import type { Refusals } from '../accounts/refusals.ts';
import type { Tiers } from '../accounts/tiers.ts';
import type { Usage } from '../accounts/usage.ts';
import type { Config } from '../runtime/config.ts';
import type { Log } from '../runtime/log.ts';
import type { Metrics } from '../runtime/metrics.ts';
import type { StoreCheck } from '../runtime/readiness.ts';

/** Where the service keeps what outlives a call, bound to the engines that the configuration names. */
export interface Stores {
  readonly orm: Orm;
  readonly ledger: Ledger;
  readonly usage: Usage;
  readonly refusals: Refusals;
  readonly node: NodeIdentity;
  readonly checks: readonly StoreCheck[];
  /** Commits and ships what is left, and lets go of the engines. */
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly config: Config;
  readonly tiers: Tiers;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'gauge'>;
  readonly hashOf: (key: string) => Buffer;
  /** Names of all operations. */
  readonly operations: readonly string[];
  /** How long a call counts against the rate; a minute where nothing is said. */
  readonly span?: RateSpan | undefined;
  /** Number of this process among the workers of one machine; 1 where there is one. */
  readonly worker: number;
}

export const databaseCheck = (orm: Orm, engine: string, needed: boolean): StoreCheck => ({
  name: 'database',
  engine,
  needed,
  async probe() {
    await orm.run('SELECT 1');
  },
});
