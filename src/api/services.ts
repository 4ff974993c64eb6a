import type { Analyzer } from '../analyzer/inspect.ts';
import type { Collections } from '../collections/service.ts';
import type { Config } from '../platform/config.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Keys } from '../platform/keys.ts';
import type { Ledger } from '../platform/ledger.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Readiness } from '../platform/readiness.ts';
import type { Tiers } from '../platform/tiers.ts';
import type { Usage } from '../platform/usage.ts';
import type { Webhooks } from '../platform/webhooks/webhooks.ts';
import type { Threads } from '../threads/threads.ts';
import type { Documents } from './documents.ts';
import type { Graphql } from './graphql.ts';
import type { Metering } from './metering.ts';

/** What handlers may call besides pure functions. Built once in `main.ts`. */
export interface Services {
  readonly config: Config;
  readonly tiers: Tiers;
  readonly log: Log;
  readonly metering: Metering;
  readonly ledger: Ledger;
  readonly keys: Keys;
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
  /** Audits pages; has threads and a way to the outside of its own. */
  readonly analyzer: Analyzer;
}
