import { z } from 'zod';
import { booleanField, integer, listOf, object, stringField, stringListField } from '../described.ts';
import { countOf, HeartbeatOutput, instantOf } from '../measure.ts';

const Free = z.record(z.string(), z.unknown());

const STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

/** A job as its owner sees it. */
export const JobOutput = object('Job', 'A background job.', {
  id: stringField('Id of the job'),
  type: stringField('Type of the job, as listed by GET /v1/jobs'),
  state: z.enum(STATES).describe('State; succeeded, failed and cancelled are final'),
  progress: object('JobProgress', 'Progress of a job.', {
    done: countOf('steps done'),
    total: countOf('steps in all'),
  }),
  attempt: z.int().min(0).describe('Number of the attempt; 0 before the first'),
  max_attempts: z.int().min(1).describe('Number of attempts before the job fails'),
  credits: integer('Credits charged; 0 after a refund'),
  params: Free.nullable().describe('Parameters as sent; null in lists and when large'),
  result: object('JobResult', 'Result of a job.', {
    summary: Free.describe('Summary of the result; its fields depend on the type'),
    item_count: countOf('items'),
    items: z.array(Free).nullable().describe('The items; null in lists and if larger than 1 MiB: fetch them as a file'),
    files: stringListField('Media types in which the items can be fetched'),
  })
    .nullable()
    .describe('The result; null until the job has succeeded'),
  error: object('JobError', 'Why a job failed.', {
    code: stringField('Error code'),
    message: stringField('What went wrong'),
  })
    .nullable()
    .describe('Why it failed; null if it has not'),
  queued_at: instantOf('When the job was queued'),
  started_at: instantOf('When the last attempt began; null for not yet').nullable(),
  finished_at: instantOf('When the job ended; null for not yet').nullable(),
  expires_at: instantOf('When the job and its result are deleted'),
});

/** A job in an event of its stream. */
const JobStateOutput = object(
  'JobState',
  'A job without parameters and result.',
  JobOutput.omit({ max_attempts: true, credits: true, params: true, result: true, expires_at: true }).shape,
);

/** Events of the stream of a job. */
export const JOB_EVENTS = {
  state: { says: 'On connection, and when the state changes.', data: JobStateOutput, resumes: true },
  progress: { says: 'When the job has progressed.', data: JobStateOutput, resumes: true },
  succeeded: { says: 'Last: the job has a result.', data: JobStateOutput, resumes: true },
  failed: { says: 'Last: the job failed.', data: JobStateOutput, resumes: true },
  cancelled: { says: 'Last: the job was cancelled.', data: JobStateOutput, resumes: true },
  heartbeat: { says: 'Every 15 seconds.', data: HeartbeatOutput },
};

const { id, type, state, attempt, error, queued_at, started_at, finished_at } = JobOutput.shape;

/** A job in a webhook delivery. */
export const JobNewsOutput = object('JobNews', 'State and result of a job.', {
  id,
  type,
  state,
  attempt,
  queued_at,
  started_at,
  finished_at,
  error,
});

/** A job that was just queued. */
export const QueuedJobOutput = JobOutput.extend({
  replayed: booleanField('True if an earlier request with this Idempotency-Key queued the job; nothing was charged'),
}).meta({ id: 'QueuedJob', description: 'A queued job.' });

/** Types of job. */
export const JobTypesOutput = object('JobTypes', 'The types of job.', {
  jobs: listOf(
    'Every type',
    object('JobType', 'A type of job.', {
      type: stringField('Type for POST /v1/jobs/:type'),
      summary: stringField('What it makes'),
      description: stringField('Details'),
      credits: z.int().min(0).describe('Price in credits'),
      parameters: Free.describe('Its parameters as JSON Schema'),
      example: Free.describe('Parameters that work unchanged'),
    }),
  ),
});

/** Jobs of a key. */
export const JobListOutput = object('JobList', 'Jobs of a key.', { jobs: listOf('The jobs, newest first', JobOutput) });
