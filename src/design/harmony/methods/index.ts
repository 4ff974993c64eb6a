import type { HarmonyMethod } from '../method.ts';
import { ANALOGOUS } from './analogous.ts';
import { COMPLEMENTARY } from './complementary.ts';
import { COMPOUND } from './compound.ts';
import { MONOCHROMATIC } from './monochromatic.ts';
import { POLYADIC } from './polyadic.ts';

/** The harmony methods by family, in the order in which they are listed. */
export const HARMONY_METHODS = {
  ...COMPLEMENTARY,
  ...ANALOGOUS,
  ...POLYADIC,
  ...MONOCHROMATIC,
  ...COMPOUND,
} as const satisfies Record<string, HarmonyMethod>;

export type HarmonyMethodId = keyof typeof HARMONY_METHODS;
export const HARMONY_METHOD_IDS = Object.keys(HARMONY_METHODS) as [HarmonyMethodId, ...HarmonyMethodId[]];
/** The same methods as a list. */
export const HARMONIES: readonly HarmonyMethod[] = Object.values(HARMONY_METHODS);
