import { contrastInPicture } from '../accessibility/contrast/in-picture.ts';
import type { PlateOrder } from '../accessibility/plate/plate.ts';
import { drawDots } from '../accessibility/plate/raster.ts';
import { plateReport } from '../accessibility/plate/report.ts';
import { chooseConditions } from '../accessibility/vision/choose.ts';
import { type ModelId, models } from '../accessibility/vision/models/index.ts';
import { simulatePixels } from '../accessibility/vision/pixels.ts';
import { DEFAULT_TARGET } from '../accessibility/vision/repair/target.ts';
import { separatePair, separatePalette } from '../accessibility/vision/separate.ts';
import type { Axis } from '../collections/distribution.ts';
import type { Estimated } from '../collections/estimate.ts';
import type { Query } from '../collections/filter/query.ts';
import type { Browsable } from '../collections/first-matches.ts';
import { type Rgb, rgb } from '../color/rgb.ts';
import { analyseGradient, analyseWithOffer } from '../design/gradient/analyse.ts';
import { EASING_IDS, EASINGS } from '../design/gradient/easing/index.ts';
import { generateWithOffer } from '../design/gradient/generate.ts';
import { greynessOf } from '../design/gradient/greyness.ts';
import { INTERPOLATION_IDS, INTERPOLATIONS } from '../design/gradient/interpolation/index.ts';
import { type Stop, sampleRamp } from '../design/gradient/ramp.ts';
import { evaluatePalette } from '../design/palette/evaluate.ts';
import { generatePalette, type PaletteSettings } from '../design/palette/generate.ts';
import { PALETTE_METHOD_IDS, PALETTE_METHODS, type PaletteMethodId } from '../design/palette/methods/index.ts';
import { SHADE_METHOD_IDS, SHADE_METHODS, type ShadeMethodId } from '../design/shade/methods/index.ts';
import { type ShadeSettings, shadeScale } from '../design/shade/scale.ts';
import { generateTokens, type TokenSettings } from '../design/tokens/generate.ts';
import type { Picture } from '../image/picture.ts';
import { imagePalette } from '../image/quantise/image-palette.ts';
import type { PalettesInput } from '../personalize/answers/palettes.ts';
import type { ScoreInput } from '../personalize/answers/score.ts';
import type { SystemInput } from '../personalize/system/system.ts';
import type { Pixels } from './paint/plane.ts';
import { madeFrom } from './views/make/overview/made.ts';

/** Normal vision, and the colour conditions at their usual severity or at one for all. */
const viewsAt = (severity: number | undefined) => [
  undefined,
  ...chooseConditions(undefined, severity).chosen.map(({ simulation }) => simulation),
];

/** Steps in which a gradient is judged. */
const ANALYSED = 96;

