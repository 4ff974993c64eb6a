import { Refusal } from '../../errors/refusal.ts';

/** What Node says of a connection that was not made, or broke. */
const SYSTEM =
  /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|UND_ERR_\w+)$/;
/** What the libSQL client says of a way that is lost, and the server of a stream that it no longer has. */
const LIBSQL = /^(HRANA_CLOSED_ERROR|HRANA_WEBSOCKET_ERROR|CLIENT_CLOSED|STREAM_\w+)$/;
/** What it says, without a code, of a question that was in flight on a connection that was given up. */
const GIVEN_UP = /^(UNKNOWN: )?Client was manually closed$/;
/** What ioredis says, which gives no codes, of a command that did not reach Redis or was not answered in time. */
const IOREDIS = /^(Connection is closed\.|Stream isn't writeable|Command timed out|connect ETIMEDOUT)/;
/**
 * What Redis answers while it is not there for commands: loading its memory, changing its part, busy with one, or without room to
 * write; or that it discards a transaction for one of these reasons.
 */
const NOT_READY =
  /^(LOADING|MASTERDOWN|READONLY|CLUSTERDOWN|TRYAGAIN|MOVED|ASK|BUSY|EXECABORT|OOM|MISCONF|NOREPLICAS) /;

const isLost = (error: Error & { code?: unknown; status?: unknown }): boolean => {
  const { name, message, status } = error;
  const code = String(error.code ?? '');
  if (SYSTEM.test(code) || LIBSQL.test(code)) return true;
  // A server behind a proxy: 5xx without an answer of its own.
  if (typeof status === 'number') return status >= 500;
  return (
    name === 'MaxRetriesPerRequestError' || GIVEN_UP.test(message) || IOREDIS.test(message) || NOT_READY.test(message)
  );
};

/** Whether an error says that a store cannot be reached or does not answer in time, and nothing of what was asked. */
export const isUnreachable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isLost(cause)) return true;
  return false;
};

/** UNAVAILABLE with what was thrown as its cause. */
const unavailable = (message: string, retryAfter: number, cause: unknown): Refusal =>
  new Refusal('UNAVAILABLE', message, { retry_after: retryAfter }, { cause });

const limitsUnavailable = (cause: unknown): Refusal =>
  unavailable('The rate-limit store does not respond. Try again in a few seconds.', 2, cause);

export const databaseUnavailable = (cause: unknown): Refusal =>
  unavailable('The database does not respond. Try again in a few seconds.', 5, cause);

/** Waits for the store of limits: one that cannot be reached is a clear 503, any other error is thrown as it is. */
export const orUnavailable = async <Value>(command: Promise<Value>): Promise<Value> => {
  try {
    return await command;
  } catch (error) {
    throw isUnreachable(error) ? limitsUnavailable(error) : error;
  }
};
