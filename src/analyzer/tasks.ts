import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const analyzerTasks = {
  renderReport: async () => (await import('./render/render.ts')).renderReport,
} as const satisfies TaskTable;
