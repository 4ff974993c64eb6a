import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../client.ts';
import { retryWhileBusy } from '../retry-while-busy.ts';
import { jobs } from '../schema.ts';
import { HELD_MS, type JobRow, type JobState, nextRevision } from './jobs.ts';
import { announceJobs } from './outbox.ts';
import { isRevoked } from './waiting.ts';

/** What is done to jobs from outside: lost ones are found, those of revoked keys end, old ones go. Any node may do it. */
export const jobUpkeepRepository = (orm: Orm) => {
  return {
    /** Jobs whose runner has gone silent go back into the queue, or fail where no attempt is left. */
    async reclaim(now: number, expiresAt: number): Promise<void> {
      const silent = and(eq(jobs.state, 'running'), lt(jobs.leaseUntil, now));
      const failed = {
        state: 'failed' as const,
        leaseUntil: null,
        revision: nextRevision,
        finishedAt: now,
        expiresAt,
        release: 1,
        errorCode: 'INTERNAL',
        errorMessage: sql`'The job failed after '  || ${jobs.attempt} || ' attempts; its credits were refunded.'`,
      };
      await retryWhileBusy(() =>
        orm.batch([
          orm
            .update(jobs)
            .set(failed)
            .where(and(silent, sql`${jobs.attempt} >= ${jobs.maxAttempts}`)),
          announceJobs(orm, sql`j.state = 'failed' AND j.finished_at = ${now}`, now),
          orm
            .update(jobs)
            .set({ state: 'queued', lease: null, leaseUntil: null, runAt: now, revision: nextRevision })
            .where(silent),
        ]),
      );
    },

    /** Ends what belongs to revoked keys, and forgets jobs that were never paid. */
    async sweep(now: number): Promise<void> {
      const open = and(inArray(jobs.state, ['queued', 'running']), isRevoked(jobs.keyNo));
      const ended = { state: 'cancelled' as const, leaseUntil: null, finishedAt: now, revision: nextRevision };
      await retryWhileBusy(() => orm.update(jobs).set(ended).where(open));
      const unpaid = and(eq(jobs.state, 'held'), lt(jobs.queuedAt, now - HELD_MS));
      await retryWhileBusy(() => orm.delete(jobs).where(unpaid));
    },

    /** Ended jobs whose credits are still to be given back. */
    owed: (limit: number): Promise<JobRow[]> =>
      orm
        .select()
        .from(jobs)
        .where(and(inArray(jobs.state, ['failed', 'cancelled']), eq(jobs.release, 1)))
        .limit(limit),

    async settleOwed(id: string): Promise<void> {
      await retryWhileBusy(() => orm.update(jobs).set({ release: 2 }).where(eq(jobs.id, id)));
    },

    /** Deletes jobs past their time, with parameters and results; returns how many. */
    async expire(now: number, limit: number): Promise<number> {
      const old = orm
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(lte(jobs.expiresAt, now), inArray(jobs.state, ['succeeded', 'failed', 'cancelled'])))
        .limit(limit);
      const rows = await retryWhileBusy(() => orm.delete(jobs).where(inArray(jobs.id, old)).returning({ id: jobs.id }));
      return rows.length;
    },

    /** How many are in a state: only those are read. */
    count: (state: JobState): Promise<number> => orm.$count(jobs, eq(jobs.state, state)),
  };
};

export type JobUpkeepRepository = ReturnType<typeof jobUpkeepRepository>;
