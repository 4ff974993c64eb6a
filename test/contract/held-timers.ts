import { createRequire, syncBuiltinESMExports } from 'node:module';

const timers = createRequire(import.meta.url)('node:timers/promises') as {
  setTimeout: (ms?: number, value?: unknown, options?: object) => Promise<unknown>;
};

export interface HeldTimers {
  /** Does a piece of work while nothing else begins that was planned before it; that follows afterwards. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Leaves the timers as they were found. */
  stop(): void;
}

/**
 * Timers that can be held back. A service looks for jobs, writes totals and counts its metrics now and then, and the longer a
 * call takes on a busy machine, the more of that falls into it. Only timers that are set from now on are held; those that the
 * work itself sets run as ever.
 */
export const holdTimers = (): HeldTimers => {
  const usual = { setTimeout, setInterval, later: timers.setTimeout };
  /** Counts pieces of work; a timer keeps the number of its beginning. */
  let now = 0;
  let isHeld = false;
  const waiting = new Set<() => void>();
  /** Calls back at once, or after the work where the timer was set before it. An interval that is due many times is called once. */
  const gated = (callback: () => void): (() => void) => {
    const born = now;
    return () => {
      if (isHeld && born < now) waiting.add(callback);
      else callback();
    };
  };
  const timeout = (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    usual.setTimeout(
      gated(() => callback(...args)),
      ms,
    );
  globalThis.setTimeout = Object.assign(timeout, usual.setTimeout) as typeof setTimeout;
  globalThis.setInterval = ((callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    usual.setInterval(
      gated(() => callback(...args)),
      ms,
    )) as typeof setInterval;
  timers.setTimeout = async (...given) => {
    const born = now;
    const value = await usual.later(...given);
    if (isHeld && born < now) await new Promise<void>((resolve) => waiting.add(resolve));
    return value;
  };
  syncBuiltinESMExports();

  return {
    async alone(work) {
      now += 1;
      isHeld = true;
      try {
        return await work();
      } finally {
        isHeld = false;
        const due = [...waiting];
        waiting.clear();
        for (const callback of due) callback();
      }
    },
    stop() {
      globalThis.setTimeout = usual.setTimeout;
      globalThis.setInterval = usual.setInterval;
      timers.setTimeout = usual.later;
      syncBuiltinESMExports();
    },
  };
};
