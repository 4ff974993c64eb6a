import { attr, type Element, hasAttr, parentOf } from '../tree/node.ts';
import type { Page } from '../tree/page.ts';

/** Elements that a `label` can name (HTML, "labelable elements"). */
export const LABELABLE: ReadonlySet<string> = new Set([
  'button',
  'input',
  'meter',
  'output',
  'progress',
  'select',
  'textarea',
]);

/**
 * Labels by the field they name: `for` with an id, or the first labelable element inside, which the labels around a label
 * share with it.
 */
export const labelIndex = (page: Page): Map<Element, Element[]> => {
  const index = new Map<Element, Element[]>();
  const add = (field: Element | undefined, label: Element) => {
    if (!field || !LABELABLE.has(field.name)) return;
    if (field.name === 'input' && attr(field, 'type')?.toLowerCase() === 'hidden') return;
    const list = index.get(field);
    if (list) list.push(label);
    else index.set(field, [label]);
  };
  for (const label of page.byTag('label')) if (hasAttr(label, 'for')) add(page.byId(attr(label, 'for')!), label);
  const taken = new Set<Element>();
  for (const field of page.byTag(...LABELABLE)) {
    const around: Element[] = [];
    // The labels around one that is taken are taken, too.
    for (let up = parentOf(field); up && !taken.has(up); up = parentOf(up)) if (up.name === 'label') around.push(up);
    for (const label of around.reverse()) {
      taken.add(label);
      if (!hasAttr(label, 'for')) add(field, label);
    }
  }
  return index;
};
