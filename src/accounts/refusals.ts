import { numberOf } from '../../db/repositories/ledger.ts';
import type { RefusalRow } from '../../db/repositories/usage.ts';
import type { Log } from '../runtime/log.ts';
import type { ApiKey } from './account.ts';
import { timeOfCall } from './call-id.ts';
import { dayOf } from './time.ts';

/** A call of a known key that was refused: no rights for it, too many calls, or too few credits. */
export interface RefusedCall {
  readonly id: number;
  readonly requestId: string;
  readonly operation: string;
  readonly status: number;
}

/**
 * Counts refused calls in memory and writes them once a second, a row for each key: a flood costs no more. What a crash loses
 * is the last second of them.
 */
export interface Refusals {
  note(key: ApiKey, call: RefusedCall): void;
  /** Writes what was noted so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Noted {
  readonly keyNo: number;
  last: RefusedCall;
  readonly byOperation: Map<string, number>;
}

export interface RefusalsOptions {
  readonly operations: ReadonlyMap<string, number>;
  readonly write: (rows: readonly RefusalRow[]) => Promise<void>;
  readonly log: Pick<Log, 'warn'>;
  readonly everyMs?: number;
}

const EVERY_MS = 1_000;

export const createRefusals = ({ operations, write, log, everyMs = EVERY_MS }: RefusalsOptions): Refusals => {
  let noted = new Map<number, Noted>();
  let writing: Promise<void> = Promise.resolve();

  const count = (keyNo: number, last: RefusedCall, calls: number): void => {
    let own = noted.get(keyNo);
    if (!own) {
      own = { keyNo, last, byOperation: new Map() };
      noted.set(keyNo, own);
    }
    own.last = last;
    own.byOperation.set(last.operation, (own.byOperation.get(last.operation) ?? 0) + calls);
  };

  const rowOf = ({ keyNo, last, byOperation }: Noted): RefusalRow => ({
    keyNo,
    call: last.id,
    requestId: last.requestId,
    operation: numberOf(operations, last.operation),
    status: last.status,
    count: [...byOperation.values()].reduce((sum, calls) => sum + calls, 0),
    day: dayOf(timeOfCall(last.id)),
    byOperation: [...byOperation].map(([name, calls]) => ({ operation: numberOf(operations, name), count: calls })),
  });

  const writeNoted = async (): Promise<void> => {
    if (noted.size === 0) return;
    const taken = noted;
    noted = new Map();
    try {
      await write([...taken.values()].map(rowOf));
    } catch (err) {
      log.warn({ err }, 'refused calls could not be counted; they are added to the next second');
      for (const { keyNo, last, byOperation } of taken.values())
        for (const [operation, calls] of byOperation) count(keyNo, { ...last, operation }, calls);
    }
  };

  const flush = (): Promise<void> => {
    writing = writing.then(writeNoted);
    return writing;
  };
  const timer = setInterval(flush, everyMs);
  timer.unref();

  return {
    note: (key, call) => count(key.no, call, 1),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
};
