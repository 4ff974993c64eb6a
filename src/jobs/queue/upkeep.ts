import type { JobUpkeepRepository } from '../../../db/repositories/job-upkeep.ts';
import type { JobRow } from '../../../db/repositories/jobs.ts';
import type { Log } from '../../runtime/log.ts';
import type { JobTimes } from './runner.ts';

export interface JobUpkeep {
  /** Does all that is due now. */
  run(): Promise<void>;
  /** Gives back the credits of ended jobs that are owed. */
  payBack(): Promise<void>;
  stop(): void;
}

export interface JobUpkeepOptions {
  readonly repository: JobUpkeepRepository;
  /** Gives credits back; safe to be called twice for one job. */
  readonly giveBack: (job: JobRow) => Promise<void>;
  readonly log: Log;
  readonly times: JobTimes;
}

const BITE = 200;

/** Looks after the queue: jobs of lost runners, of revoked keys, credits to be given back, jobs past their time. */
export const startJobUpkeep = ({ repository, giveBack, log, times }: JobUpkeepOptions): JobUpkeep => {
  const payBack = async (): Promise<void> => {
    for (const job of await repository.owed(BITE)) {
      await giveBack(job);
      await repository.settleOwed(job.id);
    }
  };
  const run = async (): Promise<void> => {
    const now = Date.now();
    await repository.reclaim(now, now + times.keep);
    await repository.sweep(now);
    await payBack();
    await repository.expire(now, BITE);
  };
  const guarded = (work: () => Promise<void>) => (): Promise<void> =>
    work().catch((err: unknown) => log.warn({ err }, 'the upkeep of the job queue failed'));
  const timer = setInterval(guarded(run), times.upkeep);
  timer.unref();
  return { run, payBack: guarded(payBack), stop: () => clearInterval(timer) };
};
