import type { ShadeMethod } from '../method.ts';
import { cubehelix } from './cubehelix.ts';
import { hslRamp } from './hsl-ramp.ts';
import { labBezier } from './lab-bezier.ts';
import { leonardoContrast } from './leonardo-contrast.ts';
import { luminanceGrade } from './luminance-grade.ts';
import { materialTonal } from './material-tonal.ts';
import { oklabMix } from './oklab-mix.ts';
import { oklchEven } from './oklch-even.ts';
import { radix } from './radix.ts';
import { tailwind } from './tailwind.ts';

/** The shade methods, by id. */
export const SHADE_METHODS = {
  oklch_even: oklchEven,
  oklab_mix: oklabMix,
  lab_bezier: labBezier,
  hsl_ramp: hslRamp,
  tailwind,
  material_tonal: materialTonal,
  leonardo_contrast: leonardoContrast,
  radix,
  luminance_grade: luminanceGrade,
  cubehelix,
} as const satisfies Record<string, ShadeMethod>;

export type ShadeMethodId = keyof typeof SHADE_METHODS;
export const SHADE_METHOD_IDS = Object.keys(SHADE_METHODS) as [ShadeMethodId, ...ShadeMethodId[]];
