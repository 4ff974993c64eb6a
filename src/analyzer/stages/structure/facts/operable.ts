import { isFocusable } from '../../../page/accessibility/focus.ts';
import { type Element, parentOf } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

/** The elements that can take the focus, and all that they stand in. */
export const holdersOfFocus = ({ page, rendering }: View): ReadonlySet<Element> => {
  const found = new Set<Element>();
  for (const element of page.elements) {
    if (!isFocusable(element, rendering)) continue;
    for (let up: Element | null = element; up && !found.has(up); up = parentOf(up)) found.add(up);
  }
  return found;
};

/** Its script may give it a shadow tree, and that the focus. */
export const isCustom = ({ name }: Element): boolean => name.includes('-');

/** Whether an element or one that it stands in is of some kind. */
export const isWithin = (element: Element, kind: (one: Element) => boolean): boolean => {
  for (let up: Element | null = element; up; up = parentOf(up)) if (kind(up)) return true;
  return false;
};
