import type { Element } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

export const LANDMARKS = [
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
] as const;

/** Landmarks in document order; forms and regions are landmarks only with a name. */
export const landmarksOf = (view: View): readonly Element[] =>
  view
    .withRole(...LANDMARKS)
    .filter((element) => !/^(form|region)$/.test(view.roleOf(element)!) || view.names.of(element));
