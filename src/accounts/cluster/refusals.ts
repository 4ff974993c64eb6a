import type { ShipmentRepository } from '../../../db/repositories/shipments.ts';
import type { RefusalRow } from '../../../db/repositories/usage.ts';
import { timeOfCall } from '../call-id.ts';
import type { UsageEvent } from '../feed-tail.ts';
import { FEED_LENGTH } from '../usage.ts';
import type { HotStore } from './redis.ts';
import { orUnavailable } from './unreachable.ts';

/** Writes refused calls into the day totals of the shared server, then into the feeds in Redis. */
export const refusalWriter = (
  redis: HotStore,
  server: Pick<ShipmentRepository, 'addRefused'>,
  operations: ReadonlyMap<string, number>,
): ((rows: readonly RefusalRow[]) => Promise<void>) => {
  const { key, refused } = redis.names;
  const names = new Map([...operations].map(([name, no]) => [no, name]));
  const eventOf = ({ call, requestId, operation, status, count }: RefusalRow): Omit<UsageEvent, 'seq'> => ({
    request_id: requestId,
    at: new Date(timeOfCall(call)).toISOString(),
    endpoint: names.get(operation) ?? '',
    status,
    credits: 0,
    latency_ms: 0,
    count,
  });
  return async (rows) => {
    await server.addRefused(rows);
    await orUnavailable(
      Promise.all(
        rows.map((row) =>
          redis.of(row.keyNo, (line) =>
            line.mtmRefuse(key(row.keyNo), refused(row.keyNo), JSON.stringify(eventOf(row)), FEED_LENGTH),
          ),
        ),
      ),
    );
  };
};
