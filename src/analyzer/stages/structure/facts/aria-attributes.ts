import { attr, type Element } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import type { View } from './view.ts';

export const ariaNames = (element: Element): string[] => {
  const names: string[] = [];
  for (const name in element.attribs) if (name.startsWith('aria-')) names.push(name);
  return names;
};

export const withAria = (view: View): readonly Element[] =>
  view.page.byAttribute(...view.page.attributeNames.filter((name) => name.startsWith('aria-')));

export const NONE = 'No element has an ARIA attribute.';

/** Ids an attribute names that no element has. */
export const missingIds = (page: Page, element: Element, attribute: string): string[] =>
  (attr(element, attribute) ?? '').split(/\s+/).filter((id) => id && !page.byId(id));
