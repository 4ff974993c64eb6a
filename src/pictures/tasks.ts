import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const pictureTasks = {
  labelledPalettePng: async () => (await import('./labels.ts')).labelledPalettePng,
  labelledGradientPng: async () => (await import('./labels.ts')).labelledGradientPng,
  drawPicture: async () => (await import('./draw.ts')).drawPicture,
} as const satisfies TaskTable;