/** What the page leaves to its worker: all that may take longer than a frame. */
export const TASKS = {
  /** Pixels of an image as a model shows them. */
  seen: (pixels: Pixels, model: ModelId, severity: number): Pixels => {
    simulatePixels(models[model].at(severity), pixels);
    return pixels;
  },

  /** For each pair the smallest move of lightness that separates it in all conditions; null where none does. */
  fixes: (
    colors: readonly Rgb[],
    pairs: readonly (readonly [number, number])[],
    severity: number | undefined,
    threshold: number,
  ) => {
    const views = viewsAt(severity);
    return pairs.map((pair) => separatePair(colors, pair, views, threshold) ?? null);
  },

  /** What the methods of palettes are called. */
  paletteMethods: () =>
    PALETTE_METHOD_IDS.map((id) => ({
      id,
      name: PALETTE_METHODS[id].name,
      description: PALETTE_METHODS[id].description,
    })),

  /** A palette; a method that there is none of is read as the given one. */
  palette: (
    { method, ...settings }: Omit<PaletteSettings, 'method'> & { readonly method: string },
    otherwise: PaletteMethodId,
  ) => generatePalette({ ...settings, method: PALETTE_METHOD_IDS.find((id) => id === method) ?? otherwise }),

  /** What the methods of shades are called. */
  shadeMethods: () =>
    SHADE_METHOD_IDS.map((id) => ({ id, name: SHADE_METHODS[id].name, description: SHADE_METHODS[id].description })),

  /** A scale of shades; a method that there is none of is read as the given one. */
  shades: (
    { method, ...settings }: Omit<ShadeSettings, 'method'> & { readonly method: string },
    otherwise: ShadeMethodId,
  ) => shadeScale({ ...settings, method: SHADE_METHOD_IDS.find((id) => id === method) ?? otherwise }),

  /** What the interpolations and easings of gradients are called. */
  gradientWays: () => ({
    interpolations: INTERPOLATION_IDS.map((id) => ({ id, name: INTERPOLATIONS[id].name })),
    easings: EASING_IDS.map((id) => ({ id, name: EASINGS[id].name })),
  }),

  /** A gradient with what is said of it; a way that there is none of is read as the usual one. */
  gradient: (
    asked: { readonly stops: readonly Stop[]; readonly interpolation: string; readonly easing: string },
    count: number,
  ) => {
    const interpolation = INTERPOLATION_IDS.find((id) => id === asked.interpolation) ?? 'oklab';
    const easing = EASING_IDS.find((id) => id === asked.easing) ?? 'linear';
    return {
      interpolation,
      easing,
      samples: sampleRamp(asked.stops, INTERPOLATIONS[interpolation], EASINGS[easing], count).samples,
      analysed: analyseGradient(asked.stops, ANALYSED, interpolation, easing),
      grey: greynessOf(asked.stops, INTERPOLATIONS[interpolation]).verdict,
    };
  },

  /** What is said of a gradient, and of a generated one, each with the vivid one that is offered in its place. */
  analyseGradient: (...asked: Parameters<typeof analyseWithOffer>) => analyseWithOffer(...asked),
  generateGradient: (...asked: Parameters<typeof generateWithOffer>) => generateWithOffer(...asked),

  /** Design tokens: thousands of pairs are compared for them. */
  tokens: (settings: TokenSettings) => generateTokens(settings),

  /** What every generator makes of one colour. */
  madeFrom: (color: Rgb) => madeFrom(color),

  /** A design system from a brief: what searches palettes is loaded when it is first asked for. */
  system: async (settings: SystemInput) => (await import('../personalize/system/system.ts')).personalSystem(settings),

  /** Palettes for a brief, searched and judged here. */
  palettes: async (settings: PalettesInput) =>
    (await import('../personalize/answers/palettes.ts')).personalPalettes(settings),

  /** A palette of one's own, judged for the same brief. */
  score: async (settings: ScoreInput) => (await import('../personalize/answers/score.ts')).personalScore(settings),

  evaluatePalette: (colors: readonly Rgb[]) => evaluatePalette(colors),

  contrastInPicture: (picture: Picture) => contrastInPicture(picture),

  /** What a colour is called, and the colours of the atlas nearest to it. */
  named: async (color: Rgb, count: number) => {
    const [{ colorName }, { nearestReport }] = await Promise.all([
      import('../collections/atlas/name-list.ts'),
      import('../collections/atlas/nearest-report.ts'),
    ]);
    return { name: colorName(color), nearest: nearestReport(color, count, false) };
  },

  /** What share of a collection passes filters, from records that are derived here. */
  estimate: async (id: Estimated, query: Query) => (await import('../collections/estimate.ts')).estimate(id, query),

  /** The first records of a collection that pass filters, derived here. */
  firstMatches: async (id: Browsable, query: Query, count: number) =>
    (await import('../collections/first-matches.ts')).firstMatches(id, query, count),

  /** How what passes the other filters lies along some measures, from records that are derived here. */
  distribution: async (id: Browsable, axes: readonly Axis[], query: Query) =>
    (await import('../collections/distribution.ts')).distribution(id, axes, query),

  /** One record with all that is known of it, derived here. */
  record: async (id: Browsable, name: string) => (await import('../collections/whole-record.ts')).wholeRecord(id, name),

  imagePalette: (picture: Picture, count: number) => imagePalette(picture, count),

  /** Three repairs of a palette, with the colours at `lock` unchanged; null for one colour or too many. */
  repairs: async (colors: readonly Rgb[], target: number, lock: readonly number[]) =>
    (await import('../accessibility/vision/repair/repair.ts')).repairPalette(colors, target, lock),

  /** The least change that keeps names; palettes too long for that are separated in lightness alone. */
  fixAll: async (colors: readonly Rgb[], severity: number | undefined, threshold: number, lock: readonly number[]) => {
    const { repairPalette } = await import('../accessibility/vision/repair/repair.ts');
    const repairs = repairPalette(colors, Math.max(DEFAULT_TARGET, threshold), lock);
    if (repairs === null) return { ...separatePalette(colors, viewsAt(severity), threshold), grey: 0 };
    const { colors: changed, still_close } = repairs.change10;
    return {
      colors: changed.map(({ after }) => rgb(after)),
      left: still_close.length,
      grey: repairs.greyscale.length,
    };
  },

  /** A plate as data with its proof, and its pixels as the service draws them. */
  plate: (order: PlateOrder) => {
    const report = plateReport(order, { answers: true });
    const dots = report.dots.map(({ hex, figure = false, ...place }) => ({ ...place, color: rgb(hex), figure }));
    const { width, height, palette, pixels: indices } = drawDots(dots, order.size);
    const pixels: Pixels = new Uint8ClampedArray(4 * width * height);
    for (const [i, index] of indices.entries()) {
      const { r, g, b } = palette[index]!;
      pixels.set([r, g, b, 255], 4 * i);
    }
    return { report, pixels, width, height };
  },
} as const;

export type Tasks = typeof TASKS;
