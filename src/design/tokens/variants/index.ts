import { bootstrap } from './bootstrap.ts';
import { compose, flutter, mui } from './code.ts';
import { chakra, lightDark, shadcn } from './css.ts';
import { aco, ase, clr, gpl } from './palette-files.ts';
import { radixThemes } from './radix-themes.ts';
import { resolver } from './resolver.ts';
import { tokensStudio } from './tokens-studio.ts';
import type { Variant } from './variant.ts';

/** Forms of the formats for tools of their own, by id. */
export const VARIANTS = {
  'light-dark': lightDark,
  shadcn,
  bootstrap,
  chakra,
  'radix-themes': radixThemes,
  resolver,
  'tokens-studio': tokensStudio,
  compose,
  flutter,
  mui,
  ase,
  aco,
  gpl,
  clr,
} as const satisfies Record<string, Variant>;
export type VariantId = keyof typeof VARIANTS;
export const VARIANT_IDS = Object.keys(VARIANTS) as [VariantId, ...VariantId[]];
