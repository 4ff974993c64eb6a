import { isTabbable, tabIndex } from '../../../page/focus.ts';
import { reachable } from '../../../page/name.ts';
import { attr, type Element } from '../../../page/node.ts';
import { act, axe } from '../../links.ts';
import { judge, unsure } from '../../verdict.ts';
import { a11y } from './define.ts';

const hiddenFocus = a11y.each(
  {
    id: 'a11y-aria-hidden-focus',
    severity: 'serious',
    title: 'Hidden element can be focused',
    help: act('6cfa84'),
    fix: 'Remove the content from the tab order (inert, hidden, tabindex="-1"), or expose the element to assistive technology.',
  },
  (view) => view.page.byAttribute('aria-hidden').filter((element) => attr(element, 'aria-hidden') === 'true'),
  (part, view) => {
    if (part === view.page.body || part === view.page.root) return 'the whole page';
    for (const node of [part, ...view.page.descendants(part)]) {
      if (node.kind !== 'element' || !isTabbable(node, view.rendering)) continue;
      return view.rendering.external && reachable(node)
        ? unsure('A linked style sheet may hide the element completely.')
        : node.tag;
    }
    return null;
  },
  {
    none: 'Nothing is hidden with aria-hidden.',
    message: (n, of) => `${n} of ${of} elements hidden with aria-hidden can be reached with the tab key.`,
  },
);

const tabindex = a11y.each(
  {
    id: 'a11y-tabindex',
    severity: 'serious',
    title: 'Positive tabindex',
    help: axe('tabindex'),
    fix: 'Use tabindex="0" and arrange the source order instead.',
  },
  (view) => view.page.byAttribute('tabindex').filter((element) => tabIndex(element) !== null),
  (element) => (tabIndex(element)! > 0 ? String(tabIndex(element)) : null),
  {
    none: 'No element has a tabindex.',
    message: (n, of) => `${n} of ${of} tabindex values are above 0.`,
  },
);

const accesskey = a11y(
  {
    id: 'a11y-accesskey-unique',
    severity: 'minor',
    title: 'Access key is used twice',
    help: axe('accesskeys'),
    fix: 'Use a different key for each element, or none.',
  },
  (view) => {
    const keyed = view.page.byAttribute('accesskey').filter((element) => attr(element, 'accesskey')?.trim());
    const keyOf = (element: Element) => attr(element, 'accesskey')!.trim().toLowerCase();
    const uses = new Map<string, number>();
    for (const element of keyed) uses.set(keyOf(element), (uses.get(keyOf(element)) ?? 0) + 1);
    return judge(view.page, keyed, (element) => (uses.get(keyOf(element))! > 1 ? keyOf(element) : null), {
      none: 'No element has an access key.',
      message: (n) => `${n} elements share an access key.`,
    });
  },
);

export const focusChecks = [hiddenFocus, tabindex, accesskey];
