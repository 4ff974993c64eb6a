import { ROLES } from '../../reading/page/aria.ts';
import { attr, type Element, isElement, isText } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { ownedIds, transparent } from './ownership.ts';
import { a11y, type View } from './view.ts';

/** What an element owns in the accessibility tree: through elements without a role of their own, and by aria-owns. */
const owned = (view: View, element: Element): Element[] => {
  const found: Element[] = [];
  const stack = [...element.children, ...ownedIds(view, element)].reverse();
  while (stack.length) {
    const node = stack.pop()!;
    if (!isElement(node) || !view.rendering.exposed(node)) continue;
    if (/^(script|style|colgroup|col)$/.test(node.name)) continue;
    const role = view.roleOf(node);
    if (!transparent(view, node)) found.push(node);
    else if (role === null && /^(svg|img|object|iframe|video|audio|embed|canvas|math|input|legend)$/.test(node.name))
      found.push(node);
    else stack.push(...[...node.children].reverse());
  }
  return found;
};

export const a11yAriaRequiredOwned = a11y({
  id: 'a11y-aria-required-owned',
  severity: 'critical',
  title: 'Element has children that its role does not allow',
  help: act('bc4a75'),
  fix: 'Use only the child roles that WAI-ARIA allows.',
  elements: (view) =>
    view.page.elements.filter((element) => {
      if (!view.rendering.exposed(element) || attr(element, 'aria-busy') === 'true') return false;
      const role = view.roleOf(element);
      return (
        role !== null &&
        role !== 'combobox' &&
        (ROLES.get(role)?.owned.size ?? 0) > 0 &&
        !/^(select|datalist)$/.test(element.name)
      );
    }),
  test: (element, view) => {
    const role = view.roleOf(element)!;
    const wanted = ROLES.get(role)!.owned;
    const children = owned(view, element);
    const wrong = children.find((child) => !wanted.has(view.roleOf(child) ?? ''));
    if (wrong) return `${role} holds ${view.roleOf(wrong) ?? wrong.name}`;
    const content = element.children.some(
      (child) =>
        (isElement(child) && view.rendering.exposed(child) && child.name !== 'script' && child.name !== 'style') ||
        (isText(child) && child.data.trim() !== ''),
    );
    return children.length || !content ? null : `${role} holds no ${[...wanted].join(' or ')}`;
  },
  none: 'No element has a role with required children.',
  message: (n, of) => `${n} of ${of} elements contain something that their role does not allow.`,
  examples: {
    passed: [
      '<ul><li>x</li></ul>',
      '<div role="list"><div><div role="listitem">x</div></div></div>',
      '<div role="menu"><div role="none"><div role="menuitem">x</div></div></div>',
      '<table><tr><td>x</td></tr></table>',
      '<div role="list" aria-owns="i"></div><div role="listitem" id="i">x</div>',
    ],
    failed: [
      '<div role="list"><a href="/x">x</a></div>',
      '<div role="tablist"><div role="button">x</div></div>',
      '<div role="menu"><p>x</p></div>',
      '<ul><div></div></ul>',
    ],
    notApplicable: ['<p>x</p>', '<div role="list" aria-busy="true">x</div>', '<div role="list" hidden><b>x</b></div>'],
  },
});
