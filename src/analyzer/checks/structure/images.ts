import type { Element } from '../../reading/page/node.ts';
import type { View } from './view.ts';

export const nameless =
  ({ names }: View) =>
  (element: Element): string | null =>
    names.of(element) ? null : '';
