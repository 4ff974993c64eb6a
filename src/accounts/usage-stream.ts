import type { ApiKey } from './account.ts';
import { FEED_LENGTH, type Usage } from './usage.ts';

export interface UsageMessage {
  /** Where a reader may resume; undefined for messages that nobody resumes from. */
  readonly id: string | undefined;
  readonly event: 'hello' | 'usage' | 'heartbeat';
  readonly data: unknown;
}

const HEARTBEAT_MS = 15_000;
const LIFETIME_MS = 600_000;

/**
 * The live feed of a key as messages: `hello` with statistics, `usage` for each call, `heartbeat` every 15 s. Ends after 10
 * minutes, when the key is revoked, or when the signal fires.
 */
export async function* usageEvents(
  usage: Usage,
  key: ApiKey,
  { lastEventId, signal }: { lastEventId: string | undefined; signal: AbortSignal },
): AsyncGenerator<UsageMessage> {
  const started = performance.now();
  const resumed = lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;
  let after = resumed ?? (await usage.lastSeq(key));
  const { cursor, stats } = await usage.live(key, { limit: 1 });
  yield { id: undefined, event: 'hello', data: { cursor, stats } };
  let beat = started + HEARTBEAT_MS;
  while (!signal.aborted && performance.now() - started < LIFETIME_MS && !(await usage.isRevoked(key))) {
    const { events } = await usage.live(key, { after, limit: FEED_LENGTH });
    for (const event of events) {
      after = event.seq;
      yield { id: String(event.seq), event: 'usage', data: event };
    }
    const now = performance.now();
    if (now >= beat) {
      beat = now + HEARTBEAT_MS;
      yield { id: undefined, event: 'heartbeat', data: { time: new Date().toISOString() } };
    }
    if (events.length === 0) await usage.changed(key, Math.max(1, beat - performance.now()), signal);
  }
}
