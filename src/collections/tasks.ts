import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const collectionTasks = {
  derivePaletteColumns: async () => (await import('./palettes/columns.ts')).derivePaletteColumns,
  measurePaletteStats: async () => (await import('./palettes/stats.ts')).measurePaletteStats,
  measureGradients: async () => (await import('./gradients/measure.ts')).measureGradients,
  measureHarmonies: async () => (await import('./harmonies/measure.ts')).measureHarmonies,
  measureShades: async () => (await import('./shades/measure.ts')).measureShades,
} as const satisfies TaskTable;
