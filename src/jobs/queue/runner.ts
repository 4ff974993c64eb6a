import { randomUUID } from 'node:crypto';
import type { JobRepository, JobRow } from '../../../db/repositories/jobs.ts';
import type { Collections } from '../../collections/service.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Log } from '../../runtime/log.ts';
import { type PollLoop, startPollLoop } from '../../runtime/poll-loop.ts';
import type { JobOutcome, WorkMetrics } from '../../runtime/work-metrics.ts';
import type { Threads } from '../../threads/threads.ts';
import { createOutput } from './output.ts';
import type { JobType } from './type.ts';
import type { JobWatch } from './watch.ts';

/** Times of the queue in milliseconds; shorter ones serve the tests. */
export interface JobTimes {
  /** How long a runner may be silent before its job is taken from it. */
  readonly lease: number;
  readonly heartbeat: number;
  /** How often an idle runner looks for jobs of other processes. */
  readonly poll: number;
  /** How often progress is written. */
  readonly progress: number;
  /** Pause before the second attempt; doubled with each further one. */
  readonly backoff: number;
  readonly longestBackoff: number;
  /** How long an ended job is kept. */
  readonly keep: number;
  /** How often lost and old jobs are looked for. */
  readonly upkeep: number;
}

/** Times that follow from a lease in seconds: a runner reports three times within it. */
export const leaseTimes = (lease: number): Pick<JobTimes, 'lease' | 'heartbeat' | 'upkeep'> => ({
  lease: lease * 1000,
  heartbeat: Math.round((lease * 1000) / 3),
  upkeep: Math.min(5_000, lease * 500),
});

export const JOB_TIMES: JobTimes = {
  ...leaseTimes(30),
  poll: 1_000,
  progress: 400,
  backoff: 5_000,
  longestBackoff: 600_000,
  keep: 7 * 86_400_000,
};

export interface RunnerOptions {
  readonly repository: JobRepository;
  readonly types: ReadonlyMap<string, JobType>;
  readonly threads: Threads;
  readonly collections: Collections;
  readonly log: Log;
  readonly watch: JobWatch;
  readonly times: JobTimes;
  /** Jobs that run at the same time in this process; 0 only queues them for others. */
  readonly slots: number;
  /** Called with the figures of a job that leaves this runner. */
  readonly onLeft: WorkMetrics['jobEnded'];
  /** Called when a job has ended here. */
  readonly onEnded: () => void;
}

/** Woken when there may be something to do; stopped, it takes no more jobs and puts the running ones back. */
export type Runner = PollLoop;

interface TakenJob {
  readonly row: JobRow;
  /** Names this taking-up. */
  readonly lease: string;
}

/** Refusals that say nothing about the job: the same may succeed later. */
const isTemporary = (error: unknown): boolean => !(error instanceof Refusal) || error.code === 'UNAVAILABLE';

const GIVEN_UP = {
  code: 'INTERNAL',
  message: 'An internal error ended this job; its credits were refunded. Quote the id when you report it.',
};

/** Takes jobs up and carries them out. Several runners, in any number of processes, share one queue. */
export const createRunner = (options: RunnerOptions): Runner => {
  const { repository, types, collections, log, watch, times, slots, onLeft, onEnded } = options;

  // All jobs together are one key, behind the callers.
  const pieces: Threads = {
    run: (task, args, wanted) => options.threads.run(task, args, { ...wanted, key: 'jobs', background: true }),
    waiting: () => options.threads.waiting(),
    close: () => options.threads.close(),
  };

  const backoff = (attempt: number): number =>
    Math.min(times.backoff * 2 ** (attempt - 1), times.longestBackoff) * (1 + Math.random() * 0.2);

  const carryOut = async ({ row, lease }: TakenJob, stopping: AbortSignal): Promise<void> => {
    const hold = { id: row.id, lease };
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, stopping]);
    const output = createOutput(hold, repository.addPart);
    let [done, total, written, noted] = [0, 0, performance.now(), ''];

    /** Renews the job in the database, with its progress if that has changed. */
    const beat = async (): Promise<void> => {
      const at = performance.now();
      const state = `${done}/${total}`;
      const due = at - written >= times.heartbeat || (state !== noted && at - written >= times.progress);
      if (!due) return;
      [written, noted] = [at, state];
      const ours = await repository.beat(hold, { done, total }, Date.now() + times.lease);
      if (ours) watch.changed(row.id);
      else lost.abort();
    };
    const pulse = setInterval(
      () =>
        void beat().catch((err: unknown) =>
          log.warn({ err, job: row.id }, 'the progress of a job could not be stored'),
        ),
      times.progress,
    );

    const started = performance.now();
    const waited = Math.max(0, Date.now() - row.runAt) / 1000;
    const leave = (outcome: JobOutcome): void =>
      onLeft(row.type, outcome, waited, (performance.now() - started) / 1000);

    const end = async (ending: { summary: Record<string, unknown> } | { error: unknown }): Promise<void> => {
      const at = Date.now();
      const kept = { at, expiresAt: at + times.keep };
      if ('summary' in ending) {
        const size = await output.finish();
        await repository.finish(hold, {
          state: 'succeeded',
          release: false,
          ...kept,
          ...size,
          summary: ending.summary,
        });
        leave('succeeded');
        return;
      }
      const { error } = ending;
      if (isTemporary(error) && row.attempt < row.maxAttempts) {
        log.warn({ err: error, job: row.id, attempt: row.attempt }, 'a job will be retried');
        await repository.putBack(hold, at + backoff(row.attempt));
        leave('retried');
        return;
      }
      const ours = isTemporary(error);
      if (ours) log.error({ err: error, job: row.id }, 'a job failed');
      const { code, message } = error instanceof Refusal && !ours ? error : GIVEN_UP;
      await repository.finish(hold, { state: 'failed', release: ours, ...kept, error: { code, message } });
      leave('failed');
    };

    try {
      const type = types.get(row.type);
      if (!type) throw new TypeError(`no runner for jobs of type ${row.type}`);
      const params: unknown = JSON.parse(await repository.params(row.id));
      const tools = {
        signal,
        threads: pieces,
        collections,
        emit: output.emit,
        progress: (doneNow: number, of: number) => {
          [done, total] = [doneNow, of];
        },
      };
      const summary = await type.run(params, tools);
      signal.throwIfAborted();
      if (total > 0) await repository.beat(hold, { done: total, total }, Date.now() + times.lease);
      await end({ summary });
    } catch (error) {
      if (stopping.aborted) {
        await repository.putBack(hold, Date.now(), { uncounted: true });
        leave('put_back');
      } else if (lost.signal.aborted) leave('cancelled');
      else await end({ error });
    } finally {
      clearInterval(pulse);
      watch.changed(row.id);
      onEnded();
    }
  };

  return startPollLoop<TakenJob>({
    slots,
    rest: times.poll,
    async take() {
      const lease = randomUUID();
      const now = Date.now();
      const row = (await repository.isDue(now)) ? await repository.claim(lease, now, now + times.lease) : undefined;
      if (!row) return [];
      watch.changed(row.id);
      return [{ row, lease }];
    },
    carry: (job, stopping) =>
      carryOut(job, stopping).catch((err: unknown) =>
        log.error({ err, job: job.row.id }, 'the end of a job could not be stored; its lease will expire'),
      ),
    onError: (err) => log.warn({ err }, 'the job queue cannot be read'),
  });
};
