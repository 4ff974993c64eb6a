import { ROLES } from '../../../page/aria.ts';
import { tabIndex } from '../../../page/focus.ts';
import { attr, type Element, parentOf } from '../../../page/node.ts';
import { explicitRole, hasGlobalAria } from '../../../page/role.ts';
import { act } from '../../links.ts';
import { judge } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

/** Looked through: no role of its own, nothing that keeps it in the accessibility tree. */
const transparent = (view: View, element: Element): boolean => {
  const role = view.roleOf(element);
  if (role === 'none') return true;
  return (role === null || role === 'generic') && !hasGlobalAria(element) && tabIndex(element) === null;
};

const ownedIds = (view: View, element: Element): Element[] =>
  (attr(element, 'aria-owns') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => view.page.byId(id))
    .filter((one) => one !== undefined);

/** What an element owns in the accessibility tree: through elements without a role of their own, and by aria-owns. */
const owned = (view: View, element: Element): Element[] => {
  const found: Element[] = [];
  const stack = [...element.children, ...ownedIds(view, element)].reverse();
  while (stack.length) {
    const node = stack.pop()!;
    if (node.kind !== 'element' || !view.rendering.exposed(node)) continue;
    if (/^(script|style|colgroup|col)$/.test(node.tag)) continue;
    const role = view.roleOf(node);
    if (!transparent(view, node)) found.push(node);
    else if (role === null && /^(svg|img|object|iframe|video|audio|embed|canvas|math|input|legend)$/.test(node.tag))
      found.push(node);
    else stack.push(...[...node.children].reverse());
  }
  return found;
};

const requiredOwned = a11y.each(
  {
    id: 'a11y-aria-required-owned',
    severity: 'critical',
    title: 'Element has children that its role does not allow',
    help: act('bc4a75'),
    fix: 'Use only the child roles that WAI-ARIA allows.',
  },
  (view) =>
    view.page.elements.filter((element) => {
      if (!view.rendering.exposed(element) || attr(element, 'aria-busy') === 'true') return false;
      const role = view.roleOf(element);
      return (
        role !== null &&
        role !== 'combobox' &&
        (ROLES.get(role)?.owned.size ?? 0) > 0 &&
        !/^(select|datalist)$/.test(element.tag)
      );
    }),
  (element, view) => {
    const role = view.roleOf(element)!;
    const wanted = ROLES.get(role)!.owned;
    const children = owned(view, element);
    const wrong = children.find((child) => !wanted.has(view.roleOf(child) ?? ''));
    if (wrong) return `${role} holds ${view.roleOf(wrong) ?? wrong.tag}`;
    const content = element.children.some(
      (child) =>
        (child.kind === 'element' &&
          view.rendering.exposed(child) &&
          child.tag !== 'script' &&
          child.tag !== 'style') ||
        (child.kind === 'text' && child.text.trim() !== ''),
    );
    return children.length || !content ? null : `${role} holds no ${[...wanted].join(' or ')}`;
  },
  {
    none: 'No element has a role with required children.',
    message: (n, of) => `${n} of ${of} elements contain something that their role does not allow.`,
  },
);

const requiredContext = a11y(
  {
    id: 'a11y-aria-required-context',
    severity: 'critical',
    title: 'Role is outside its required parent',
    help: act('ff89c9'),
    fix: 'Put the element into a parent with one of the roles that WAI-ARIA requires.',
  },
  (view) => {
    const ownerOf = new Map<Element, Element>();
    for (const element of view.page.byAttribute('aria-owns'))
      if (attr(element, 'aria-owns')) for (const one of ownedIds(view, element)) ownerOf.set(one, element);
    const elements = view.page.byAttribute('role').filter((element) => {
      const role = explicitRole(element);
      return (
        role !== null &&
        (ROLES.get(role)?.context.size ?? 0) > 0 &&
        view.rendering.exposed(element) &&
        view.roleOf(element) === role
      );
    });
    return judge(
      view.page,
      elements,
      (element) => {
        const role = explicitRole(element)!;
        const wanted = ROLES.get(role)!.context;
        let groups = 0;
        for (let up = ownerOf.get(element) ?? parentOf(element); up; up = ownerOf.get(up) ?? parentOf(up)) {
          const around = view.roleOf(up);
          if (around !== null && wanted.has(around) && around !== 'group') return null;
          if (around === 'group' && wanted.has('group') && groups < 1) {
            groups += 1;
            continue;
          }
          if (around === role && role === 'treeitem') continue;
          if (around === 'listitem' && role === 'listitem') return role;
          if (!transparent(view, up)) return role;
        }
        return role;
      },
      {
        none: 'No element has a role with a required parent.',
        message: (n, of) => `${n} of ${of} elements are outside the parent that their role requires.`,
      },
    );
  },
);

export const ownershipChecks = [requiredOwned, requiredContext];
