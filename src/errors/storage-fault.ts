/** What libSQL says of a file that it cannot use, and what that means to whoever has to put it right. */
const REASONS: readonly [RegExp, string][] = [
  [/SQLITE_NOTADB|not a database/, 'the file is not a libSQL database'],
  [/SQLITE_CORRUPT|malformed/, 'the file is damaged'],
  [/SQLITE_READONLY|readonly database/, 'the file cannot be written'],
  [/SQLITE_FULL|disk is full|ENOSPC/, 'the disk is full'],
  [/SQLITE_CANTOPEN|SQLITE_IOERR|Unable to open|: 14\b/, 'the file cannot be opened or created in that folder'],
];

/** An error and all that lies behind it. */
const chainOf = (error: unknown): (Error & { readonly code?: unknown })[] => {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) chain.push(cause);
  return chain;
};

/** Code and message of an error and of all that lies behind it. */
export const wordsOf = (error: unknown): string =>
  chainOf(error)
    .map(({ code = '', message }) => `${String(code)} ${message}`)
    .join(' ');

/** What is wrong with the file of a database, by what was said when it was opened. */
export const storageReason = (error: unknown): string | undefined => {
  const words = wordsOf(error);
  return REASONS.find(([pattern]) => pattern.test(words))?.[1];
};

const FAULTS = /^SQLITE_(NOTADB|CORRUPT|READONLY|FULL|IOERR|CANTOPEN)/;

/** Whether a statement failed because the file of the database cannot be read or written: disk full, file damaged, read-only. */
export const isStorageFault = (error: unknown): boolean =>
  chainOf(error).some(({ code }) => typeof code === 'string' && FAULTS.test(code));

/** Whether the cause of an error was logged when it was found, so that no call has to log it again. */
export const isReported = (error: unknown): boolean =>
  chainOf(error).some((one) => (one as { readonly isReported?: boolean }).isReported === true);
