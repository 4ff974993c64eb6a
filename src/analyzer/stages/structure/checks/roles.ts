import { act, axe } from '../../../model/links.ts';
import { judge, notApplicable } from '../../../model/verdict.ts';
import { isRole, ROLES } from '../../../page/accessibility/aria.ts';
import { isFocusable, isTabbable } from '../../../page/accessibility/focus.ts';
import { explicitRole, implicitRole } from '../../../page/accessibility/role.ts';
import { attr, type Element, isElement, type Node, tokens } from '../../../page/tree/node.ts';
import { allowedRoles } from '../facts/allowed-roles.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Which required attributes an element with an explicit role lacks. */
const lacking = (element: Element, role: string, focusable: boolean): string[] => {
  const given = (name: string) => Boolean(attr(element, name)?.trim());
  if (role === 'separator') return focusable && !given('aria-valuenow') ? ['aria-valuenow'] : [];
  return [...ROLES.get(role)!.required.keys()].filter((name) => {
    if (given(name) || role === 'option') return false;
    if (role === 'combobox' && name === 'aria-controls')
      return given('aria-expanded') && attr(element, 'aria-expanded')!.trim() === 'true' && !given('aria-owns');
    return true;
  });
};

/**
 * The first focusable element below each of some elements, which may lie in one another: those further in are looked at
 * first.
 */
const innerOf = (outer: readonly Element[], { rendering }: View): ReadonlyMap<Element, string | null> => {
  const found = new Map<Element, string | null>();
  const firstBelow = (top: Element): string | null => {
    const stack: Node[] = [...top.children].reverse();
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (!isElement(node)) continue;
      if (node.name !== 'option' && isTabbable(node, rendering)) return node.name;
      const known = found.get(node);
      if (known) return known;
      if (known === undefined) for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
    }
    return null;
  };
  for (const element of outer.toReversed()) found.set(element, firstBelow(element));
  return found;
};

/** Elements that are nothing to assistive technology, so that no role has a meaning there. */
const NEVER_EXPOSED = /^(base|head|link|meta|script|style|template|title)$/;

