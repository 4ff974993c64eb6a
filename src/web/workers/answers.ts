import type { Question } from '../state/in-worker.ts';

/** Answers the page's questions by tasks; errors are returned with their message. */
export const answers = (tasks: object): void =>
  addEventListener('message', async ({ data: { id, task, args } }: MessageEvent<Question>) => {
    try {
      const answer = await (tasks as Record<string, (...given: readonly unknown[]) => unknown>)[task]!(...args);
      postMessage({ id, answer });
    } catch (error) {
      postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  });
