import type { Collections } from '../../collections/service.ts';
import type { Threads } from '../../threads/threads.ts';

/** What a running job is given. */
export interface JobTools {
  /** Fires when the job is cancelled, was taken over by another process, or this process stops. */
  readonly signal: AbortSignal;
  readonly threads: Threads;
  /** What the collections keep in memory, for calls and jobs alike. */
  readonly collections: Collections;
  /** How much is done of how much; sent to the owner a few times per second at most. */
  progress(done: number, total: number): void;
  /** Adds items to the result; resolves when more may come. */
  emit(items: readonly object[]): Promise<void>;
}

/** A kind of job as the queue knows it: the queue knows nothing of what is done. */
export interface JobType {
  readonly id: string;
  /** Price in credits where the parameters do not decide. */
  readonly credits: number;
  /**
   * Does the work and returns a summary; the items go through `emit`. The same parameters must give the same result, as
   * a job may be begun more than once. A Refusal ends the job; any other error is tried again.
   */
  run(params: unknown, tools: JobTools): Promise<Record<string, unknown>>;
}
