/**
 * Heavy domain functions by name: what may run in a worker thread. Each entry loads its module on first use, so that a
 * thread holds only what it was asked for. Arguments and results must survive a structured clone.
 */
export const tasks = {
  /** Answers its argument: what a round trip to a worker costs. */
  echo: async () => (value: number) => value,
  'contrast.fromImage': async () => (await import('../accessibility/contrast/from-image.ts')).contrastInImage,
  'plate.report': async () => (await import('../accessibility/plate/report.ts')).plateReport,
  'plate.png': async () => (await import('../accessibility/plate/png.ts')).platePng,
  'vision.audit': async () => (await import('../accessibility/vision/audit.ts')).auditPalette,
  'vision.image': async () => (await import('../accessibility/vision/image.ts')).simulateImage,
  'contrast.map': async () => (await import('../accessibility/contrast/map.ts')).contrastMap,
  'palette.generate': async () => (await import('../design/palette/generate.ts')).generatePalette,
  'palette.evaluate': async () => (await import('../design/palette/evaluate.ts')).evaluatePalette,
  'palette.fromImage': async () => (await import('../design/palette/from-image.ts')).paletteFromImage,
  'palette.png': async () => (await import('../design/palette/png.ts')).palettePng,
  'gradient.png': async () => (await import('../design/gradient/png.ts')).gradientPng,
  'harmony.classify': async () => (await import('../design/harmony/identify/classify.ts')).classifyHarmony,
  'analyzer.render': async () => (await import('../analyzer/report/render.ts')).renderReport,
  'jobs.palettes': async () => (await import('../jobs/slices/palettes.ts')).paletteSlice,
  'jobs.contrastRows': async () => (await import('../jobs/slices/contrastRows.ts')).contrastRows,
  'jobs.exportPage': async () => (await import('../jobs/slices/exportPage.ts')).exportPage,
  'jobs.visionImage': async () => (await import('../jobs/slices/visionImage.ts')).visionImage,
  'palettes.columns': async () => (await import('../collections/palettes/columns.ts')).derivePaletteColumns,
  'palettes.stats': async () => (await import('../collections/palettes/stats.ts')).measurePaletteStats,
  'personalize.pool': async () => (await import('../design/personalize/answers/pool.ts')).personalPool,
  'personalize.system': async () => (await import('../design/personalize/system/system.ts')).personalSystem,
  'personalize.palettes': async () => (await import('../design/personalize/answers/palettes.ts')).personalPalettes,
  'library.gradients': async () => (await import('../collections/gradients/measure.ts')).measureGradients,
  'library.harmonies': async () => (await import('../collections/harmonies/measure.ts')).measureHarmonies,
  'library.shades': async () => (await import('../collections/shades/measure.ts')).measureShades,
} as const satisfies Record<string, () => Promise<(...args: never[]) => unknown>>;

export type TaskName = keyof typeof tasks;
type Task<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;
export type TaskArguments<Name extends TaskName> = Parameters<Task<Name>>;
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>;
