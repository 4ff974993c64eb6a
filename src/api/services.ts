import type { IdempotencyStore } from '../accounts/idempotency.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { MonthCounts } from '../accounts/month-counts.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { Tiers } from '../accounts/tiers.ts';
import type { Usage } from '../accounts/usage.ts';
import type { Analyzer } from '../analyzer/inspect.ts';
import type { Collections } from '../collections/service.ts';
import type { Jobs } from '../jobs/queue/jobs.ts';
import type { CallLog } from '../runtime/call-log.ts';
import type { Config } from '../runtime/config.ts';
import type { Log } from '../runtime/log.ts';
import type { Metrics } from '../runtime/metrics.ts';
import type { Readiness } from '../runtime/readiness.ts';
import type { Threads } from '../threads/threads.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Documents } from './documents.ts';
import type { AdminSignIn } from './gate/admin-sign-in.ts';
import type { Gate } from './gate/types.ts';
import type { PersistedQueries } from './persisted-queries.ts';
import type { StreamSlots } from './streams.ts';
import type { Graphql, Mcp } from './surfaces.ts';

/** What handlers may call besides pure functions. Built once in `service.ts`. */
export interface Services {
  readonly config: Config;
  readonly tiers: Tiers;
  readonly log: Log;
  readonly callLog: CallLog;
  readonly gate: Gate;
  readonly streams: StreamSlots;
  readonly ledger: Ledger;
  readonly keys: Keys;
  readonly monthCounts: MonthCounts;
  readonly repeats: IdempotencyStore;
  readonly signIn: SignIn;
  readonly adminSignIn: AdminSignIn;
  readonly usage: Usage;
  readonly jobs: Jobs;
  readonly webhooks: Webhooks;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Index, catalogue and OpenAPI document, derived from the router. */
  readonly documents: Documents;
  readonly threads: Threads;
  /** Columns of the collections, derived when first asked for. */
  readonly collections: Collections;
  readonly graphql: Graphql;
  /** Documents of GraphQL that are sent as a hash. */
  readonly persisted: PersistedQueries;
  readonly mcp: Mcp;
  /** Audits pages; has threads and a way to the outside of its own. */
  readonly analyzer: Analyzer;
}
