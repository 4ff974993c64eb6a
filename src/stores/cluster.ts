import { openSharedDatabase } from '../../db/client.ts';
import { openJournal } from '../../db/journal.ts';
import { keyRepository } from '../../db/repositories/keys.ts';
import { nodeRepository } from '../../db/repositories/nodes.ts';
import { shipmentRepository } from '../../db/repositories/shipments.ts';
import { createDirectory } from '../accounts/cluster/directory.ts';
import { createEpoch } from '../accounts/cluster/epoch.ts';
import { createClusterLedger } from '../accounts/cluster/ledger.ts';
import { connectRedis, firstAnswer, type HotStore } from '../accounts/cluster/redis.ts';
import { refusalWriter } from '../accounts/cluster/refusals.ts';
import { forBackground, forRequests } from '../accounts/cluster/request-deadline.ts';
import { createSettlements } from '../accounts/cluster/settlement.ts';
import { connectShards } from '../accounts/cluster/shards.ts';
import { startShipping } from '../accounts/cluster/shipping.ts';
import { createClusterUsage } from '../accounts/cluster/usage.ts';
import { joinNodes } from '../accounts/node.ts';
import { startPruning } from '../accounts/pruning.ts';
import { createRefusals } from '../accounts/refusals.ts';
import type { Config } from '../runtime/config.ts';
import type { Log } from '../runtime/log.ts';
import type { StoreCheck } from '../runtime/readiness.ts';
import { shardAddresses } from '../runtime/redis-address.ts';
import { StartError, startStep } from '../runtime/start-error.ts';
import { fileFailure, ofShards, redisFailure, serverFailure } from './start-failures.ts';
import { databaseCheck, type StoreOptions, type Stores } from './stores.ts';

/** Each worker has a journal of its own. */
const journalOf = ({ journal, workers }: Config, worker: number): string =>
  workers === 1 ? journal : `${journal.replace(/\.db$/, '')}-${worker}.db`;

const REDIS_PATIENCE_MS = 10_000;

/** Connects to one server or to the shards of a cluster, whichever the address names. */
const openRedis = async (url: string, log: Log): Promise<HotStore> => {
  const addresses = shardAddresses(url);
  const redis = addresses ? connectShards(addresses, log) : connectRedis(url, log);
  await startStep(
    () => firstAnswer(redis, REDIS_PATIENCE_MS),
    (error) => redisFailure(url, error),
  );
  const isShard = async (): Promise<boolean> =>
    redis
      .at(0, (line) => line.info('cluster'))
      .then(
        (text) => text.includes('cluster_enabled:1'),
        () => false,
      );
  if (!addresses && (await isShard())) throw new StartError(ofShards(url));
  return redis;
};

/** Whether calls are taken: a cluster of which a part is away takes those of other keys. */
const redisChecks = (redis: HotStore): StoreCheck[] => {
  if (redis.names.partitions === 1)
    return [{ name: 'limits', engine: 'redis', needed: true, probe: () => Promise.all(redis.probes()) }];
  const check = { engine: 'redis-cluster' };
  return [
    { ...check, name: 'limits', needed: true, probe: () => Promise.any(redis.probes()) },
    { ...check, name: 'limits_shards', needed: false, probe: () => Promise.all(redis.probes()) },
  ];
};

/** Redis for every call, a libSQL server for what is rare, and a journal of this node's own: for many machines. */
export const openClusterStores = async (
  { config, tiers, log, metrics, hashOf, operations, span, worker }: StoreOptions,
  redisUrl: string,
): Promise<Stores> => {
  const redis = await openRedis(redisUrl, log);
  const { orm, client, close } = await startStep(
    () => openSharedDatabase(config.databaseUrl, config.databaseAuthToken, { forRequests, forBackground }),
    (error) => serverFailure(config.databaseUrl, error),
  );
  const nodes = nodeRepository(orm);
  const node = await joinNodes(nodes, log);
  const path = journalOf(config, worker);
  const journal = await startStep(
    () => openJournal(path),
    (error) => fileFailure('JOURNAL', path, error),
  );
  const server = shipmentRepository(client);
  await server.postLeft();
  const shipping = await startShipping(journal, server, log);
  const stopPruning = startPruning(server, log);
  const directory = createDirectory({ repository: keyRepository(orm), tiers, hashOf });
  const epoch = createEpoch({
    redis,
    journal,
    shipping,
    server,
    nodes,
    onJoin: (isJoined) => directory.forgetAll((keyNo) => isJoined(redis.names.partitionOf(keyNo))),
  });
  const settlements = createSettlements({ redis, journal, epoch, log });
  metrics.gauge('settlements_untold', 'Recorded requests that are not yet settled in Redis', settlements.untold);
  const numbers = await server.operationNumbers(operations);
  const refusals = createRefusals({ operations: numbers, write: refusalWriter(redis, server, numbers), log });
  const ledger = createClusterLedger({
    redis,
    epoch,
    settlements,
    node: journal.node,
    directory,
    operations: numbers,
    books: server,
    span,
  });
  redis.onTakeover((partitions) => epoch.doubt(partitions));
  await settlements.reconcile();
  redis.onReturn(
    () => void epoch.join().catch((err: unknown) => log.debug({ err }, 'the limits could not be joined yet')),
  );
  return {
    orm,
    ledger,
    usage: createClusterUsage({ redis, server, shipping }),
    refusals,
    node,
    checks: [databaseCheck(orm, 'libsql-server', false), ...redisChecks(redis)],
    async close() {
      stopPruning();
      await ledger.flush();
      await refusals.stop();
      settlements.stop();
      await shipping.stop();
      await node
        .release()
        .catch((err: unknown) =>
          log.warn({ err }, 'the node number could not be released; it expires within a minute'),
        );
      journal.close();
      redis.disconnect();
      close();
    },
  };
};
