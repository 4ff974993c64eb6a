import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { retryWhileBusy } from '../retry-while-busy.ts';
import { jobItems, jobParams, jobs } from '../schema.ts';
import { announceJobs } from './outbox.ts';
import { isRevoked, waitingIn } from './waiting.ts';

export type JobRow = typeof jobs.$inferSelect;
export type JobState = JobRow['state'];
export type NewJob = Pick<
  JobRow,
  | 'id'
  | 'keyNo'
  | 'type'
  | 'maxAttempts'
  | 'credits'
  | 'idempotencyKey'
  | 'digest'
  | 'queuedAt'
  | 'runAt'
  | 'expiresAt'
  | 'trace'
>;

/** One taking-up of a job: its holder may report on the job as long as no other has taken it since. */
export interface JobLease {
  readonly id: string;
  readonly lease: string;
}

export interface Ending {
  readonly state: 'succeeded' | 'failed' | 'cancelled';
  readonly summary?: Record<string, unknown>;
  readonly itemCount?: number;
  readonly itemBytes?: number;
  readonly error?: { readonly code: string; readonly message: string };
  /** Whether the credits are to be given back. */
  readonly release: boolean;
  readonly at: number;
  readonly expiresAt: number;
}

/** A job that was not paid for by now never will be. */
export const HELD_MS = 60_000;
const DAY_MS = 86_400_000;

export const nextRevision = sql`${jobs.revision} + 1`;

const { owners, firstDue, anyDue } = waitingIn(jobs, 'queued', 'key_no');

