import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const personalizeTasks = {
  personalPool: async () => (await import('./answers/pool.ts')).personalPool,
  personalPalettes: async () => (await import('./answers/palettes.ts')).personalPalettes,
  personalSystem: async () => (await import('./system/system.ts')).personalSystem,
} as const satisfies TaskTable;
