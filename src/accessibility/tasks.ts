import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const accessibilityTasks = {
  contrastInImage: async () => (await import('./png.ts')).contrastInImage,
  contrastMap: async () => (await import('./contrast/map.ts')).contrastMap,
  plateReport: async () => (await import('./plate/report.ts')).plateReport,
  platePng: async () => (await import('./png.ts')).platePng,
  repairPalette: async () => (await import('./vision/repair/repair.ts')).repairPalette,
  auditPalette: async () => (await import('./vision/audit.ts')).auditPalette,
  simulateImage: async () => (await import('./vision/image.ts')).simulateImage,
} as const satisfies TaskTable;
