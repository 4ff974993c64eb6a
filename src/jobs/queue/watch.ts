import { EventEmitter } from 'node:events';
import type { JobRepository } from '../../../db/repositories/jobs.ts';

/** Notices changes of jobs: at once what this process does, within half a second what others do. */
export interface JobWatch {
  /** Called by this process when a job has changed. */
  changed(id: string): void;
  /** Resolves when the job is no longer at this revision, after `ms` at the latest. */
  next(id: string, revision: number, ms: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

const POLL_MS = 500;
const MOST_AT_ONCE = 400;

/** One question to the database serves every open stream of this process. */
export const createJobWatch = (repository: Pick<JobRepository, 'revisions'>): JobWatch => {
  const bells = new EventEmitter().setMaxListeners(0);
  const known = new Map<string, Set<number>>();
  let timer: NodeJS.Timeout | undefined;

  const poll = async (): Promise<void> => {
    const ids = [...known.keys()];
    for (let i = 0; i < ids.length; i += MOST_AT_ONCE) {
      const rows = await repository.revisions(ids.slice(i, i + MOST_AT_ONCE));
      for (const { id, revision } of rows) if (!known.get(id)?.has(revision)) bells.emit(id);
    }
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      // A database that does not answer now is asked again; a waiting stream has a deadline of its own.
      void poll()
        .catch(() => {})
        .finally(() => {
          timer = undefined;
          if (known.size) schedule();
        });
    }, POLL_MS);
  };

  return {
    changed: (id) => void bells.emit(id),
    next(id, revision, ms, signal) {
      if (signal.aborted) return Promise.resolve();
      const revisions = known.get(id) ?? new Set();
      known.set(id, revisions.add(revision));
      schedule();
      return new Promise((resolve) => {
        const done = (): void => {
          bells.off(id, done);
          signal.removeEventListener('abort', done);
          clearTimeout(deadline);
          if (bells.listenerCount(id) === 0) known.delete(id);
          resolve();
        };
        const deadline = setTimeout(done, ms);
        bells.on(id, done);
        signal.addEventListener('abort', done, { once: true });
      });
    },
    close() {
      clearTimeout(timer);
      known.clear();
    },
  };
};
