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
      try {
        await server.ship(journal.node, position, rows, daysOf(rows));
        position = rows.at(-1)!.seq;
      } catch (error) {
        // The batch may have arrived all the same: the server decides where to continue.
        position = await server.position(journal.node);
        if (position < rows[0]!.seq) throw error;
      }
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
