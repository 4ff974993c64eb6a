import { Redis } from 'ioredis';
import { withDeadline } from '../../runtime/deadline.ts';
import type { Log } from '../../runtime/log.ts';
import { type ApiKey, isExpired } from '../account.ts';
import type { Credits } from '../credits.ts';
import { ADD_USED, ADMIT, CHANGE, EXTEND, GIVE_BACK, REFUSE, SET_USED, SETTLE } from './scripts.ts';
import { orUnavailable } from './unreachable.ts';

/** Redis or Valkey with the scripts of the hot path. */
export interface HotStore extends Redis {
  mtmAdmit(key: string, open: string, window: string, ...args: (string | number)[]): Promise<string[]>;
  mtmChange(key: string, ...args: (string | number)[]): Promise<number>;
  mtmExtend(key: string, open: string, ...args: (string | number)[]): Promise<string[]>;
  mtmSettle(key: string, open: string, feed: string, ...args: (string | number)[]): Promise<string>;
  mtmGiveBack(key: string, given: string, ...args: (string | number)[]): Promise<number>;
  mtmRefuse(key: string, refused: string, ...args: (string | number)[]): Promise<string>;
  mtmAddUsed(key: string, ...args: (string | number)[]): Promise<null>;
  /** How many keys there are comes first. */
  mtmSetUsed(keys: number, key: string, ...opensAndArgs: (string | number)[]): Promise<string[]>;
}

export const keyOf = (keyNo: number): string => `mtm:k:${keyNo}`;
export const windowOf = (keyNo: number): string => `mtm:w:${keyNo}`;
export const refusedOf = (keyNo: number): string => `mtm:refused:${keyNo}`;
export const feedOf = (keyNo: number): string => `mtm:feed:${keyNo}`;
export const openOf = (node: string): string => `mtm:open:${node}`;

export const EPOCH = 'mtm:epoch';
/** Journal positions that the figures hold for, by node: all nodes that there have been. */
export const SEEN = 'mtm:seen';

/** What Redis holds of a key, with the epoch that it holds for. */
export const fieldsOf = async (redis: HotStore, keyNo: number) => {
  const answers = await orUnavailable(redis.multi().get(EPOCH).hgetall(keyOf(keyNo)).exec());
  const [epoch, fields] = (answers ?? []).map(([error, value]) => {
    if (error) throw error;
    return value;
  });
  return { epoch: epoch as string | null, fields: fields as Record<string, string> };
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

/** Whether a key was revoked or is past its time, as Redis knows it. */
export const isGone = async (redis: HotStore, key: ApiKey): Promise<boolean> => {
  const [rev, exp] = await orUnavailable(redis.hmget(keyOf(key.no), 'rev', 'exp'));
  return isExpired(key) || rev !== null || (typeof exp === 'string' && Number(exp) <= Date.now());
};

const DEADLINE_MS = 1_000;

/** Connects; commands fail within a second while Redis is away, and the client reconnects automatically. */
export const connectRedis = (url: string, log: Log): HotStore => {
  const redis = new Redis(url, {
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    // A command that was cut off may have been carried out: it fails, and is sent again knowingly.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: DEADLINE_MS,
    connectTimeout: DEADLINE_MS,
    // A connection that the network has forgotten breaks nowhere: one without a response is closed and replaced.
    socketTimeout: 2 * DEADLINE_MS,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
    scripts: {
      mtmAdmit: { lua: ADMIT, numberOfKeys: 3 },
      mtmChange: { lua: CHANGE, numberOfKeys: 1 },
      mtmExtend: { lua: EXTEND, numberOfKeys: 2 },
      mtmSettle: { lua: SETTLE, numberOfKeys: 3 },
      mtmGiveBack: { lua: GIVE_BACK, numberOfKeys: 2 },
      mtmRefuse: { lua: REFUSE, numberOfKeys: 2 },
      mtmAddUsed: { lua: ADD_USED, numberOfKeys: 1 },
      mtmSetUsed: { lua: SET_USED },
    },
  });
  redis.on('error', (error: Error) => log.debug({ err: error }, 'redis'));
  return redis as HotStore;
};

/** Resolves when Redis answers for the first time; rejects after `ms`. */
export const firstAnswer = (redis: HotStore, ms: number): Promise<void> =>
  withDeadline(
    new Promise((resolve) => {
      if (redis.status === 'ready') resolve();
      else redis.once('ready', resolve);
    }),
    ms,
    () => new Error('REDIS_URL does not respond'),
  );
