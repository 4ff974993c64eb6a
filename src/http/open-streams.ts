import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange.ts';

/** The responses that are open event streams, whatever protocol their events have. */
export interface OpenStreams {
  /** Counts a response as an open stream until `send` has come to its end. */
  follow(exchange: Exchange, send: () => Promise<void>): Promise<void>;
  /** Ends every open event stream. */
  endAll(): void;
}

export const createOpenStreams = (): OpenStreams => {
  const open = new Set<ServerResponse>();
  return {
    async follow({ response, context: { services } }, send) {
      services.metrics.streamOpened();
      open.add(response);
      try {
        await send();
      } finally {
        open.delete(response);
        services.metrics.streamClosed();
      }
    },
    endAll() {
      for (const response of open) response.end();
    },
  };
};
