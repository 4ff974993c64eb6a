import type { PaletteMethod } from '../method.ts';
import { diverging } from './diverging.ts';
import { goldenRatio } from './golden-ratio.ts';
import { mapCyclic, mapDiverging, mapSequential } from './maps.ts';
import { monochromatic } from './monochromatic.ts';
import { qualitative } from './qualitative.ts';
import { random } from './random.ts';
import { sequential } from './sequential.ts';
import * as wheel from './wheel.ts';

/** The palette methods; those marked `in_library` are used by the palette library too. */
export const PALETTE_METHODS = {
  complementary: wheel.complementary,
  triadic: wheel.triadic,
  analogous: wheel.analogous,
  tetradic: wheel.tetradic,
  golden_ratio: goldenRatio,
  monochromatic,
  random,
  split_complementary: wheel.splitComplementary,
  double_split_complementary: wheel.doubleSplitComplementary,
  square: wheel.square,
  hexadic: wheel.hexadic,
  accented_analogous: wheel.accentedAnalogous,
  compound: wheel.compound,
  qualitative,
  sequential,
  diverging,
  map_sequential: mapSequential,
  map_diverging: mapDiverging,
  map_cyclic: mapCyclic,
} as const satisfies Record<string, PaletteMethod>;

export type PaletteMethodId = keyof typeof PALETTE_METHODS;
export const PALETTE_METHOD_IDS = Object.keys(PALETTE_METHODS) as [PaletteMethodId, ...PaletteMethodId[]];
