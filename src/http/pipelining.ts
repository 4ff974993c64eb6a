import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../api/gate/network.ts';
import { createPipeliningClients } from './pipelining-clients.ts';
import { readInSlices } from './sliced-reading.ts';

/** Requests that waited behind others on their connection and are begun in one turn of the event loop, over all connections. */
const A_TURN = 2;
/** Requests that wait on a connection before nothing more is read from it, and before reading continues. */
const MOST_WAITING = 16;
const FEW_WAITING = 4;
/** Requests with 429 that a connection may have before the response to the next one closes it. */
export const MOST_REFUSED = 20;
/** How long a request that was late for want of reading may take from then on, until its headers are complete. */
const LATE_MS = 10_000;

interface Waiting {
  readonly response: ServerResponse;
  readonly begin: () => void;
}

/** Begins the requests of a connection one after the other. */
export interface Pipelines {
  /** A connection was opened: of a client that pipelined lately, its first requests are read in slices, too. */
  opened(socket: Socket): void;
  /** Begins a request: now, or when those before it on its connection have been answered. */
  take(request: IncomingMessage, response: ServerResponse, begin: () => void): void;
  /**
   * Whether a request is late only because nothing more of it is read until those before it have been answered. Once
   * it is read again, its headers have as much time as any others.
   */
  excuses(socket: Socket, error: NodeJS.ErrnoException): boolean;
  /** The last request that was begun on a connection. */
  latest(socket: Socket): ServerResponse | undefined;
}

/** Reads nothing more from a connection. Node resumes one with every answer, so for as long it cannot be. */
const stopReading = (socket: Socket): void => {
  socket.pause();
  socket.resume = () => socket;
};

const isStopped = (socket: Socket): boolean => Object.hasOwn(socket, 'resume');

const readOn = (socket: Socket): void => {
  if (!isStopped(socket)) return;
  // The method of its class is in force again.
  Reflect.deleteProperty(socket, 'resume');
  socket.resume();
};

/** Who sends from an address: one with an IPv6 address has many. */
const senderAt = ({ remoteAddress }: Socket): string | undefined => remoteAddress && networkOf(remoteAddress);

const isOpen = (response: ServerResponse | undefined): boolean =>
  response !== undefined && !response.writableFinished && !response.destroyed;

/**
 * A client that pipelines gets its answers in order, so its requests are begun in order too: the next one when the answer to the one
 * before was taken, and after whatever else waits for the event loop. A client that does not read what it asked for holds nothing but
 * its own connection.
 */
export const createPipelines = (lateMs = LATE_MS): Pipelines => {
  const begun = new WeakMap<Socket, ServerResponse>();
  const taken = new WeakMap<Socket, IncomingMessage>();
  const queues = new WeakMap<Socket, Waiting[]>();
  const ready: Socket[] = [];
  const pipelining = createPipeliningClients();
  /** Connections of which a request is late; once they are read again, what closes them. Node times such a request no more. */
  const late = new WeakMap<Socket, NodeJS.Timeout | undefined>();

  const readAgain = (socket: Socket): void => {
    readOn(socket);
    if (late.has(socket) && !late.get(socket)) late.set(socket, setTimeout(() => socket.destroy(), lateMs).unref());
  };

  const start = (socket: Socket, { response, begin }: Waiting): void => {
    begun.set(socket, response);
    begin();
  };

  const goOn = (): void => {
    for (const socket of ready.splice(0, A_TURN)) next(socket);
    if (ready.length > 0) setImmediate(goOn);
  };

  const waitFor = (response: ServerResponse, socket: Socket): void => {
    response.once('close', () => {
      ready.push(socket);
      if (ready.length === 1) setImmediate(goOn);
    });
  };

  const next = (socket: Socket): void => {
    const queue = queues.get(socket);
    const one = queue?.shift();
    // After an answer that ends the connection nothing is begun.
    if (!queue || !one || !socket.writable) {
      queues.delete(socket);
      return;
    }
    if (queue.length <= FEW_WAITING) readAgain(socket);
    start(socket, one);
    if (queue.length === 0) queues.delete(socket);
    else waitFor(one.response, socket);
  };

  return {
    opened(socket) {
      if (pipelining.has(senderAt(socket))) readInSlices(socket);
    },
    excuses(socket, { code }) {
      const held = code === 'ERR_HTTP_REQUEST_TIMEOUT' && isStopped(socket);
      // Where it is the body of the last one that is not complete, whoever reads it watches over that; one that is passed over is short.
      if (held && taken.get(socket)?.complete !== false) late.set(socket, undefined);
      return held;
    },
    latest: (socket) => begun.get(socket),
    take(request, response, begin) {
      const { socket } = request;
      taken.set(socket, request);
      clearTimeout(late.get(socket));
      late.delete(socket);
      const queue = queues.get(socket);
      const before = begun.get(socket);
      if (queue) {
        queue.push({ response, begin });
        if (queue.length === MOST_WAITING) {
          pipelining.note(senderAt(socket));
          stopReading(socket);
        }
      } else if (isOpen(before)) {
        queues.set(socket, [{ response, begin }]);
        readInSlices(socket);
        waitFor(before!, socket);
      } else if (socket.writable) start(socket, { response, begin });
    },
  };
};

const refusals = new WeakMap<Socket, number>();

/**
 * Closes a connection with its response where its client sends further calls although it was refused for their number again and again.
 * Called before the headers are sent; a call that succeeds starts the count again.
 */
export const countRefusal = ({ socket }: IncomingMessage, response: ServerResponse, status: number): void => {
  if (status < 400) refusals.delete(socket);
  if (status !== 429 || response.headersSent) return;
  const refused = (refusals.get(socket) ?? 0) + 1;
  refusals.set(socket, refused);
  if (refused > MOST_REFUSED) response.shouldKeepAlive = false;
};