/** Jobs in the database: single statements and batches only, so that a server behind a network serves as well as a file. */
export const jobRepository = (orm: Orm) => {
  const held = (hold: JobLease) => and(eq(jobs.id, hold.id), eq(jobs.lease, hold.lease), eq(jobs.state, 'running'));

  return {
    /** Stores a job as `held`; undefined where the key has used this idempotency key within a day. */
    async insert(job: NewJob, params: string): Promise<JobRow | undefined> {
      const { keyNo, idempotencyKey, queuedAt } = job;
      const forgotten = sql`(${jobs.queuedAt} < ${queuedAt - DAY_MS} OR (${jobs.state} = 'held' AND ${jobs.queuedAt} < ${queuedAt - HELD_MS}))`;
      const [, rows] = await retryWhileBusy(() =>
        orm.batch([
          orm
            .update(jobs)
            .set({ idempotencyKey: null })
            .where(and(eq(jobs.keyNo, keyNo), eq(jobs.idempotencyKey, idempotencyKey ?? ''), forgotten)),
          orm
            .insert(jobs)
            .values({ ...job, state: 'held' })
            .onConflictDoNothing()
            .returning(),
          orm.run(
            sql`INSERT INTO ${jobParams} (job_id, params) SELECT id, ${params} FROM ${jobs} WHERE id = ${job.id}`,
          ),
        ]),
      );
      return rows[0];
    },

    findByIdempotencyKey: (keyNo: number, idempotencyKey: string): Promise<JobRow | undefined> =>
      orm
        .select()
        .from(jobs)
        .where(and(eq(jobs.keyNo, keyNo), eq(jobs.idempotencyKey, idempotencyKey)))
        .get(),

    /** Makes a held job wait for a runner. */
    async enqueue(id: string, now: number, chargedAt: number): Promise<void> {
      await retryWhileBusy(() =>
        orm.batch([
          orm
            .update(jobs)
            .set({ state: 'queued', chargedAt })
            .where(and(eq(jobs.id, id), eq(jobs.state, 'held'))),
          announceJobs(orm, sql`j.id = ${id} AND j.state = 'queued'`, now),
        ]),
      );
    },

    find: (id: string): Promise<JobRow | undefined> => orm.select().from(jobs).where(eq(jobs.id, id)).get(),

    /** Revisions of those jobs that exist. */
    revisions: (ids: readonly string[]): Promise<{ id: string; revision: number }[]> =>
      orm
        .select({ id: jobs.id, revision: jobs.revision })
        .from(jobs)
        .where(inArray(jobs.id, [...ids])),

    list: (keyNo: number, limit: number): Promise<JobRow[]> =>
      orm
        .select()
        .from(jobs)
        .where(and(eq(jobs.keyNo, keyNo), sql`${jobs.state} <> 'held'`))
        .orderBy(desc(jobs.queuedAt))
        .limit(limit),

    /** Whether a job waits to be taken up: cheaper to ask than to try. */
    async isDue(now: number): Promise<boolean> {
      return (await orm.all(anyDue(now))).length > 0;
    },

    /** Takes up the job that is due: of the key with the fewest running ones, the one that waits longest. */
    async claim(lease: string, now: number, leaseUntil: number): Promise<JobRow | undefined> {
      const next = sql`(WITH RECURSIVE ${owners}
        SELECT f.id FROM waiting CROSS JOIN ${jobs} f ON f.id = ${firstDue(now)}
        WHERE NOT ${isRevoked(sql`f.key_no`)}
        ORDER BY (SELECT count(*) FROM ${jobs} r WHERE r.state = 'running' AND r.key_no = f.key_no), f.run_at LIMIT 1)`;
      const taken = {
        state: 'running' as const,
        lease,
        leaseUntil,
        attempt: sql`${jobs.attempt} + 1`,
        revision: nextRevision,
        startedAt: sql`coalesce(${jobs.startedAt}, ${now})`,
        done: 0,
      };
      const [rows] = await retryWhileBusy(() =>
        orm.batch([
          orm
            .update(jobs)
            .set(taken)
            .where(and(eq(jobs.id, next), eq(jobs.state, 'queued')))
            .returning(),
          announceJobs(orm, sql`j.lease = ${lease} AND j.state = 'running'`, now),
        ]),
      );
      return rows[0];
    },

    async params(id: string): Promise<string> {
      const [row] = await orm.select().from(jobParams).where(eq(jobParams.jobId, id));
      return row?.params ?? '{}';
    },

    /** Renews the lease and notes the progress; false if another worker has the job. */
    async beat(hold: JobLease, { done, total }: { done: number; total: number }, leaseUntil: number): Promise<boolean> {
      const moved = sql`${jobs.revision} + (${jobs.done} <> ${done} OR ${jobs.total} <> ${total})`;
      const rows = await retryWhileBusy(() =>
        orm.update(jobs).set({ leaseUntil, done, total, revision: moved }).where(held(hold)).returning({ id: jobs.id }),
      );
      return rows.length === 1;
    },

    async addPart(hold: JobLease, part: number, lines: string): Promise<void> {
      const values = { jobId: hold.id, lease: hold.lease, part, lines };
      await retryWhileBusy(() => orm.insert(jobItems).values(values).onConflictDoNothing());
    },

    /** The parts of the result in order; those of the taking-up that succeeded. */
    async parts(hold: JobLease): Promise<string[]> {
      const rows = await orm
        .select({ lines: jobItems.lines })
        .from(jobItems)
        .where(and(eq(jobItems.jobId, hold.id), eq(jobItems.lease, hold.lease)))
        .orderBy(asc(jobItems.part));
      return rows.map(({ lines }) => lines);
    },

    /** Ends a job that is ours; false where somebody else has taken it up or ended it. */
    async finish(hold: JobLease, ending: Ending): Promise<boolean> {
      const { state, summary, itemCount, itemBytes, error, release, at, expiresAt } = ending;
      const [rows] = await retryWhileBusy(() =>
        orm.batch([
          orm
            .update(jobs)
            .set({
              state,
              revision: nextRevision,
              leaseUntil: null,
              finishedAt: at,
              expiresAt,
              release: release ? 1 : 0,
              errorCode: error?.code ?? null,
              errorMessage: error?.message ?? null,
              ...(state === 'succeeded'
                ? { summary: summary ?? {}, itemCount, itemBytes, done: sql`${jobs.total}` }
                : {}),
            })
            .where(held(hold))
            .returning({ id: jobs.id }),
          announceJobs(orm, sql`j.id = ${hold.id} AND j.lease = ${hold.lease} AND j.finished_at = ${at}`, at),
        ]),
      );
      return rows.length === 1;
    },

    /** Puts a job that is ours back into the queue; `uncounted` takes back the attempt. */
    async putBack(hold: JobLease, runAt: number, { uncounted = false } = {}): Promise<void> {
      const attempt = sql`${jobs.attempt} - ${uncounted ? 1 : 0}`;
      const back = { state: 'queued' as const, lease: null, leaseUntil: null, runAt, attempt, revision: nextRevision };
      await retryWhileBusy(() => orm.update(jobs).set(back).where(held(hold)));
    },

    /** Cancels a job that is not over. One that never began is given back its credits. Undefined where there is none. */
    async cancel(id: string, keyNo: number, now: number, expiresAt: number): Promise<JobRow | undefined> {
      const open = inArray(jobs.state, ['queued', 'running']);
      const ended = {
        state: 'cancelled' as const,
        leaseUntil: null,
        revision: nextRevision,
        finishedAt: now,
        expiresAt,
        release: sql`iif(${jobs.startedAt} IS NULL, 1, 0)`,
      };
      await retryWhileBusy(() =>
        orm.batch([
          orm
            .update(jobs)
            .set(ended)
            .where(and(eq(jobs.id, id), eq(jobs.keyNo, keyNo), open)),
          announceJobs(orm, sql`j.id = ${id} AND j.state = 'cancelled' AND j.finished_at = ${now}`, now),
        ]),
      );
      const [row] = await orm
        .select()
        .from(jobs)
        .where(and(eq(jobs.id, id), eq(jobs.keyNo, keyNo)));
      return row;
    },
  };
};

export type JobRepository = ReturnType<typeof jobRepository>;
