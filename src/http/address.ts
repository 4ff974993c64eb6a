import type { IncomingMessage } from 'node:http';

/**
 * Address of the caller: the peer of the connection, or the entry that the outermost of `proxies` trusted proxies wrote into
 * `x-forwarded-for`. Entries further left are the caller's own claims and count for nothing.
 */
export const clientAddress = (request: IncomingMessage, proxies: number): string => {
  const peer = request.socket.remoteAddress ?? '';
  if (proxies === 0) return peer;
  const forwarded = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return chain[Math.max(0, chain.length - proxies)] ?? peer;
};
