import { createHash, randomBytes } from 'node:crypto';
import type { JobRepository, JobRow } from '../../../db/repositories/jobs.ts';
import type { ApiKey } from '../../accounts/account.ts';
import { checkIdempotencyKey } from '../../accounts/idempotency.ts';
import { invalid, quote, Refusal } from '../../errors/refusal.ts';
import { didYouMean } from '../../errors/suggest.ts';
import { vocabularyOf } from '../../errors/vocabulary.ts';
import { traceToKeep } from '../../runtime/trace.ts';
import { csvOf } from './csv.ts';
import { type JobRecord, recordOf } from './job-record.ts';
import type { JobTimes, Runner } from './runner.ts';
import type { JobType } from './type.ts';
import type { JobWatch } from './watch.ts';

interface WantedJob {
  readonly type: string;
  /** As the type's own schema accepts them, checked. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  /** Steps that its progress will count, where they are known. */
  readonly total?: number;
  /** Price; that of its type where it is left out. */
  readonly credits?: number;
}

/** Queues jobs and shows them to their owners. A job of another key does not exist. */
export interface Jobs {
  /**
   * Stores a job without starting it; `start` starts it once its price is charged, and keeps to when that was. `replayed` is true where this idempotency key
   * has queued the same job within a day: nothing is to be charged then.
   */
  accept(key: ApiKey, wanted: WantedJob): Promise<{ job: JobRecord; replayed: boolean }>;
  start(id: string, chargedAt: number): Promise<void>;
  get(key: ApiKey, id: string): Promise<JobRecord>;
  /** Newest first, without parameters and results. */
  list(key: ApiKey, limit: number): Promise<JobRecord[]>;
  /** The result as a file; refuses while there is none. */
  file(key: ApiKey, id: string, mediaType: string): Promise<string>;
  cancel(key: Pick<ApiKey, 'no'>, id: string): Promise<JobRecord>;
  /** State without result, and its revision; undefined where the job is gone. */
  glance(key: ApiKey, id: string): Promise<{ revision: number; job: JobRecord } | undefined>;
  /** Resolves when the job is no longer at this revision, after `ms` at the latest. */
  next(id: string, revision: number, ms: number, signal: AbortSignal): Promise<void>;
}

export interface JobsOptions {
  readonly repository: JobRepository;
  readonly types: ReadonlyMap<string, JobType>;
  readonly watch: JobWatch;
  readonly times: JobTimes;
  readonly runner: Pick<Runner, 'wake'>;
}

const MAX_ATTEMPTS = 5;
/** A result up to this size is in the record; a larger one is fetched as a file. */
const INLINE_BYTES = 1024 * 1024;
const INLINE_PARAMS = 64 * 1024;
const notFound = (id: string): Refusal =>
  new Refusal('NOT_FOUND', `No job of this key has the id ${JSON.stringify(id.slice(0, 60))}.`);

const linesOf = (parts: readonly string[]): string[] => parts.join('').split('\n').slice(0, -1);

export const createJobs = ({ repository, types, watch, times, runner }: JobsOptions): Jobs => {
  const owned = async (key: Pick<ApiKey, 'no'>, id: string): Promise<JobRow> => {
    const row = await repository.find(id);
    if (!row || row.keyNo !== key.no || row.state === 'held') throw notFound(id);
    return row;
  };

  const replay = async (key: ApiKey, name: string, digest: string, shown: Pick<JobRecord, 'params'>) => {
    const row = await repository.findByIdempotencyKey(key.no, name);
    if (!row || row.state === 'held')
      throw new Refusal(
        'UNAVAILABLE',
        'A request with the same Idempotency-Key is in progress. Try again in a second.',
        {
          retry_after: 1,
        },
      );
    if (row.digest !== digest)
      throw invalid('idempotency-key', 'was used for another job within the last 24 hours; use a new one', {
        job: row.id,
      });
    // The same digest means the same parameters.
    return { job: recordOf(row, shown), replayed: true };
  };

  return {
    async accept(key, { type, params, idempotencyKey, total = 0, credits }) {
      const kind = types.get(type);
      if (!kind) {
        const known = [...types.keys()];
        const said = `there is no job type ${quote(type)}; accepted: ${known.join(', ')}${didYouMean(type, known)}`;
        throw invalid('type', said, vocabularyOf(type, known));
      }
      if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey);
      const text = JSON.stringify(params);
      const digest = createHash('sha256').update(`${type}\n${text}`).digest('hex');
      const now = Date.now();
      const wanted = {
        id: `job_${randomBytes(16).toString('hex')}`,
        keyNo: key.no,
        type,
        maxAttempts: MAX_ATTEMPTS,
        credits: credits ?? kind.credits,
        idempotencyKey: idempotencyKey ?? null,
        digest,
        total,
        queuedAt: now,
        runAt: now,
        expiresAt: now + times.keep,
        trace: traceToKeep(),
      };
      const row = await repository.insert(wanted, text);
      const shown = { params: text.length <= INLINE_PARAMS ? params : null };
      if (!row) return replay(key, idempotencyKey ?? '', digest, shown);
      return { job: recordOf(row, shown), replayed: false };
    },

    async start(id, chargedAt) {
      await repository.enqueue(id, Date.now(), chargedAt);
      runner.wake();
    },

    async get(key, id) {
      const row = await owned(key, id);
      const params = await repository.params(id);
      const small = row.state === 'succeeded' && (row.itemBytes ?? 0) <= INLINE_BYTES;
      const parts = small ? await repository.parts({ id, lease: row.lease ?? '' }) : undefined;
      return recordOf(row, {
        params: params.length <= INLINE_PARAMS ? JSON.parse(params) : null,
        items: parts ? linesOf(parts).map((line) => JSON.parse(line) as Record<string, unknown>) : null,
      });
    },

    async list(key, limit) {
      return (await repository.list(key.no, limit)).map((row) => recordOf(row));
    },

    async file(key, id, mediaType) {
      const row = await owned(key, id);
      if (row.state !== 'succeeded')
        throw invalid('id', `this job has no result: it is ${row.state}; request application/json to see its state`);
      const parts = await repository.parts({ id, lease: row.lease ?? '' });
      return mediaType === 'text/csv' ? csvOf(linesOf(parts)) : parts.join('');
    },

    async cancel(key, id) {
      await owned(key, id);
      const now = Date.now();
      const row = await repository.cancel(id, key.no, now, now + times.keep);
      if (!row) throw notFound(id);
      watch.changed(id);
      return recordOf(row);
    },

    async glance(key, id) {
      const row = await repository.find(id);
      if (!row || row.keyNo !== key.no || row.state === 'held') return undefined;
      return { revision: row.revision, job: recordOf(row) };
    },
    next: watch.next,
  };
};
