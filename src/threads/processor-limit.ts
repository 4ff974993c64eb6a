import { processorMs } from './processor-time.ts';

export interface ReachedLimit {
  readonly ms: number;
  /** Processor time of the thread, or the time that has passed. */
  readonly of: 'processor' | 'clock';
}

/** A time limit for one task in a thread. */
export interface ProcessorLimit {
  /** Fires when the limit is reached, or when the signal that was given does. */
  readonly signal: AbortSignal;
  /** The limit that is reached, if one is. */
  readonly reached: ReachedLimit | undefined;
  /** The thread begins with the task: `thread` as `currentThread` names it. */
  begin(thread: string | undefined): void;
  /** Lets go of the timer: the task has ended. */
  end(): void;
}

/** On a busy machine a thread may take so many times longer by the clock. */
const BUSY = 5;

/**
 * Ends a task when its thread has used `ms` milliseconds of processor time since `begin`, or when `BUSY` times as many have passed. Where
 * the system does not say what a thread uses, the time that has passed counts.
 */
export const createProcessorLimit = (ms: number, other: AbortSignal, usedBy = processorMs): ProcessorLimit => {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let reached: ReachedLimit | undefined;
  return {
    begin(thread) {
      const since = performance.now();
      const before = usedBy(thread);
      const judge = (): void => {
        const passed = performance.now() - since;
        const now = usedBy(thread);
        const worked = before === undefined || now === undefined ? undefined : now - before;
        const used = worked ?? passed;
        if (used >= ms) reached = { ms, of: worked === undefined ? 'clock' : 'processor' };
        else if (passed >= ms * BUSY) reached = { ms: ms * BUSY, of: 'clock' };
        if (reached) limit.abort(new DOMException('The task took too long.', 'TimeoutError'));
        // A thread cannot use more time than passes.
        else wait(ms - used);
      };
      const wait = (left: number): void => {
        timer = setTimeout(judge, left);
        timer.unref();
      };
      wait(ms);
    },
    signal: AbortSignal.any([other, limit.signal]),
    get reached() {
      return reached;
    },
    end: () => clearTimeout(timer),
  };
};
