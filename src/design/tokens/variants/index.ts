import { compose, flutter, mui } from './code.ts';
import { bootstrap, chakra, lightDark, radixThemes, shadcn } from './css.ts';
import { resolver } from './resolver.ts';
import type { Variant } from './variant.ts';

/** Forms of the formats for tools of their own, by id. */
export const VARIANTS = {
  'light-dark': lightDark,
  shadcn,
  bootstrap,
  chakra,
  'radix-themes': radixThemes,
  resolver,
  compose,
  flutter,
  mui,
} as const satisfies Record<string, Variant>;
export type VariantId = keyof typeof VARIANTS;
export const VARIANT_IDS = Object.keys(VARIANTS) as [VariantId, ...VariantId[]];
