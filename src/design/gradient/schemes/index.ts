import * as data from './data.ts';
import * as geometry from './geometry.ts';
import * as nature from './nature.ts';
import type { GradientScheme } from './scheme.ts';

/** The 18 gradient schemes: `method` of a gradient that is generated, `scheme` of the library. */
export const GRADIENT_SCHEMES = {
  monochrome: geometry.monochrome,
  'tint-shade': geometry.tintShade,
  analogous: geometry.analogous,
  complementary: geometry.complementary,
  'split-complementary': geometry.splitComplementary,
  triadic: geometry.triadic,
  tetradic: geometry.tetradic,
  duotone: geometry.duotone,
  sequential: data.sequential,
  diverging: data.diverging,
  cyclic: data.cyclic,
  rainbow: data.rainbow,
  temperature: data.temperature,
  sunrise: nature.sunrise,
  ocean: nature.ocean,
  forest: nature.forest,
  aurora: nature.aurora,
  metallic: nature.metallic,
} as const satisfies Record<string, GradientScheme>;
export type GradientSchemeId = keyof typeof GRADIENT_SCHEMES;
export const GRADIENT_SCHEME_IDS = Object.keys(GRADIENT_SCHEMES) as [GradientSchemeId, ...GradientSchemeId[]];
