import type { Journal } from '../../../db/journal.ts';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import type { Log } from '../../runtime/log.ts';
import { firstCallAt } from '../call-id.ts';
import { daysOf } from '../day-totals.ts';

/** Carries the rows of this node's journal to the shared server. */
export interface Shipping {
  /** Sends everything that waits now; rejects where the server does not answer. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 200;
const PER_BATCH = 500;
/** Shipped rows stay this long, for the figures of a Redis that lost its memory. */
const KEEP_MS = 600_000;

export const startShipping = async (journal: Journal, server: ShipmentRepository, log: Log): Promise<Shipping> => {
  let position = await server.position(journal.node);
  let running: Promise<void> | undefined;

  const shipAll = async (): Promise<void> => {
    for (;;) {
      const rows = journal.after(position, PER_BATCH);
      if (rows.length === 0) break;
      const from = position;
      const failure = await server.ship(journal.node, from, rows, daysOf(rows)).then(
        (isTaken) => (isTaken ? undefined : new Error(`the database took no calls of this node after ${from}`)),
        (error: unknown) => error,
      );
      // A batch whose response was lost may have arrived all the same, this one or an earlier: the server says where to continue.
      position = failure === undefined ? rows.at(-1)!.seq : await server.position(journal.node);
      if (position === from) throw failure;
    }
    journal.forget(position, firstCallAt(Date.now() - KEEP_MS));
  };

  const flush = (): Promise<void> => {
    running ??= shipAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  const timer = setInterval(() => {
    flush().catch((err: unknown) => log.warn({ err }, 'calls could not be sent to the database yet'));
  }, EVERY_MS);
  timer.unref();
  return {
    async flush() {
      // What is under way may have begun before the last row was written.
      await running?.catch(() => {});
      await flush();
    },
    async stop() {
      clearInterval(timer);
      await flush().catch((err: unknown) => log.warn({ err }, 'calls stay in the journal until the next start'));
    },
  };
};
