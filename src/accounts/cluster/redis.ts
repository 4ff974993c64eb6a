import { setTimeout as sleep } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import { withDeadline } from '../../runtime/deadline.ts';
import type { Log } from '../../runtime/log.ts';
import { type ApiKey, isExpired } from '../account.ts';
import type { Credits } from '../credits.ts';
import { type Names, namesOf } from './names.ts';
import {
  ADD_CHARGES,
  ADMIT,
  AMEND,
  CHANGE,
  DOUBT,
  EXTEND,
  FIELDS,
  GIVE_BACK,
  REFUSE,
  SET_USED,
  SETTLE,
} from './scripts.ts';
import { orUnavailable } from './unreachable.ts';

type Args = (string | number)[];

/** A connection to one server, with the scripts. */
export interface Line extends Redis {
  mtmAdmit(key: string, open: string, window: string, epoch: string, ...args: Args): Promise<string[]>;
  mtmExtend(key: string, open: string, epoch: string, ...args: Args): Promise<string[]>;
  /** How many keys there are comes first, here and below. */
  mtmSettle(keys: number, key: string, open: string, feed: string, ...lateAndArgs: Args): Promise<string>;
  mtmGiveBack(key: string, given: string, ...args: Args): Promise<number>;
  mtmRefuse(key: string, refused: string, ...args: Args): Promise<string>;
  mtmSetUsed(keys: number, key: string, epoch: string, ...opensAndArgs: Args): Promise<string[]>;
  mtmAmend(key: string, epoch: string, corrected: string, ...args: Args): Promise<string>;
  mtmAddCharges(keys: number, seen: string, epoch: string, ...keysAndArgs: Args): Promise<number>;
  mtmChange(key: string, ...args: Args): Promise<null>;
  mtmDoubt(epoch: string, ...args: Args): Promise<null>;
  mtmFields(key: string, epoch: string): Promise<[string, string[]]>;
}

/** Where the figures are: one Redis or Valkey, or a cluster of them. */
export interface HotStore {
  readonly names: Names;
  /** Sends one command to the server that has a partition. A command that was cut off may have been carried out, and fails. */
  at<Value>(partition: number, command: (line: Line) => Promise<Value>): Promise<Value>;
  /** The same for the partition of a key. */
  of<Value>(keyNo: number, command: (line: Line) => Promise<Value>): Promise<Value>;
  /** Names of all that is left of a partition whose figures are rebuilt; none on a single server, which then has lost everything. */
  held(partition: number): Promise<readonly string[]>;
  /** Asks every server whether it is there: one question each. */
  probes(): Promise<unknown>[];
  /** What was last said of a connection that could not be made. */
  trouble(): unknown;
  /** Called when a server is there again after it was away. */
  onReturn(listener: () => void): void;
  /** Called when a replica has taken partitions over, before a command is sent to it: it may lack what was written last. */
  onTakeover(listener: (partitions: readonly number[]) => void): void;
  disconnect(): void;
}

/** What Redis holds of a key, with the epoch that it holds for; '' where there is none. */
export const fieldsOf = async (redis: HotStore, keyNo: number) => {
  const { names } = redis;
  const [epoch, flat] = await orUnavailable(
    redis.of(keyNo, (line) => line.mtmFields(names.key(keyNo), names.epoch(names.partitionOf(keyNo)))),
  );
  const fields: Record<string, string> = {};
  for (let i = 0; i < flat.length; i += 2) fields[flat[i]!] = flat[i + 1]!;
  return { epoch, fields };
};

/** What a key has used of each month that is kept, also where version 1.0 has counted it and no call has come since. */
export const monthsIn = ({
  months = '',
  period,
  used,
  before,
  ...fields
}: Readonly<Record<string, string>>): Credits => {
  const kept = new Map(months.split(' ').map((month) => [Number(month), Number(fields[`used:${month}`] ?? 0)]));
  const add = (month: number, more: number): void => void kept.set(month, (kept.get(month) ?? 0) + more);
  if (period !== undefined) {
    add(Number(period) - 1, Number(before ?? 0));
    add(Number(period), Number(used ?? 0));
  }
  return [...kept].filter(([, count]) => count > 0);
};

/** Whether a key was revoked or is past its time, as Redis knows it, and the mark of its last change; '' for none. */
export const standingOf = async (redis: HotStore, key: ApiKey): Promise<{ gone: boolean; mark: string }> => {
  const [rev, exp, mark] = await orUnavailable(
    redis.of(key.no, (line) => line.hmget(redis.names.key(key.no), 'rev', 'exp', 'mark')),
  );
  const gone = isExpired(key) || rev !== null || (typeof exp === 'string' && Number(exp) <= Date.now());
  return { gone, mark: mark ?? '' };
};

export const DEADLINE_MS = 1_000;

export const retryDelay = (attempt: number): number => Math.min(100 * attempt, 1_000);

/** Commands fail within a second while a server is away. */
export const LINE = {
  enableAutoPipelining: true,
  // A command that was cut off may have been carried out: it fails, and is sent again knowingly.
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: DEADLINE_MS,
  connectTimeout: DEADLINE_MS,
  // A connection that the network has forgotten breaks nowhere: one without a response is closed and replaced.
  socketTimeout: 2 * DEADLINE_MS,
  scripts: {
    mtmAdmit: { lua: ADMIT, numberOfKeys: 4 },
    mtmExtend: { lua: EXTEND, numberOfKeys: 3 },
    mtmSettle: { lua: SETTLE },
    mtmGiveBack: { lua: GIVE_BACK, numberOfKeys: 2 },
    mtmRefuse: { lua: REFUSE, numberOfKeys: 2 },
    mtmSetUsed: { lua: SET_USED },
    mtmAmend: { lua: AMEND, numberOfKeys: 3 },
    mtmAddCharges: { lua: ADD_CHARGES },
    mtmChange: { lua: CHANGE, numberOfKeys: 1 },
    mtmDoubt: { lua: DOUBT, numberOfKeys: 1 },
    mtmFields: { lua: FIELDS, numberOfKeys: 2 },
  },
} satisfies RedisOptions;

/** One server; the client reconnects automatically. */
export const connectRedis = (url: string, log: Pick<Log, 'debug'>): HotStore & { readonly line: Line } => {
  const line = new Redis(url, { ...LINE, enableOfflineQueue: false, retryStrategy: retryDelay }) as Line;
  let trouble: unknown;
  line.on('error', (error: Error) => {
    trouble = error;
    log.debug({ err: error }, 'redis');
  });
  return {
    line,
    names: namesOf(1),
    at: (_, command) => command(line),
    of: (_, command) => command(line),
    held: async () => [],
    probes: () => [line.ping()],
    trouble: () => trouble,
    onReturn: (listener) => void line.on('ready', listener),
    // A single server has no replica that this client would be sent to.
    onTakeover() {},
    disconnect: () => line.disconnect(),
  };
};

const ASK_AGAIN_MS = 50;

/** Resolves when a server answers for the first time; rejects after `ms`, with what was said of the connection. */
export const firstAnswer = (redis: HotStore, ms: number): Promise<void> => {
  let over = false;
  const answered = async (): Promise<void> => {
    while (!over) {
      const found = await Promise.any(redis.probes()).then(
        () => true,
        () => false,
      );
      if (found) return;
      await sleep(ASK_AGAIN_MS);
    }
  };
  return withDeadline(
    answered(),
    ms,
    () => new Error('REDIS_URL does not respond', { cause: redis.trouble() }),
  ).finally(() => {
    over = true;
  });
};
