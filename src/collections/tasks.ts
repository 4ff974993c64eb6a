import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const collectionTasks = {
  derivePaletteColumns: async () => (await import('./palettes/palette-columns.ts')).derivePaletteColumns,
  measurePaletteStats: async () => (await import('./palettes/palette-stats.ts')).measurePaletteStats,
  measureGradients: async () => (await import('./gradients/measure-gradients.ts')).measureGradients,
  measureHarmonies: async () => (await import('./harmonies/measure-harmonies.ts')).measureHarmonies,
  measureShades: async () => (await import('./shades/measure-shades.ts')).measureShades,
} as const satisfies TaskTable;
