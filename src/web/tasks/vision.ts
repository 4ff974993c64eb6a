import type { PlateOrder } from '../../accessibility/plate/plate.ts';
import { drawDots } from '../../accessibility/plate/raster.ts';
import { plateReport } from '../../accessibility/plate/report.ts';
import { chooseConditions } from '../../accessibility/vision/choose.ts';
import { type ModelId, models } from '../../accessibility/vision/models/index.ts';
import { simulatePixels } from '../../accessibility/vision/pixels.ts';
import { DEFAULT_TARGET } from '../../accessibility/vision/repair/target.ts';
import { separatePair, separatePalette } from '../../accessibility/vision/separate.ts';
import { type Rgb, rgb } from '../../color/rgb.ts';
import type { Pixels } from '../paint/plane.ts';

/** Normal vision, and the colour conditions at their usual severity or at one for all. */
const viewsAt = (severity: number | undefined) => [
  undefined,
  ...chooseConditions(undefined, severity).chosen.map(({ simulation }) => simulation),
];

/** Colour vision: images, pairs and palettes under simulation, and plates. */
export const VISION = {
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

  /** Three repairs of a palette, with the colours at `lock` unchanged; null for one colour or too many. */
  repairs: async (colors: readonly Rgb[], target: number, lock: readonly number[]) =>
    (await import('../../accessibility/vision/repair/repair.ts')).repairPalette(colors, target, lock),

  /** The least change that keeps names; palettes too long for that are separated in lightness alone. */
  fixAll: async (colors: readonly Rgb[], severity: number | undefined, threshold: number, lock: readonly number[]) => {
    const { repairPalette } = await import('../../accessibility/vision/repair/repair.ts');
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
