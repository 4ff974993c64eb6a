/** A time within which some work has to end. */
export interface TimeLimit {
  /** Fires when the time is over, or when one of the other signals does. */
  readonly signal: AbortSignal;
  /** Whether the time is over. */
  readonly isOver: boolean;
  /** Lets go of the timer: the work has ended. */
  end(): void;
}

/**
 * Starts the time of some work that `others` may end as well. Its timer is held until `end`: a signal of `AbortSignal.timeout`
 * that only `AbortSignal.any` knows may be collected, and then never fires.
 */
export const startTimeLimit = (ms: number, others: readonly AbortSignal[]): TimeLimit => {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
  timer.unref();
  return {
    signal: AbortSignal.any([...others, clock.signal]),
    get isOver() {
      return clock.signal.aborted;
    },
    end: () => clearTimeout(timer),
  };
};
