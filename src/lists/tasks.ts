import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const listTasks = {
  renderList: async () => (await import('./render.ts')).renderList,
  listRecords: async () => (await import('./records.ts')).listRecords,
} as const satisfies TaskTable;
