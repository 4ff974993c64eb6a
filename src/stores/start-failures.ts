import { dirname } from 'node:path';
import { storageReason, wordsOf } from '../errors/storage-fault.ts';
import { serversIn } from '../runtime/redis-address.ts';

const BUSY = /SQLITE_BUSY|database is locked/;

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

const reasonOf = (path: string, error: unknown): string => {
  if (isSystemError(error)) return `the folder ${dirname(path)} cannot be created (${error.code})`;
  const words = wordsOf(error);
  if (BUSY.test(words)) return 'another program holds the file';
  return storageReason(error) ?? words.trim();
};

/** `variable` names a file that cannot be used. */
export const fileFailure = (variable: string, path: string, error: unknown): string =>
  `${variable}: ${path} cannot be used: ${reasonOf(path.replace(/^file:/, ''), error)}.`;

/** What a file says that a cluster has written: a process of its own would total its calls once more, and its keys' months are not in it. */
export const ofCluster = (variable: string, path: string): string =>
  `${variable}: ${path} is the database of a cluster and is not used by a single process; keep the cluster, or name a new file.`;

/** Host and port of an address, without the credentials in it. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'the server');

export const redisFailure = (url: string, error: unknown): string => {
  const words = wordsOf(error);
  const servers = serversIn(url);
  if (/NOAUTH|WRONGPASS|ERR AUTH/.test(words))
    return `REDIS_URL: ${servers} does not accept the name or password in the address.`;
  if (/cluster support disabled/.test(words))
    return `REDIS_URL: ${servers} is a single Redis and not part of a cluster; write redis:// instead of redis+cluster://.`;
  return `REDIS_URL: ${servers} does not respond like a Redis server.`;
};

/** What a server says that belongs to a cluster, and was named as one that stands alone. */
export const ofShards = (url: string): string =>
  `REDIS_URL: ${serversIn(url)} is part of a Redis cluster; write redis+cluster:// instead of redis://.`;

export const serverFailure = (url: string, error: unknown): string => {
  const words = wordsOf(error);
  return /\b401\b|UNAUTHORIZED|AUTH_/i.test(words)
    ? `DATABASE_AUTH_TOKEN is not accepted by ${hostOf(url)}.`
    : `DATABASE_URL: ${hostOf(url)} does not respond like a libSQL server.`;
};
