import { type Orm, openDatabase, openSharedDatabase } from '../db/client.ts';
import { openJournal } from '../db/journal.ts';
import { keyRepository } from '../db/repositories/keys.ts';
import { ledgerStore } from '../db/repositories/ledger.ts';
import { nodeRepository } from '../db/repositories/nodes.ts';
import { shipmentRepository } from '../db/repositories/shipments.ts';
import { usageStore } from '../db/repositories/usage.ts';
import { createDirectory } from './platform/cluster/directory.ts';
import { createEpoch } from './platform/cluster/epoch.ts';
import { createClusterLedger } from './platform/cluster/ledger.ts';
import { patientClient } from './platform/cluster/patience.ts';
import { connectRedis, firstAnswer } from './platform/cluster/redis.ts';
import { createSettlements } from './platform/cluster/settlement.ts';
import { startShipping } from './platform/cluster/shipping.ts';
import { createClusterUsage } from './platform/cluster/usage.ts';
import type { Config } from './platform/config.ts';
import { createLedger, type Ledger } from './platform/ledger.ts';
import type { Log } from './platform/log.ts';
import { joinNodes, type NodeIdentity } from './platform/node.ts';
import type { StoreCheck } from './platform/readiness.ts';
import { createUsage, startPruning, type Usage } from './platform/usage.ts';

/** Where the service keeps what outlives a call, bound to the engines that the configuration names. */
export interface Stores {
  readonly orm: Orm;
  readonly ledger: Ledger;
  readonly usage: Usage;
  readonly node: NodeIdentity;
  readonly checks: readonly StoreCheck[];
  /** Commits and ships what is left, and lets go of the engines. */
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly config: Config;
  readonly log: Log;
  readonly hashOf: (key: string) => Buffer;
  /** Names of all operations. */
  readonly operations: readonly string[];
  /** Number of this process among the workers of one machine; 1 where there is one. */
  readonly worker: number;
}

/** Each worker has a journal of its own. */
const journalOf = ({ journal, workers }: Config, worker: number): string =>
  workers === 1 ? journal : `${journal.replace(/\.db$/, '')}-${worker}.db`;

const databaseCheck = (orm: Orm, engine: string): StoreCheck => ({
  name: 'database',
  engine,
  async probe() {
    await orm.run('SELECT 1');
  },
});

/** One libSQL file, for any number of processes on one machine. */
const openFileStores = async ({ config, hashOf, operations }: StoreOptions): Promise<Stores> => {
  const database = await openDatabase(config.databaseUrl);
  const ledger = createLedger({ store: ledgerStore(database.direct), tiers: config.tiers, hashOf, operations });
  database.impatient();
  const node = await joinNodes(nodeRepository(database.orm));
  const reader = usageStore(database.direct);
  const stopPruning = startPruning(reader);
  return {
    orm: database.orm,
    ledger,
    usage: createUsage(reader, ledger),
    node,
    checks: [databaseCheck(database.orm, 'libsql-file')],
    async close() {
      stopPruning();
      await ledger.flush();
      await node.release();
      database.close();
    },
  };
};

const REDIS_PATIENCE_MS = 10_000;

/** Redis for every call, a libSQL server for what is rare, and a journal of this node's own: for many machines. */
const openClusterStores = async (
  { config, log, hashOf, operations, worker }: StoreOptions,
  redisUrl: string,
): Promise<Stores> => {
  const redis = connectRedis(redisUrl, log);
  await firstAnswer(redis, REDIS_PATIENCE_MS);
  const { orm, client, close } = await openSharedDatabase(config.databaseUrl, config.databaseAuthToken, patientClient);
  const nodes = nodeRepository(orm);
  const node = await joinNodes(nodes);
  const journal = openJournal(journalOf(config, worker));
  const server = shipmentRepository(client);
  const shipping = await startShipping(journal, server, log);
  const epoch = createEpoch({ redis, journal, shipping, server, nodes });
  const settlements = createSettlements({ redis, journal, epoch });
  const ledger = createClusterLedger({
    ...{ redis, epoch, settlements },
    node: journal.node,
    directory: createDirectory({ repository: keyRepository(orm), tiers: config.tiers, hashOf }),
    operations: await server.operationNumbers(operations),
    bookRelease: server.bookRelease,
  });
  await epoch.join();
  await settlements.reconcile();
  const redisCheck: StoreCheck = {
    name: 'limits',
    engine: 'redis',
    async probe() {
      await redis.ping();
    },
  };
  return {
    orm,
    ledger,
    usage: createClusterUsage({ redis, server, shipping }),
    node,
    checks: [databaseCheck(orm, 'libsql-server'), redisCheck],
    async close() {
      await ledger.flush();
      settlements.stop();
      await shipping.stop();
      await node.release().catch(() => {});
      journal.close();
      redis.disconnect();
      close();
    },
  };
};

/** Opens what the configuration names: a file alone, or Redis and a server together (anything else is refused before). */
export const openStores = (options: StoreOptions): Promise<Stores> =>
  options.config.redisUrl === undefined ? openFileStores(options) : openClusterStores(options, options.config.redisUrl);
