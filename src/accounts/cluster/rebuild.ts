import { randomUUID } from 'node:crypto';
import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import { MONTHS_KEPT } from '../credits.ts';
import { dayOf, monthOf, startOfMonth } from '../time.ts';
import type { HotStore } from './redis.ts';

/** Rows by partition of their key. */
const byPartition = <Row>(
  redis: HotStore,
  rows: Iterable<Row>,
  keyNoOf: (row: Row) => number,
): ReadonlyMap<number, Row[]> => {
  const parts = new Map<number, Row[]>();
  for (const row of rows) {
    const partition = redis.names.partitionOf(keyNoOf(row));
    const own = parts.get(partition);
    if (own) own.push(row);
    else parts.set(partition, [row]);
  }
  return parts;
};

/** Credits that calls in flight have reserved, as `<name of the key> <field>`, and the names that they stand under. */
const reservedIn = async (redis: HotStore, partition: number) => {
  const { names } = redis;
  const nodes = await redis.at(partition, (line) => line.hkeys(names.seen(partition)));
  const opens = nodes.map((node) => names.open(partition, node));
  const entries = await Promise.all(opens.map((open) => redis.at(partition, (line) => line.hvals(open))));
  const fields = entries.flat().map((entry) => {
    const [keyNo, month] = entry.split(':').map(Number);
    return [names.key(keyNo!), `used:${month}`] as const;
  });
  return { opens, fields };
};

/**
 * Writes the figures of partitions from what the shared server knows, with revocations, and opens a new epoch of each; answers
 * what failed, by partition. What a server still holds of them is replaced: reservations are lost with the epoch they were made in.
 */
export const rebuildFigures = async (
  redis: HotStore,
  server: Pick<ShipmentRepository, 'figures'>,
  partitions: readonly number[],
): Promise<ReadonlyMap<number, unknown>> => {
  const { names } = redis;
  // The clock of this node may be wrong: it would decide for all of them what is counted.
  const [seconds] = await redis.at(partitions[0]!, (line) => line.time());
  const since = monthOf(Number(seconds) * 1000) - MONTHS_KEPT + 1;
  const months = Array.from({ length: MONTHS_KEPT + 1 }, (_, at) => since + at);
  // What was counted and is not on the shared server yet is in a journal, and added by its node.
  const former = ['months', ...months.map((month) => `used:${month}`), 'exp', 'mark'];
  const { used, positions, revoked, expiring, corrected } = await server.figures({
    month: since,
    day: dayOf(startOfMonth(since).getTime()),
  });
  const usedIn = byPartition(redis, used, ({ keyNo }) => keyNo);
  const revokedIn = byPartition(redis, revoked, (keyNo) => keyNo);
  const expiringIn = byPartition(redis, expiring, ([keyNo]) => keyNo);

  const write = async (partition: number): Promise<void> => {
    const { opens, fields } = await reservedIn(redis, partition);
    const held = await redis.held(partition);
    const answers = await redis.at(partition, (line) => {
      const commands = line.multi();
      for (const [key, field] of fields) commands.hset(key, field, 0);
      for (const name of held) if (names.isKey(name, partition)) commands.hdel(name, ...former);
      const monthsOf = new Map<number, number[]>();
      for (const { keyNo, month, credits } of usedIn.get(partition) ?? []) {
        commands.hset(names.key(keyNo), `used:${month}`, credits);
        monthsOf.set(keyNo, [...(monthsOf.get(keyNo) ?? []), month]);
      }
      for (const [keyNo, own] of monthsOf) commands.hset(names.key(keyNo), 'months', own.join(' '));
      for (const keyNo of revokedIn.get(partition) ?? []) commands.hset(names.key(keyNo), 'rev', 1);
      for (const [keyNo, at] of expiringIn.get(partition) ?? []) commands.hset(names.key(keyNo), 'exp', at);
      commands.del(names.seen(partition));
      for (const [node, seq] of positions) commands.hset(names.seen(partition), node, seq);
      commands.set(names.corrected(partition), corrected);
      commands.del(names.ready(partition), ...opens);
      commands.set(names.epoch(partition), randomUUID());
      return commands.exec();
    });
    for (const [error] of answers ?? []) if (error) throw error;
  };

  const failed = new Map<number, unknown>();
  await Promise.all(
    partitions.map((partition) =>
      write(partition).catch((error: unknown) => {
        failed.set(partition, error);
      }),
    ),
  );
  return failed;
};
