import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const analyzerTasks = {
  renderReport: async () => (await import('./report/render.ts')).renderReport,
} as const satisfies TaskTable;
