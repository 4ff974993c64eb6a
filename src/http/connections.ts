import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a caller may take over what was written to its connection. */
export interface Patience {
  /** Whatever its size, milliseconds. */
  readonly grace: number;
  /** Beyond that, for what it has not taken yet: bytes a second. */
  readonly rate: number;
}

/** A megabyte has a minute and a half. */
const PATIENCE: Patience = { grace: 30_000, rate: 16 * 1024 };
const LOOK_MS = 1_000;
/** A connection on which nothing comes is asked after so long whether its other end still exists. */
export const ASK_AFTER_MS = 30_000;

interface Connection {
  readonly opened: number;
  /** What its caller had taken when that was last seen to change, in bytes, and when that was. */
  taken: number;
  changed: number;
}

/** The open connections of a server. */
export interface Connections {
  /** Closes those that were opened at least so long ago, milliseconds, and on which nothing was ever sent. */
  closeUnused(age: number): void;
}

/**
 * Watches over connections. What is written to one and not taken stays in memory, and Node waits for its caller without end: one
 * that takes too little is cut off.
 */
export const watchConnections = (server: Server, { grace, rate }: Patience = PATIENCE): Connections => {
  const open = new Map<Socket, Connection>();
  server.on('connection', (socket) => {
    const now = performance.now();
    open.set(socket, { opened: now, taken: 0, changed: now });
    socket.once('close', () => open.delete(socket));
  });
  const cutSlow = (): void => {
    const now = performance.now();
    for (const [socket, connection] of open) {
      const left = socket.writableLength;
      const taken = socket.bytesWritten - left;
      if (left === 0 || taken !== connection.taken) {
        connection.taken = taken;
        connection.changed = now;
      } else if (now - connection.changed > grace + (left / rate) * 1000) socket.destroy();
    }
  };
  const look = setInterval(cutSlow, Math.min(LOOK_MS, grace)).unref();
  server.once('close', () => clearInterval(look));
  return {
    // Node counts a connection as idle only after its first request: browsers and pools open some that they may never use.
    closeUnused(age) {
      const before = performance.now() - age;
      for (const [socket, { opened }] of open) if (opened <= before && socket.bytesRead === 0) socket.destroy();
    },
  };
};
