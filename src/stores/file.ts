import { filePath, openDatabase } from '../../db/client.ts';
import { type FileGuard, guardFile } from '../../db/file-guard.ts';
import { ledgerStore } from '../../db/repositories/ledger.ts';
import { nodeRepository } from '../../db/repositories/nodes.ts';
import { usageStore } from '../../db/repositories/usage.ts';
import { retryWhileBusy } from '../../db/retry-while-busy.ts';
import { createFileLedger } from '../accounts/file/ledger.ts';
import { createFileUsage } from '../accounts/file/usage.ts';
import { joinNodes } from '../accounts/node.ts';
import { startPruning } from '../accounts/pruning.ts';
import { createRefusals } from '../accounts/refusals.ts';
import { StartError, startStep } from '../runtime/start-error.ts';
import { fileFailure, ofCluster } from './start-failures.ts';
import type { StoreOptions, Stores } from './stores.ts';

/** One libSQL file, for any number of processes on one machine. */
export const openFileStores = async ({
  config,
  tiers,
  log,
  hashOf,
  operations,
  span,
}: StoreOptions): Promise<Stores> => {
  let guard: FileGuard | undefined;
  const check = (): void => guard?.check();
  const { database, store, numbers, ledger, node } = await startStep(
    async () => {
      const database = await openDatabase(config.databaseUrl, { newDatabase: config.newDatabase, check });
      const store = ledgerStore(database.direct);
      if (store.isOfCluster()) {
        database.close();
        throw new StartError(ofCluster('DATABASE_URL', config.databaseUrl));
      }
      const numbers = store.operationNumbers(operations);
      const ledger = createFileLedger({ store, tiers, hashOf, operations: numbers, span, check });
      guard = guardFile(filePath(config.databaseUrl)!, database.direct, (problem) => {
        if (problem === undefined) log.info('the file of the database is back');
        else
          log.error({ problem }, 'the file of the database is not the one that was opened: calls of keys are refused');
      });
      database.impatient();
      return { database, store, numbers, ledger, node: await joinNodes(nodeRepository(database.orm), log) };
    },
    (error) => fileFailure('DATABASE_URL', config.databaseUrl, error),
  );
  const reader = usageStore(database.direct);
  const refusals = createRefusals({
    operations: numbers,
    write: (rows) => retryWhileBusy(() => reader.addRefusals(rows)),
    log,
  });
  const stopPruning = startPruning(reader, log);
  /** A file that cannot be written, as on a full disk, does not prevent a stop: the next start makes up for it. */
  const attempt = (work: () => Promise<void>): Promise<void> =>
    work().catch((err: unknown) => log.warn({ err }, 'the file could not be written while stopping'));
  return {
    orm: database.orm,
    ledger,
    usage: createFileUsage(reader, ledger),
    refusals,
    node,
    checks: [
      {
        name: 'database',
        engine: 'libsql-file',
        needed: true,
        async probe() {
          guard?.probe();
          await retryWhileBusy(() => store.touch());
        },
      },
    ],
    async close() {
      stopPruning();
      await ledger.flush();
      // Totals are whole then, for whoever takes the file over.
      await attempt(async () => retryWhileBusy(() => store.post()));
      await refusals.stop();
      await attempt(() => node.release());
      database.close();
      guard?.stop();
    },
  };
};
