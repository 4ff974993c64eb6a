import type { Draw } from './drawing.ts';

type Load = () => Promise<Draw<never>>;

export type ResponseImageId =
  | 'contrast-map'
  | 'check'
  | 'contrast'
  | 'image-contrast'
  | 'harmony-wheel'
  | 'palette'
  | 'palette-record'
  | 'shade-scale'
  | 'evaluated-shades'
  | 'gradient'
  | 'analysed-gradient'
  | 'vision-palette'
  | 'vision-audit';

/** Every image by the name that endpoints use for it. */
const PICTURES: Readonly<Record<ResponseImageId, Load>> = {
  'contrast-map': async () => (await import('./drawings/contrast-map.ts')).drawContrastMap,
  check: async () => (await import('./drawings/text-samples.ts')).drawCheck,
  contrast: async () => (await import('./drawings/text-samples.ts')).drawContrast,
  'image-contrast': async () => (await import('./drawings/image-contrast.ts')).drawImageContrast,
  'harmony-wheel': async () => (await import('./drawings/harmony-wheel.ts')).drawHarmonyWheel,
  palette: async () => (await import('./drawings/swatches.ts')).drawPalette,
  'palette-record': async () => (await import('./drawings/swatches.ts')).drawPaletteRecord,
  'shade-scale': async () => (await import('./drawings/shades.ts')).drawShadeScale,
  'evaluated-shades': async () => (await import('./drawings/shades.ts')).drawEvaluatedShades,
  gradient: async () => (await import('./drawings/gradient.ts')).drawGradient,
  'analysed-gradient': async () => (await import('./drawings/gradient.ts')).drawAnalysedGradient,
  'vision-palette': async () => (await import('./drawings/vision-rows.ts')).drawVisionPalette,
  'vision-audit': async () => (await import('./drawings/vision-rows.ts')).drawVisionAudit,
};

/** The drawing of an image, loaded on first use. */
export const drawingOf = (id: ResponseImageId): ReturnType<Load> => PICTURES[id]();
