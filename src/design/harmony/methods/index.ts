import type { HarmonyMethod } from '../method.ts';
import * as analogous from './analogous.ts';
import * as complementary from './complementary.ts';
import * as compound from './compound.ts';
import * as monochromatic from './monochromatic.ts';
import * as polyadic from './polyadic.ts';

/** The harmony methods by family, in the order in which they are listed. */
export const HARMONY_METHODS = {
  complementary: complementary.complementary,
  near_complementary: complementary.nearComplementary,
  split_complementary: complementary.splitComplementary,
  double_complementary: complementary.doubleComplementary,
  double_split_complementary: complementary.doubleSplitComplementary,
  analogous: analogous.analogous,
  analogous_narrow: analogous.analogousNarrow,
  analogous_wide: analogous.analogousWide,
  analogous_sweep: analogous.analogousSweep,
  triadic: polyadic.triadic,
  tetradic: polyadic.tetradic,
  square: polyadic.square,
  pentadic: polyadic.pentadic,
  hexadic: polyadic.hexadic,
  heptadic: polyadic.heptadic,
  monochromatic: monochromatic.monochromatic,
  monochromatic_tints: monochromatic.monochromaticTints,
  monochromatic_tones: monochromatic.monochromaticTones,
  monochromatic_shades: monochromatic.monochromaticShades,
  compound: compound.compound,
  accented_analogous: compound.accentedAnalogous,
  clash: compound.clash,
  golden_ratio: compound.goldenRatio,
} as const satisfies Record<string, HarmonyMethod>;

export type HarmonyMethodId = keyof typeof HARMONY_METHODS;
export const HARMONY_METHOD_IDS = Object.keys(HARMONY_METHODS) as [HarmonyMethodId, ...HarmonyMethodId[]];
/** The same methods as a list. */
export const HARMONIES: readonly HarmonyMethod[] = Object.values(HARMONY_METHODS);
