import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const jobTasks = {
  paletteSlice: async () => (await import('./slices/palettes.ts')).paletteSlice,
  contrastRows: async () => (await import('./slices/contrast-rows.ts')).contrastRows,
  exportPage: async () => (await import('./slices/export-page.ts')).exportPage,
  visionImage: async () => (await import('./slices/vision-image.ts')).visionImage,
} as const satisfies TaskTable;
