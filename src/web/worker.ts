import type { Question } from './state/in-worker.ts';
import { TASKS } from './tasks.ts';

/** Answers the page's questions; errors are returned with their message. */
addEventListener('message', async ({ data: { id, task, args } }: MessageEvent<Question>) => {
  try {
    const answer = await (TASKS[task] as (...given: readonly unknown[]) => unknown)(...args);
    postMessage({ id, answer });
  } catch (error) {
    postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
