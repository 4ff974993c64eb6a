import { tabIndex } from '../../reading/page/focus.ts';
import { attr, type Element } from '../../reading/page/node.ts';
import { hasGlobalAria } from '../../reading/page/role.ts';
import type { View } from './view.ts';

/** Looked through: no role of its own, nothing that keeps it in the accessibility tree. */
export const transparent = (view: View, element: Element): boolean => {
  const role = view.roleOf(element);
  // A form without a name is no landmark, and as good as a div.
  if (role === 'none' || (role === 'form' && !view.names.of(element))) return true;
  return (role === null || role === 'generic') && !hasGlobalAria(element) && tabIndex(element) === null;
};

export const ownedIds = (view: View, element: Element): Element[] =>
  (attr(element, 'aria-owns') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => view.page.byId(id))
    .filter((one) => one !== undefined);
