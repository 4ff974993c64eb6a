import { existsSync } from 'node:fs';
import { filePath } from '../db/client.ts';
import { writeBackup } from '../db/copies/backup.ts';
import type { Contents } from '../db/copies/contents.ts';
import { restoreFile, restoreServer } from '../db/copies/restore.ts';
import { type DatabaseCopy, UsageError } from './cli/command.ts';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const configOf = (environment: Environment): Config => {
  try {
    return readConfig(environment, {});
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
};

const copied = (file: string, database: string, contents: Contents, aside?: string): DatabaseCopy => {
  const { lastUsedAt, ...counts } = contents;
  const last_used_at = lastUsedAt === null ? null : new Date(lastUsedAt).toISOString();
  return { file, database, ...counts, last_used_at, set_aside: aside ?? null };
};

const nameOf = ({ databaseUrl }: Config): string => filePath(databaseUrl) ?? new URL(databaseUrl).host;

/** Says why a copy was not made, in a sentence. */
const orUsage = async <Value>(what: string, work: () => Value | Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw new UsageError(`${what}: ${(error as Error).message}.`);
  }
};

/** Backs up the database of DATABASE_URL, which may serve meanwhile. */
export const backUp = async (environment: Environment, file: string): Promise<DatabaseCopy> => {
  const config = configOf(environment);
  const path = filePath(config.databaseUrl);
  if (path !== undefined && !existsSync(path))
    throw new UsageError(`DATABASE_URL: there is no ${path}. Run this where the service was started.`);
  if (existsSync(file)) throw new UsageError(`${file}: is there already`);
  const source = path === undefined ? { server: config.databaseUrl, authToken: config.databaseAuthToken } : { path };
  return copied(file, nameOf(config), await orUsage('backup', () => writeBackup(source, file)));
};

/** Restores a backup to DATABASE_URL: a file whose service is stopped, or an empty server. */
export const restore = async (environment: Environment, file: string, replace: boolean): Promise<DatabaseCopy> => {
  const config = configOf(environment);
  if (!existsSync(file)) throw new UsageError(`${file}: there is no such file`);
  const path = filePath(config.databaseUrl);
  if (path === undefined) {
    const { databaseUrl, databaseAuthToken } = config;
    return copied(
      file,
      nameOf(config),
      await orUsage('restore', () => restoreServer(file, databaseUrl, databaseAuthToken)),
    );
  }
  const { contents, aside } = await orUsage('restore', () => restoreFile(file, path, replace));
  return copied(file, path, contents, aside);
};
