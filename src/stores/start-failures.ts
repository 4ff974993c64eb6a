import { dirname } from 'node:path';

/** What libSQL says of a file, by code, and what that means to whoever has to put it right. */
const REASONS: readonly [RegExp, string][] = [
  [/SQLITE_NOTADB|not a database/, 'the file is not a libSQL database'],
  [/SQLITE_CORRUPT|malformed/, 'the file is damaged'],
  [/SQLITE_READONLY|readonly database/, 'the file cannot be written'],
  [/SQLITE_BUSY|database is locked/, 'another program holds the file'],
  [/SQLITE_FULL|disk is full|ENOSPC/, 'the disk is full'],
  [/SQLITE_CANTOPEN|SQLITE_IOERR|Unable to open|: 14\b/, 'the file cannot be opened or created in that folder'],
];

/** Code and message of an error and of all that lies behind it. */
const wordsOf = (error: unknown): string => {
  const words: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    words.push(String((cause as { code?: unknown }).code ?? ''), cause.message);
  return words.join(' ');
};

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

const reasonOf = (path: string, error: unknown): string => {
  if (isSystemError(error)) return `the folder ${dirname(path)} cannot be created (${error.code})`;
  const words = wordsOf(error);
  return REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? words.trim();
};

/** `variable` names a file that cannot be used. */
export const fileFailure = (variable: string, path: string, error: unknown): string =>
  `${variable}: ${path} cannot be used: ${reasonOf(path.replace(/^file:/, ''), error)}.`;

/** Host and port of an address, without the credentials in it. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'the server');

export const redisFailure = (url: string, error: unknown): string => {
  const words = wordsOf(error);
  return /NOAUTH|WRONGPASS|ERR AUTH/.test(words)
    ? `REDIS_URL: ${hostOf(url)} does not accept the name or password in the address.`
    : `REDIS_URL: ${hostOf(url)} does not respond like a Redis server.`;
};

export const serverFailure = (url: string, error: unknown): string => {
  const words = wordsOf(error);
  return /\b401\b|UNAUTHORIZED|AUTH_/i.test(words)
    ? `DATABASE_AUTH_TOKEN is not accepted by ${hostOf(url)}.`
    : `DATABASE_URL: ${hostOf(url)} does not respond like a libSQL server.`;
};
