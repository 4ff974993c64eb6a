import type { Journal } from '../../../db/journal.ts';
import type { CallRow } from '../../../db/repositories/ledger.ts';
import type { Log } from '../../runtime/log.ts';
import { createTickBatch } from '../tick-batch.ts';
import { FEED_LENGTH } from '../usage.ts';
import type { Epoch } from './epoch.ts';
import type { HotStore } from './redis.ts';

/** What has to be reported to Redis about a call that has ended. */
export interface Settlement {
  readonly keyNo: number;
  readonly call: number;
  readonly charged: number;
  /** Month of the reservation. */
  readonly period: number;
  /** The call as the live feed shows it, as JSON; '' for none. */
  readonly event: string;
  /** Epoch in which it was admitted, and its place in the journal (0 if it is not in it). */
  readonly epoch: string;
  readonly seq: number;
}

/** Records ended calls and reports them to Redis, as often as necessary. */
export interface Settlements {
  /** Marks a call as in flight, so that its reservation is left alone. */
  begin(call: number): void;
  end(call: number): void;
  /** Durable when it resolves: the row's place in the journal. Rows of one tick share a transaction. */
  write(row: CallRow): Promise<number>;
  /** Returns what the key has used, undefined if Redis is away: it is then reported later. */
  tell(settlement: Settlement): Promise<number | undefined>;
  /** Takes back reservations that no call in flight holds: charged where the journal has the call, released otherwise. */
  reconcile(): Promise<void>;
  /** How many calls have still to be reported to Redis. */
  untold(): number;
  flush(): Promise<void>;
  stop(): void;
}

const RETRY_MS = 1_000;
const RECONCILE_MS = 10_000;

export interface SettlementsOptions {
  readonly redis: HotStore;
  readonly journal: Journal;
  readonly epoch: Epoch;
  readonly log: Pick<Log, 'warn'>;
}

export const createSettlements = ({ redis, journal, epoch, log }: SettlementsOptions): Settlements => {
  const { names } = redis;
  const inFlight = new Set<number>();
  const untold = new Map<number, Settlement>();
  const rows = createTickBatch<CallRow, number>(async (ended) => {
    const last = journal.append(ended);
    return ended.map((_, i) => last - ended.length + 1 + i);
  });

  const settle = (
    { keyNo, call, charged, period, event }: Omit<Settlement, 'epoch' | 'seq'>,
    late: boolean,
  ): Promise<string> =>
    redis.of(keyNo, (line) => {
      const partition = names.partitionOf(keyNo);
      const [key, open, feed] = [names.key(keyNo), names.open(partition, journal.node), names.feed(keyNo)];
      const about = [call, charged, period, FEED_LENGTH, event];
      return late
        ? line.mtmSettle(4, key, open, feed, names.late(partition, call), ...about)
        : line.mtmSettle(3, key, open, feed, ...about);
    });

  const tell = async (settlement: Settlement): Promise<number | undefined> => {
    // Reserved in an earlier epoch: lost with it, unless joining the new one counted the journal with this call in it.
    const partition = names.partitionOf(settlement.keyNo);
    const late = settlement.epoch !== epoch.current(partition) && settlement.seq > epoch.countedUpTo(partition);
    try {
      const used = Number(await settle(settlement, late));
      untold.delete(settlement.call);
      return used;
    } catch (err) {
      if (!untold.has(settlement.call))
        log.warn({ err, call: settlement.call }, 'a call could not be settled in Redis; it is retried');
      untold.set(settlement.call, settlement);
      return undefined;
    }
  };

  const reconcileIn = async (partition: number): Promise<void> => {
    const reserved = await redis.at(partition, (line) => line.hgetall(names.open(partition, journal.node)));
    for (const [text, entry] of Object.entries(reserved)) {
      const call = Number(text);
      if (inFlight.has(call) || untold.has(call)) continue;
      const [keyNo = 0, period = 0] = entry.split(':').map(Number);
      await settle({ keyNo, call, charged: journal.findCall(call)?.credits ?? 0, period, event: '' }, false);
    }
  };

  const reconcile = async (): Promise<void> => {
    // A server that came back without its memory may have had no caller of this node since.
    await epoch.join();
    const done = await Promise.allSettled(Array.from({ length: names.partitions }, (_, one) => reconcileIn(one)));
    const [failed, ...others] = done.filter((one) => one.status === 'rejected');
    if (failed && others.length + 1 === names.partitions) throw failed.reason;
  };

  const retelling = setInterval(() => {
    for (const one of [...untold.values()]) void tell(one);
  }, RETRY_MS);
  const reconciling = setInterval(
    () =>
      reconcile().catch((err: unknown) =>
        log.warn({ err }, 'stale reservations could not be checked; the next round tries again'),
      ),
    RECONCILE_MS,
  );
  for (const timer of [retelling, reconciling]) timer.unref();

  return {
    begin: (call) => void inFlight.add(call),
    end: (call) => void inFlight.delete(call),
    write: (row) => rows.add(row),
    tell,
    reconcile,
    untold: () => untold.size,
    async flush() {
      await rows.flush();
      await Promise.all([...untold.values()].map(tell));
    },
    stop() {
      clearInterval(retelling);
      clearInterval(reconciling);
    },
  };
};
