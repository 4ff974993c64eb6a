import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { HttpServer } from './http/server.ts';

export interface Closing {
  /** How long the port stays open, milliseconds, so that whoever deals out calls notices and goes elsewhere. */
  readonly grace: number;
  /** Ends the grace before its time. */
  readonly hurry: AbortSignal;
}

/** Calls in flight have so long to end. */
const DRAIN_MS = 25_000;
/** The port is closed after this time without a new connection, or after a while in any case. */
const QUIET_MS = 150;
const LONGEST_MS = 1_500;
/** A connection on which nothing was sent for so long is closed. */
const UNUSED_MS = 500;

/**
 * Closes the port at a moment without new connections: one that the system has accepted and this process has not would
 * be reset. Callers send again after a response, so for that moment they wait for their responses.
 */
const closePort = async ({ server, hold }: HttpServer): Promise<void> => {
  let last = performance.now();
  const note = (): void => {
    last = performance.now();
  };
  const events = ['connection', 'request'] as const;
  for (const event of events) server.on(event, note);
  const letGo = hold();
  const until = last + LONGEST_MS;
  while (performance.now() < until && performance.now() - last < QUIET_MS) await sleep(5);
  await nextTurn();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const event of events) server.off(event, note);
  letGo();
  await closed;
};

/**
 * Takes a server out of use without cutting off a caller: responses first say that their connections end, on a port
 * that stays open; then the port is closed, requests in flight get their responses, and streams end with a hint to
 * reconnect.
 */
export const closeServer = async (http: HttpServer, { grace, hurry }: Closing): Promise<void> => {
  const { server, drain, endStreams } = http;
  drain();
  await sleep(grace, undefined, { signal: hurry }).catch(() => {});
  const closed = closePort(http);
  endStreams();
  // Kept-alive connections fall idle one by one after their last response.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    http.closeUnused(UNUSED_MS);
  }, 50);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
};
