/** A time limit for work alone: it stands still while the work waits for its turn. */
export interface WorkClock {
  /** Aborts with a TimeoutError when the time is over. */
  readonly signal: AbortSignal;
  pause(): void;
  resume(): void;
}

/** A clock of so many milliseconds that runs from now on. `pause` it when the work is done. */
export const createWorkClock = (limitMs: number): WorkClock => {
  const controller = new AbortController();
  let left = limitMs;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const over = () => controller.abort(new DOMException(`The work took more than ${limitMs} ms.`, 'TimeoutError'));
  const clock: WorkClock = {
    signal: controller.signal,
    pause: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
    resume: () => {
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(over, Math.max(0, left));
    },
  };
  clock.resume();
  return clock;
};
