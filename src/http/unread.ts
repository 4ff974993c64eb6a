import type { IncomingMessage } from 'node:http';

/** So much of a body that nobody reads is passed over, so that its connection serves the next request. */
const MOST_PASSED_OVER = 64 * 1024;

/**
 * Passes over what was not read of a request's body before it is answered. False where that is too much, or nobody knows how much:
 * its connection has to be closed behind the answer, or the rest would be taken for the next request.
 */
export const passOver = (request: IncomingMessage): boolean => {
  const { complete, headers } = request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const length = Number(headers['content-length'] ?? 0);
  if (complete || (length === 0 && !isChunked)) return true;
  if (isChunked || length > MOST_PASSED_OVER) return false;
  request.unpipe();
  request.resume();
  return true;
};
