import type { CorrectionRow } from '../../../db/repositories/ledger.ts';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import type { Correction } from '../ledger.ts';
import { monthOf } from '../time.ts';
import type { Epoch } from './epoch.ts';
import type { HotStore } from './redis.ts';
import { orUnavailable } from './unreachable.ts';

export interface CorrectionOptions {
  readonly redis: HotStore;
  readonly epoch: Pick<Epoch, 'current' | 'join'>;
  readonly books: Pick<ShipmentRepository, 'addCorrection' | 'removeCorrection'>;
}

/** Sets what is counted of a month, in Redis and on the shared server: both have it in the end, or neither. */
export const createCorrections = ({ redis, epoch, books }: CorrectionOptions) => {
  const { names } = redis;

  /** Sets what is counted of a month; answers what was counted before, and the epoch it was set in. */
  const setUsed = async ({ keyNo, month, used }: Correction): Promise<{ before: number; set: string }> => {
    const partition = names.partitionOf(keyNo);
    for (;;) {
      const nodes = await orUnavailable(redis.at(partition, (line) => line.hkeys(names.seen(partition))));
      const opens = nodes.map((node) => names.open(partition, node));
      const present = monthOf(Date.now());
      const set = epoch.current(partition);
      const [verdict, before] = await orUnavailable(
        redis.at(partition, (line) =>
          line.mtmSetUsed(
            2 + opens.length,
            names.key(keyNo),
            names.epoch(partition),
            ...opens,
            set,
            used,
            month,
            present,
            keyNo,
          ),
        ),
      );
      if (verdict === 'ok') return { before: Number(before), set };
      await epoch.join(partition);
    }
  };

  /**
   * Makes Redis agree with the shared server, with a correction or without: the figures may have been rebuilt since it was set, before
   * the server noted it or after.
   */
  const amend = async (
    { keyNo, month, before, after }: CorrectionRow,
    set: string,
    { no, wanted }: { no: number | undefined; wanted: boolean },
  ): Promise<void> => {
    const partition = names.partitionOf(keyNo);
    const send = () =>
      redis.at(partition, (line) =>
        line.mtmAmend(
          names.key(keyNo),
          names.epoch(partition),
          names.corrected(partition),
          set,
          // A note that never arrived is in no figures that were rebuilt.
          no ?? Number.MAX_SAFE_INTEGER,
          wanted ? 1 : 0,
          after - before,
          month,
        ),
      );
    while ((await orUnavailable(send())) === '') await epoch.join(partition);
  };

  return async (correction: Correction): Promise<void> => {
    const { keyNo, month, used, note } = correction;
    const { before, set } = await setUsed(correction);
    const row = { keyNo, month, before, after: used, note, at: Date.now() };
    const no = await books.addCorrection(row).catch(async (error: unknown) => {
      // It may have arrived all the same. What was charged meanwhile stays counted.
      const taken = await books.removeCorrection(row).catch(() => undefined);
      await amend(row, set, { no: taken, wanted: false });
      throw error;
    });
    await amend(row, set, { no, wanted: true });
  };
};
