import type { TaskTable } from '../threads/task.ts';

/** What of this room runs in worker threads. */
export const designTasks = {
  generatePalette: async () => (await import('./palette/generate.ts')).generatePalette,
  evaluatePalette: async () => (await import('./palette/evaluate.ts')).evaluatePalette,
  paletteFromImage: async () => (await import('./palette/from-image.ts')).paletteFromImage,
  palettePng: async () => (await import('./palette/png.ts')).palettePng,
  generateGradient: async () => (await import('./gradient/generate.ts')).generateWithOffer,
  analyseGradient: async () => (await import('./gradient/analyse.ts')).analyseWithOffer,
  exportGradient: async () => (await import('./gradient/export.ts')).exportNamedGradient,
  gradientPng: async () => (await import('./gradient/png.ts')).gradientPng,
  classifyHarmony: async () => (await import('./harmony/identify/classify.ts')).classifyHarmony,
} as const satisfies TaskTable;
