import { tabIndex } from '../../../page/accessibility/focus.ts';
import { hasGlobalAria } from '../../../page/accessibility/role.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

/** Looked through: no role of its own, nothing that keeps it in the accessibility tree. */
export const transparent = (view: View, element: Element): boolean => {
  const role = view.roleOf(element);
  // A form without a name is not a landmark.
  if (role === 'none' || (role === 'form' && !view.names.of(element))) return true;
  return (role === null || role === 'generic') && !hasGlobalAria(element) && tabIndex(element) === null;
};

export const ownedIds = (view: View, element: Element): Element[] =>
  (attr(element, 'aria-owns') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => view.page.byId(id))
    .filter((one) => one !== undefined);
