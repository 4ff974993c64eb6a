import type { ListKind } from '../kind.ts';
import { check, contrast } from './contrast.ts';
import { conversion, everyday } from './conversion.ts';
import { difference } from './difference.ts';
import { simulation } from './simulation.ts';

/** The operations that take a list in place of one colour or pair, by the path that they have below /v1. */
export const listKinds = {
  'science/convert': conversion,
  'color/convert': everyday,
  'science/delta-e': difference,
  'color/contrast': contrast,
  'accessibility/check': check,
  'vision/simulate': simulation,
} as const satisfies Readonly<Record<string, ListKind<never>>>;

export type ListKindId = keyof typeof listKinds;
export const LIST_KIND_IDS = Object.keys(listKinds) as [ListKindId, ...ListKindId[]];
