import type { ListKind } from '../kind.ts';
import { check, contrast } from './contrast.ts';
import { conversion, everyday } from './conversion.ts';
import { difference } from './difference.ts';
import { simulation } from './simulation.ts';

/** The operations that take a list in place of one colour or pair, by the path that they have below /v1. */
export const LIST_KIND_IDS = [
  'science/convert',
  'color/convert',
  'science/delta-e',
  'color/contrast',
  'accessibility/check',
  'vision/simulate',
] as const;
export type ListKindId = (typeof LIST_KIND_IDS)[number];

export const listKinds: Readonly<Record<ListKindId, ListKind<never>>> = {
  'science/convert': conversion,
  'color/convert': everyday,
  'science/delta-e': difference,
  'color/contrast': contrast,
  'accessibility/check': check,
  'vision/simulate': simulation,
};
