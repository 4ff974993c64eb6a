import type { Rgb } from '../../../color/rgb.ts';
import type { ShadeMethod } from '../../../design/shade/method.ts';
import { SHADE_METHODS, type ShadeMethodId } from '../../../design/shade/methods/index.ts';
import { radix } from './radix.ts';
import { tailwind } from './tailwind.ts';

const today =
  (method: ShadeMethod) =>
  (base: Rgb, steps: number): readonly Rgb[] =>
    method.scale(base, steps).colors;

/**
 * The methods of the library, in the order in which version 1 counts them. The seed of a record promises its bits, so
 * methods that the generator has since improved are here as the first edition had them; the others are the generator's
 * own, and the hash of all rows changes when one of those moves.
 */
export const LIBRARY_METHODS = {
  oklch_even: today(SHADE_METHODS.oklch_even),
  oklab_mix: today(SHADE_METHODS.oklab_mix),
  lab_bezier: today(SHADE_METHODS.lab_bezier),
  hsl_ramp: today(SHADE_METHODS.hsl_ramp),
  tailwind,
  material_tonal: today(SHADE_METHODS.material_tonal),
  leonardo_contrast: today(SHADE_METHODS.leonardo_contrast),
  radix,
  luminance_grade: today(SHADE_METHODS.luminance_grade),
  cubehelix: today(SHADE_METHODS.cubehelix),
} as const satisfies Partial<Record<ShadeMethodId, (base: Rgb, steps: number) => readonly Rgb[]>>;
export type LibraryMethodId = keyof typeof LIBRARY_METHODS;
export const LIBRARY_METHOD_IDS = Object.keys(LIBRARY_METHODS) as [LibraryMethodId, ...LibraryMethodId[]];
/** Methods of which the generator has another edition now. */
export const MOVED_ON: ReadonlySet<LibraryMethodId> = new Set(['tailwind', 'radix']);
