import { type ReadonlySignal, signal } from '@preact/signals';
import { type Answer, call, type Request } from './api.ts';

/** Calls of one kind, one at a time: a newer one replaces the previous one. */
export interface Asking {
  readonly busy: ReadonlySignal<boolean>;
  /** The last that came back; it stays until another does. */
  readonly answer: ReadonlySignal<Answer | undefined>;
  /** Answers undefined where the call was given up for a newer one, or stopped. */
  ask(request: Request): Promise<Answer | undefined>;
  stop(): void;
  /** Stops, and forgets the answer: it belongs to something that is no longer shown. */
  clear(): void;
}

export const createLatestRequest = (): Asking => {
  const busy = signal(false);
  const answer = signal<Answer | undefined>(undefined);
  let running: AbortController | undefined;
  const stop = (): void => {
    running?.abort();
    running = undefined;
    busy.value = false;
  };
  return {
    busy,
    answer,
    stop,
    clear() {
      stop();
      answer.value = undefined;
    },
    async ask(request) {
      stop();
      const mine = new AbortController();
      running = mine;
      busy.value = true;
      try {
        const got = await call(request, mine.signal);
        if (running !== mine) return undefined;
        busy.value = false;
        answer.value = got;
        return got;
      } catch {
        // Given up: whoever gave it up has said so.
        return undefined;
      }
    },
  };
};
