import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** An answer that takes its time: the last one stays until the next is there. */
export interface Later<T> {
  readonly value: ReadonlySignal<T | undefined>;
  /** Whether what is shown belongs to an earlier question. */
  readonly stale: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<string | undefined>;
}

/**
 * Asks again whenever what the question depends on changes, after a pause without changes, and drops the answer to a
 * question that was overtaken. A question is undefined where there is nothing to ask.
 */
export const later = <T>(question: () => (() => Promise<T>) | undefined, pauseMs: number): Later<T> => {
  const [value, stale, failure] = [
    signal<T | undefined>(undefined),
    signal(false),
    signal<string | undefined>(undefined),
  ];
  let turn = 0;
  effect(() => {
    const ask = question();
    turn += 1;
    const mine = turn;
    if (!ask) {
      value.value = undefined;
      stale.value = false;
      return;
    }
    stale.value = true;
    const timer = setTimeout(async () => {
      const outcome = await ask().then(
        (answer) => ({ answer }),
        (error: Error) => ({ why: error.message }),
      );
      if (mine !== turn) return;
      if ('answer' in outcome) value.value = outcome.answer;
      failure.value = 'why' in outcome ? outcome.why : undefined;
      stale.value = false;
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  return { value, stale, failure };
};
