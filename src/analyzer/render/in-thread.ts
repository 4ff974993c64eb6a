import { Refusal } from '../../refusal/refusal.ts';
import type { Threads } from '../../threads/threads.ts';
import { analyzerTasks } from '../tasks.ts';
import type { RenderFormat } from './format.ts';

/** Renders a report away from the event loop. A thread that fails is RENDER_FAILED, with what failed as the cause. */
export const renderInThread = async (
  threads: Threads,
  report: Readonly<Record<string, unknown>>,
  format: RenderFormat,
  signal: AbortSignal,
): Promise<string | Uint8Array> => {
  try {
    return await threads.run(analyzerTasks.renderReport, [report, format], { signal });
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    const details = { field: 'report' };
    throw new Refusal('RENDER_FAILED', 'report: it could not be laid out as a document.', details, { cause: error });
  }
};
