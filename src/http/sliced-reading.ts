import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that are parsed before it is asked whether more may be: a hundred of the shortest requests. */
const A_SLICE = 4 * 1024;

type Feed = (bytes: Buffer) => void;

/** Feeds what comes on a connection to its parser in slices, for as long as the connection is not paused. */
const sliceReads = (socket: Socket): void => {
  const [feed] = socket.listeners('data') as Feed[];
  if (!feed) return;
  let rest: Buffer | undefined;

  const feedOn = (bytes: Buffer): void => {
    let from = 0;
    // What follows a request that was refused for its form is not looked at.
    while (from < bytes.length && socket.writable && !socket.isPaused()) {
      const to = Math.min(bytes.length, from + A_SLICE);
      feed(bytes.subarray(from, to));
      from = to;
    }
    rest = from < bytes.length && socket.writable ? bytes.subarray(from) : undefined;
  };

  socket.removeListener('data', feed);
  socket.on('data', (bytes: Buffer) => {
    if (rest) rest = Buffer.concat([rest, bytes]);
    else if (bytes.length <= A_SLICE) feed(bytes);
    else feedOn(bytes);
  });
  // Emitted before anything more is read.
  socket.on('resume', () => {
    if (!rest) return;
    const bytes = rest;
    rest = undefined;
    feedOn(bytes);
  });
};

/**
 * Node parses all requests in what it read from a connection at once, over a thousand of them in 64 KiB. Here a connection that is
 * paused, because enough of its requests wait, is parsed no further.
 */
export const readInSlices = (server: Server): void => void server.on('connection', sliceReads);
