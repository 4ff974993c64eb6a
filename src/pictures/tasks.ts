import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const pictureTasks = {
  drawPicture: async () => (await import('./draw.ts')).drawPicture,
} as const satisfies TaskTable;
