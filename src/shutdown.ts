import type { Server } from 'node:http';
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
/** A moment in which nobody connects is waited for this long. */
const QUIET_MS = 1_000;

/**
 * Closes the port in a turn of the event loop in which nobody has connected: a connection that the system has taken and this
 * process has not would be reset.
 */
const closePort = async (server: Server): Promise<void> => {
  let connected = true;
  const note = (): void => {
    connected = true;
  };
  server.on('connection', note);
  const until = performance.now() + QUIET_MS;
  while (connected && performance.now() < until) {
    connected = false;
    await nextTurn();
  }
  server.off('connection', note);
  await new Promise<void>((resolve) => server.close(() => resolve()));
};

/**
 * Takes a server out of use so that nobody who listens to it is cut off: answers first say that their connections end, on a port
 * that stays open; then the port is closed, what is in flight is answered, and streams end with a hint to come back.
 */
export const closeServer = async (
  { server, drain, endStreams }: HttpServer,
  { grace, hurry }: Closing,
): Promise<void> => {
  drain();
  await sleep(grace, undefined, { signal: hurry }).catch(() => {});
  const closed = closePort(server);
  endStreams();
  // Kept-alive connections fall idle one by one as their last call is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
};
