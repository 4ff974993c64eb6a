import type { Element } from '../../reading/page/node.ts';
import type { View } from './view.ts';

/** Tests whether an element has an accessible name. */
export const nameless = (element: Element, { names }: View): string | null => (names.of(element) ? null : '');
