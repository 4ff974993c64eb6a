import { availableParallelism } from 'node:os';
import type { JobUpkeepRepository } from '../../../db/repositories/job-upkeep.ts';
import type { JobRepository } from '../../../db/repositories/jobs.ts';
import type { Ledger } from '../../accounts/ledger.ts';
import type { Collections } from '../../collections/service.ts';
import type { Log } from '../../runtime/log.ts';
import type { Metrics } from '../../runtime/metrics.ts';
import type { Threads } from '../../threads/threads.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createRunner, JOB_TIMES, type JobTimes } from './runner.ts';
import type { JobType } from './type.ts';
import { type JobUpkeep, startJobUpkeep } from './upkeep.ts';
import { createJobWatch } from './watch.ts';

export interface JobServiceOptions {
  readonly repository: JobRepository;
  readonly upkeepRepository: JobUpkeepRepository;
  readonly types: ReadonlyMap<string, JobType>;
  readonly ledger: Pick<Ledger, 'release'>;
  readonly threads: Threads;
  readonly collections: Collections;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'gauge' | 'jobEnded'>;
  readonly times?: Partial<JobTimes>;
  readonly slots?: number;
}

export interface JobService {
  readonly jobs: Jobs;
  readonly upkeep: JobUpkeep;
  stop(): Promise<void>;
}

/** The operation that charges for jobs, under which credits given back are booked. */
const CHARGED_BY = 'POST /v1/jobs/{type}';

/** Queue, runner and upkeep of one process. */
export const startJobService = (options: JobServiceOptions): JobService => {
  const { repository, upkeepRepository, types, ledger, threads, collections, log } = options;
  const times = { ...JOB_TIMES, ...options.times };
  const watch = createJobWatch(repository);
  const upkeep = startJobUpkeep({
    repository: upkeepRepository,
    giveBack: ({ id, keyNo, credits, queuedAt, chargedAt }) =>
      ledger.release({ id, keyNo, credits, operation: CHARGED_BY, chargedAt: chargedAt ?? queuedAt }),
    log,
    times,
  });
  const runner = createRunner({
    repository,
    types,
    threads,
    collections,
    log,
    watch,
    times,
    slots: options.slots ?? Math.max(2, availableParallelism()),
    onLeft: (...figures) => options.metrics?.jobEnded(...figures),
    onEnded: () => void upkeep.payBack(),
  });
  for (const state of ['queued', 'running'] as const)
    options.metrics?.gauge(
      `jobs_${state}`,
      `Jobs that are ${state}, over all processes; NaN while the store does not respond`,
      () => upkeepRepository.count(state).catch(() => Number.NaN),
      { shared: true },
    );
  return {
    jobs: createJobs({ repository, types, watch, times, runner }),
    upkeep,
    async stop() {
      upkeep.stop();
      await runner.stop();
      watch.close();
    },
  };
};
