import { act } from '../../../model/links.ts';
import { all } from '../../../model/requirements.ts';
import { faultOf } from '../../../model/verdict.ts';
import { ROLES } from '../../../page/accessibility/aria.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr, type Element, isElement, isText } from '../../../page/tree/node.ts';
import { ownedIds, transparent } from '../facts/ownership.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

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

/**
 * Roles with required children; what a combobox opens may lie elsewhere. Sections of books (`doc-endnotes`,
 * `doc-bibliography`, `doc-glossary`) hold a heading and a plain list, as DPUB-ARIA 1.1 shows them.
 */
const OWNING = [...ROLES].flatMap(([role, { owned: roles }]) =>
  roles.size && role !== 'combobox' && !role.startsWith('doc-') ? [role] : [],
);

const NATIVE = all('may', '1.3.1');

/** Groups within groups that are looked into. */
const GROUPS = 8;

/** The first of some elements that is not wanted; a group must hold what is wanted itself. */
const wrongIn = (
  view: View,
  children: readonly Element[],
  wanted: ReadonlySet<string>,
  levels: number,
): Element | undefined => {
  for (const child of children) {
    const role = view.roleOf(child) ?? '';
    if (!wanted.has(role)) return child;
    const wrong = role === 'group' && levels > 0 ? wrongIn(view, owned(view, child), wanted, levels - 1) : undefined;
    if (wrong) return wrong;
  }
  return undefined;
};

export const a11yAriaRequiredOwned = a11y(
  'a11y-aria-required-owned',
  'critical',
  'Element has children that its role does not allow',
  {
    help: act('bc4a75'),
    fix: 'Use only the child roles that WAI-ARIA allows.',
    requirements: {
      criteria: [{ sc: '1.3.1', when: 'fails' }],
      techniques: ['ARIA4'],
      failures: ['F43'],
      act: ['bc4a75'],
      note: "For a role attribute. Where the role is the element's own (ul, ol, table), 1.3.1 may fail.",
    },
    elements: (view) =>
      view
        .withRole(...OWNING)
        .filter((element) => attr(element, 'aria-busy') !== 'true' && !/^(select|datalist)$/.test(element.name)),
    test: (element, view) => {
      const role = view.roleOf(element)!;
      const wanted = ROLES.get(role)!.owned;
      const children = owned(view, element);
      const wrong = wrongIn(view, children, wanted, GROUPS);
      // The role of the element itself is given by HTML, whose own rules browsers repair.
      const fault = (text: string) => (explicitRole(element) === null ? faultOf(text, NATIVE) : text);
      if (wrong) return fault(`${role} holds ${view.roleOf(wrong) ?? wrong.name}`);
      const content = element.children.some(
        (child) =>
          (isElement(child) && view.rendering.exposed(child) && child.name !== 'script' && child.name !== 'style') ||
          (isText(child) && child.data.trim() !== ''),
      );
      return children.length || !content ? null : fault(`${role} holds no ${[...wanted].join(' or ')}`);
    },
    none: 'No element has a role with required children.',
    message: (n, of) => `${n} of ${of} elements contain something that their role does not allow.`,
    examples: {
      passed: [
        '<div role="list"><div><div role="listitem">x</div></div></div>',
        '<div role="menu"><div role="none"><div role="menuitem">x</div></div></div>',
        '<ul><li>x</li></ul>',
        '<table><tr><td>x</td></tr></table>',
        '<table role="grid"><tr><td>x</td></tr></table>',
        '<ul role="menubar"><li role="none"><a role="menuitem" href="/x">x</a><ul role="menu"><li role="menuitem">y</li><li role="separator"></li></ul></li></ul>',
        '<div role="listbox"><div role="group" aria-label="g"><div role="option">x</div></div></div>',
        '<div role="list" aria-owns="i"></div><div role="listitem" id="i">x</div>',
      ],
      failed: [
        '<div role="list"><a href="/x">x</a></div>',
        '<div role="tablist"><div role="button">x</div></div>',
        '<div role="menu"><p>x</p></div>',
        '<ul><a href="/x">x</a></ul>',
        '<ul><div></div></ul>',
        '<div role="listbox"><div role="group" aria-label="g"><a href="/x">x</a></div></div>',
      ],
      notApplicable: [
        '<p>x</p>',
        '<div role="list" aria-busy="true">x</div>',
        '<section role="doc-endnotes"><h2>Notes</h2></section>',
        '<section role="doc-glossary"><h2>Terms</h2></section>',
        '<div role="list" hidden><b>x</b></div>',
      ],
    },
  },
);
