import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type LibSql from 'libsql';
import { isStorageFault } from '../src/errors/storage-fault.ts';
import { openFile } from './binding.ts';
import { expectDatabase, noteDatabase } from './missing-database.ts';
import { createReconnectingClient, type ReconnectingClient } from './reconnecting-client.ts';
import { isBusy, retryWhileBusy } from './retry-while-busy.ts';
import * as schema from './schema.ts';

export type Orm = LibSQLDatabase<typeof schema>;

/** The two ways into one libSQL file: drizzle for what is rare, prepared statements on one connection for every call. */
export interface Database {
  readonly orm: Orm;
  /** Synchronous connection of the hot path. Once `impatient` it never waits for a lock: SQLITE_BUSY is thrown at once. */
  readonly direct: LibSql.Database;
  impatient(): void;
  close(): void;
}

const here = fileURLToPath(import.meta.url);
const MIGRATIONS = fileURLToPath(
  new URL(here.includes('/dist/') ? '../../db/migrations' : './migrations', import.meta.url),
);

/** Path of a `file:` address; undefined for a server. */
export const filePath = (url: string): string | undefined =>
  url.startsWith('file:') ? url.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : undefined;

const LOCK_WAIT_MS = 5_000;
const TRIES = 5;

/**
 * Applies the migrations that are due. Two processes may start on a new database at once: who comes second looks again,
 * and whatever its error was (a table that is there by now, a lock), so this does not depend on `retryWhileBusy`.
 */
const migratePatiently = async (orm: Orm): Promise<void> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      await migrate(orm, { migrationsFolder: MIGRATIONS });
      return;
    } catch (error) {
      if (left === 1) throw error;
      await sleep(200 + 300 * Math.random());
    }
  }
};

export interface FileOptions {
  /** Start from an empty file where one is missing that was there before. */
  readonly newDatabase?: boolean;
  /** Called before every statement of the ORM; what it throws is thrown instead. */
  readonly check?: () => void;
}

const CHECKED = ['execute', 'batch', 'transaction', 'executeMultiple'] as const;

/** A client whose statements are preceded by a check. */
const checked = (client: Client, check: () => void): Client => {
  for (const name of CHECKED) {
    const original = client[name].bind(client) as (...values: unknown[]) => Promise<unknown>;
    const value = async (...values: unknown[]) => {
      check();
      return original(...values);
    };
    Object.defineProperty(client, name, { value });
  }
  return client;
};

/**
 * Opens a libSQL file, creating folder and file where they are missing, and applies the migrations that are due. Throws MissingDatabase
 * where the file was there before and is gone.
 */
export const openDatabase = async (
  url: string,
  { newDatabase = false, check = () => {} }: FileOptions = {},
): Promise<Database> => {
  const path = filePath(url);
  if (path === undefined) throw new TypeError(`DATABASE_URL must start with file:, is ${url.split(':')[0]}:`);
  expectDatabase(path, newDatabase);
  const direct = openFile(path, LOCK_WAIT_MS);
  // Where another process turns the journal on at this moment, SQLite says so at once, whatever the timeout.
  await retryWhileBusy(() =>
    direct.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=4000'),
  );
  const client = checked(createClient({ url: `file:${path}`, timeout: LOCK_WAIT_MS }), check);
  const orm = drizzle(client, { schema });
  await migratePatiently(orm);
  noteDatabase(path);
  return {
    orm,
    direct,
    impatient: () => void direct.exec('PRAGMA busy_timeout = 0'),
    close() {
      client.close();
      moveLog(direct);
      direct.close();
    },
  };
};

/** Moves the write-ahead log into the file, so that a stopped service leaves one file; skipped if it cannot be. */
const moveLog = (direct: LibSql.Database): void => {
  try {
    // Whoever still reads the file is not waited for.
    direct.exec('PRAGMA busy_timeout = 0');
    direct.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isBusy(error) && !isStorageFault(error)) throw error;
  }
};

/** A libSQL server that all nodes share. */
export interface SharedDatabase {
  readonly orm: Orm;
  /** For what is done beside the requests. */
  readonly client: Client;
  close(): void;
}

/** Opens a libSQL server and applies the migrations that are due. */
export const openSharedDatabase = async (
  url: string,
  authToken: string | undefined,
  protect: {
    readonly forRequests: (line: ReconnectingClient) => Client;
    readonly forBackground: (line: ReconnectingClient) => Client;
  },
): Promise<SharedDatabase> => {
  // More writers than this and the server may stop responding permanently.
  const line = createReconnectingClient(() =>
    createClient({ url, concurrency: 4, ...(authToken === undefined ? {} : { authToken }) }),
  );
  const client = protect.forBackground(line);
  await migratePatiently(drizzle(client, { schema }));
  return { orm: drizzle(protect.forRequests(line), { schema }), client, close: line.close };
};
