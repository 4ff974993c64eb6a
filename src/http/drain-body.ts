import type { IncomingMessage } from 'node:http';

/** Up to so many bytes of an unread body are discarded, so that its connection serves the next request. */
const MOST_PASSED_OVER = 64 * 1024;

/**
 * Discards the unread rest of a request's body before the response. False if it is too much, or of unknown length: the
 * connection then has to be closed after the response, or the rest would be read as the next request.
 */
export const drainBody = (request: IncomingMessage): boolean => {
  const { complete, headers } = request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const length = Number(headers['content-length'] ?? 0);
  if (complete || (length === 0 && !isChunked)) return true;
  if (isChunked || length > MOST_PASSED_OVER) return false;
  request.unpipe();
  request.resume();
  return true;
};
