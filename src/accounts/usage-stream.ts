import type { ApiKey } from './account.ts';
import type { Usage } from './usage.ts';

export interface UsageMessage {
  /** Where a reader may resume; undefined for messages without a cursor. */
  readonly id: string | undefined;
  readonly event: 'hello' | 'usage' | 'gap' | 'heartbeat';
  readonly data: unknown;
}

const HEARTBEAT_MS = 15_000;
const LIFETIME_MS = 600_000;
/** How often heartbeat and lifetime are looked at where nothing happens. */
const IDLE_MS = 1_000;

/**
 * The live feed of a key as messages: `hello` with statistics, `usage` for each call, `gap` with the number of calls that the
 * feed no longer has, `heartbeat` every 15 s. Ends after 10 minutes, when the key is revoked, or when the signal fires.
 */
export async function* usageEvents(
  usage: Usage,
  key: ApiKey,
  { lastEventId, signal }: { lastEventId: string | undefined; signal: AbortSignal },
): AsyncGenerator<UsageMessage> {
  const started = performance.now();
  const resumed = lastEventId !== undefined && /^\d{1,16}$/.test(lastEventId) ? Number(lastEventId) : undefined;
  const last = await usage.lastSeq(key);
  const restarted = resumed !== undefined && resumed > last;
  const after = resumed === undefined || restarted ? last : resumed;
  const { cursor, stats } = await usage.live(key, { limit: 1 });
  yield { id: undefined, event: 'hello', data: { cursor, stats, restarted } };
  let beat = started + HEARTBEAT_MS;
  for await (const { events, missed } of usage.follow(key, after, { idleMs: IDLE_MS, signal })) {
    if (missed > 0) yield { id: undefined, event: 'gap', data: { missed } };
    for (const event of events) yield { id: String(event.seq), event: 'usage', data: event };
    const now = performance.now();
    if (now - started >= LIFETIME_MS) return;
    if (now >= beat) {
      beat = now + HEARTBEAT_MS;
      yield { id: undefined, event: 'heartbeat', data: { time: new Date().toISOString() } };
    }
  }
}
