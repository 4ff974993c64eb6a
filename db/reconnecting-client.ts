import type { Client } from '@libsql/client';

/** A connection to a server that is replaced when the server stops responding. */
export interface ReconnectingClient {
  /** Asks over the connection as it is at the moment. */
  readonly client: Client;
  /** The server has answered something. */
  heard(): void;
  /**
   * Something has been asked for so long, milliseconds, and is not answered. Where nothing else was either, the connection is
   * given up and another opened: one that the network has forgotten breaks nowhere. What is in flight fails, and may have arrived.
   */
  unanswered(ms: number): void;
  close(): void;
}

export const createReconnectingClient = (connect: () => Client): ReconnectingClient => {
  let connection = connect();
  let last = performance.now();
  // Its functions are those of the connection that there is when they are called.
  const client = new Proxy(connection, {
    get(_, name) {
      const value = Reflect.get(connection, name) as unknown;
      return typeof value === 'function' ? value.bind(connection) : value;
    },
  });
  return {
    client,
    heard() {
      last = performance.now();
    },
    unanswered(ms) {
      if (performance.now() - last < ms) return;
      last = performance.now();
      const silent = connection;
      connection = connect();
      silent.close();
    },
    close: () => connection.close(),
  };
};