export const ROLES_CHECKS = [
  a11y('a11y-role-valid', 'critical', 'Role does not exist', {
    help: act('674b10'),
    fix: 'Use a role of WAI-ARIA, or remove the attribute.',
    requirements: {
      criteria: [
        { sc: '4.1.2', when: 'may' },
        { sc: '1.3.1', when: 'may' },
      ],
      techniques: ['ARIA4', 'G108'],
      act: ['674b10'],
    },
    elements: (view) =>
      view.page
        .byAttribute('role')
        .filter((element) => tokens(element, 'role').length && view.rendering.exposed(element)),
    test: (element) => (tokens(element, 'role').some(isRole) ? null : attr(element, 'role')!),
    none: 'No element has a role attribute.',
    message: (n, of) => `${n} of ${of} role attributes contain no WAI-ARIA role.`,
    examples: {
      passed: ['<div role="button">x</div>', '<div role="unknown button">x</div>', '<div role="doc-chapter">x</div>'],
      failed: ['<div role="buton">x</div>', '<div role="widget">x</div>'],
      notApplicable: ['<p>x</p>', '<div role="">x</div>', '<div role="buton" hidden>x</div>'],
    },
  }),
  a11y('a11y-role-allowed', 'minor', 'Role is not allowed on this element', {
    help: axe('aria-allowed-role'),
    fix: 'Use an element without a role of its own, such as div or span, or the element that has the role built in.',
    requirements: {
      criteria: [],
      techniques: ['ARIA4'],
      note: 'ARIA in HTML forbids it; best practice unless role none takes meaning away.',
    },
    elements: (view) =>
      view.page
        .byAttribute('role')
        .filter(
          (element) =>
            element.namespace === 'html' &&
            explicitRole(element) !== null &&
            (view.rendering.exposed(element) || NEVER_EXPOSED.test(element.name)),
        ),
    test: (element) => {
      const role = explicitRole(element)!;
      const allowed = role === implicitRole(element) ? null : allowedRoles(element);
      return allowed === null || allowed.has(role) ? null : `${element.name} role="${role}"`;
    },
    none: 'No element states a role.',
    message: (n, of) => `${n} of ${of} roles are not allowed on their element.`,
    examples: {
      passed: [
        '<div role="button">x</div>',
        '<a href="/x" role="button">x</a>',
        '<nav role="navigation">x</nav>',
        '<ul role="menu"><li role="menuitem">x</li></ul>',
        '<ul role="none"><li role="button" tabindex="0">x</li></ul>',
        '<article><li role="note">x</li></article>',
        '<figure role="group"><p>x</p></figure>',
        '<img alt="" role="presentation" src="/a.png">',
        '<img alt="" aria-label="Send" role="button" src="/a.png">',
        '<figure role="doc-example"><figcaption>x</figcaption></figure>',
        '<img src="/a.png" alt="m" usemap="#m"><map name="m"><area role="link" alt="x"></map>',
      ],
      failed: [
        '<main role="navigation">x</main>',
        '<h2 role="button">x</h2>',
        '<ul><li role="button" tabindex="0">x</li></ul>',
        '<menu><li role="link" tabindex="0">x</li></menu>',
        '<figure role="doc-backlink"><figcaption>x</figcaption></figure>',
        '<section role="button">x</section>',
        '<input type="radio" role="button" aria-label="x">',
        '<img alt="" role="button" src="/a.png">',
        '<label role="button">x</label>',
        '<style role="note"></style>',
        '<img src="/a.png" alt="m" usemap="#m"><map name="m"><area role="button" href="/x" alt="x"></map>',
      ],
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-role-required-attr', 'critical', 'Role lacks a required attribute', {
    help: act('4e8ab6'),
    fix: 'Add the attribute, or use the native HTML element.',
    requirements: {
      criteria: [
        { sc: '4.1.2', when: 'may' },
        { sc: '1.3.1', when: 'may' },
      ],
      techniques: ['ARIA5'],
      act: ['4e8ab6'],
    },
    run: (view) => {
      const native = (element: Element) =>
        element.name === 'input' && /^(checkbox|radio|range)$/i.test(attr(element, 'type') ?? '');
      const elements = view.page.byAttribute('role').filter((element) => {
        const role = explicitRole(element);
        if (role === null || role === implicitRole(element) || native(element) || !view.rendering.exposed(element))
          return false;
        return ROLES.get(role)!.required.size > 0 || role === 'separator';
      });
      return judge(
        view,
        elements,
        (element) => lacking(element, explicitRole(element)!, isFocusable(element, view.rendering)).join(', ') || null,
        {
          none: 'No element has a role with required attributes.',
          message: (n, of) => `${n} of ${of} elements lack an attribute that their role requires.`,
        },
      );
    },
    examples: {
      passed: [
        '<div role="checkbox" aria-checked="true">x</div>',
        '<div role="separator">x</div>',
        '<div role="combobox" aria-expanded="false">x</div>',
      ],
      failed: [
        '<div role="checkbox">x</div>',
        '<div role="heading">x</div>',
        '<div role="slider">x</div>',
        '<div role="separator" tabindex="0">x</div>',
        '<div role="combobox" aria-expanded="true">x</div>',
      ],
      notApplicable: ['<p>x</p>', '<input type="checkbox" role="switch">'],
    },
  }),
  a11y('a11y-presentational-children', 'serious', 'Control inside a control', {
    help: act('307n5z'),
    fix: 'Move the inner control out: its content is not exposed to assistive technology.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'fails' }], techniques: ['H91'], act: ['307n5z'] },
    run: (view) => {
      const roles = [...ROLES]
        .filter(([, facts]) => facts.childrenPresentational && !facts.abstract)
        .map(([name]) => name);
      const outer = view.withRole(...roles);
      if (!outer.length) return notApplicable('No element hides the roles of its children.');
      const inner = innerOf(outer, view);
      return judge(view, outer, (element) => inner.get(element)!, {
        none: '',
        message: (n, of) => `${n} of ${of} controls contain another focusable element.`,
      });
    },
    examples: {
      passed: [
        '<button><b>Buy</b></button>',
        '<div role="checkbox" aria-checked="true">x <a tabindex="-1" href="/x">y</a></div>',
      ],
      failed: ['<button><a href="/x">x</a></button>', '<div role="tab"><input></div>'],
      notApplicable: '<p>x</p>',
    },
  }),
];
