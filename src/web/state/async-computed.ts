import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** An answer that takes its time: the last one stays until the next is there. */
export interface AsyncComputed<T> {
  readonly value: ReadonlySignal<T | undefined>;
  /** Whether what is shown belongs to an earlier question. */
  readonly stale: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<string | undefined>;
  /** When what is shown is the answer to what is asked, or says why there is none. */
  readonly settled: () => Promise<void>;
  /** Asks once more, where that failed. */
  readonly again: () => void;
}

/**
 * Asks again whenever what the question depends on changes, after a pause without changes. One question runs at a time;
 * of those that come meanwhile the last is asked next, and the others never. A question is undefined where there is
 * nothing to ask.
 */
export const asyncComputed = <T>(question: () => (() => Promise<T>) | undefined, pauseMs: number): AsyncComputed<T> => {
  const value = signal<T | undefined>(undefined);
  const stale = signal(false);
  const failure = signal<string | undefined>(undefined);
  const tries = signal(0);
  let next: (() => Promise<T>) | undefined;
  let running = false;
  let asked = 0;

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (next) {
      const [ask, mine] = [next, asked];
      next = undefined;
      const outcome = await ask().then(
        (answer) => ({ answer }),
        (error: Error) => ({ why: error.message }),
      );
      // There is nothing to ask any more.
      if (mine !== asked && !stale.peek()) break;
      if ('answer' in outcome) value.value = outcome.answer;
      failure.value = 'why' in outcome ? outcome.why : undefined;
      if (mine === asked) stale.value = false;
    }
    running = false;
  };

  effect(() => {
    // Read, so that another try asks what is asked already.
    tries.value;
    const ask = question();
    asked += 1;
    next = undefined;
    stale.value = ask !== undefined;
    if (!ask) {
      value.value = undefined;
      failure.value = undefined;
      return;
    }
    const timer = setTimeout(() => {
      next = ask;
      void run();
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      let done = (): void => {};
      done = effect(() => {
        if (stale.value) return;
        resolve();
        queueMicrotask(() => done());
      });
    });
  const again = (): void => {
    failure.value = undefined;
    tries.value += 1;
  };
  return { value, stale, failure, settled, again };
};
