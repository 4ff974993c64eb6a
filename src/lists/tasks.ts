import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const listTasks = {
  computeRows: async () => (await import('./compute.ts')).computeRows,
  writeRows: async () => (await import('./render.ts')).writeRows,
  listRecords: async () => (await import('./records.ts')).listRecords,
} as const satisfies TaskTable;
