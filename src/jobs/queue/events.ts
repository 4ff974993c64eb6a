import type { ApiKey } from '../../accounts/account.ts';
import type { MaybePromise } from '../../accounts/ledger.ts';
import { isOver, type JobRecord } from './job-record.ts';
import type { Jobs } from './jobs.ts';

export interface JobMessage {
  /** Revision of the job, from which a reader may resume; undefined for heartbeats. */
  readonly id: string | undefined;
  readonly event: 'state' | 'progress' | 'succeeded' | 'failed' | 'cancelled' | 'heartbeat';
  readonly data: unknown;
}

const HEARTBEAT_MS = 15_000;

const brief = ({ id, type, state, progress, attempt, error, queued_at, started_at, finished_at }: JobRecord) => ({
  id,
  type,
  state,
  progress,
  attempt,
  error,
  queued_at,
  started_at,
  finished_at,
});

/**
 * One job as messages: `state` with a snapshot on connect and whenever the state changes, `progress`, then `succeeded`,
 * `failed` or `cancelled`, after which it ends. A reader that comes back with the revision it saw last does not get the
 * same again, but always hears the end. `heartbeat` every 15 s. Ends early when the key is revoked or the signal fires.
 */
export async function* jobEvents(
  jobs: Jobs,
  key: ApiKey,
  id: string,
  options: { lastEventId: string | undefined; signal: AbortSignal; isRevoked: () => MaybePromise<boolean> },
): AsyncGenerator<JobMessage> {
  const { lastEventId, signal, isRevoked } = options;
  let seen = lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
  let state: string | undefined;
  let beat = performance.now() + HEARTBEAT_MS;
  while (!signal.aborted && !(await isRevoked())) {
    const found = await jobs.glance(key, id);
    if (!found) return;
    const { revision, job } = found;
    const message = (event: JobMessage['event']): JobMessage => ({ id: String(revision), event, data: brief(job) });
    if (revision !== seen) {
      if (state === undefined || (job.state !== state && !isOver(job.state))) yield message('state');
      else if (!isOver(job.state)) yield message('progress');
    }
    if (isOver(job.state)) {
      yield message(job.state as 'succeeded' | 'failed' | 'cancelled');
      return;
    }
    [seen, state] = [revision, job.state];
    const now = performance.now();
    if (now >= beat) {
      beat = now + HEARTBEAT_MS;
      yield { id: undefined, event: 'heartbeat', data: { time: new Date().toISOString() } };
    }
    await jobs.next(id, revision, Math.max(1, beat - performance.now()), signal);
  }
}
