import { isRole, ROLES } from '../../../page/aria.ts';
import { isFocusable, isTabbable } from '../../../page/focus.ts';
import { attr, type Element, tokens } from '../../../page/node.ts';
import { explicitRole, implicitRole } from '../../../page/role.ts';
import { act } from '../../links.ts';
import { judge, notApplicable } from '../../verdict.ts';
import { a11y } from './define.ts';

const valid = a11y.each(
  {
    id: 'a11y-role-valid',
    severity: 'critical',
    title: 'Role does not exist',
    help: act('674b10'),
    fix: 'Use a role of WAI-ARIA, or remove the attribute.',
  },
  (view) =>
    view.page
      .byAttribute('role')
      .filter((element) => tokens(element, 'role').length && view.rendering.exposed(element)),
  (element) => (tokens(element, 'role').some(isRole) ? null : attr(element, 'role')!),
  {
    none: 'No element has a role attribute.',
    message: (n, of) => `${n} of ${of} role attributes contain no WAI-ARIA role.`,
  },
);

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

const required = a11y(
  {
    id: 'a11y-role-required-attr',
    severity: 'critical',
    title: 'Role lacks a required attribute',
    help: act('4e8ab6'),
    fix: 'Add the attribute, or use the native HTML element.',
  },
  (view) => {
    const native = (element: Element) =>
      element.tag === 'input' && /^(checkbox|radio|range)$/i.test(attr(element, 'type') ?? '');
    const elements = view.page.byAttribute('role').filter((element) => {
      const role = explicitRole(element);
      if (role === null || role === implicitRole(element) || native(element) || !view.rendering.exposed(element))
        return false;
      return ROLES.get(role)!.required.size > 0 || role === 'separator';
    });
    return judge(
      view.page,
      elements,
      (element) => lacking(element, explicitRole(element)!, isFocusable(element, view.rendering)).join(', ') || null,
      {
        none: 'No element has a role with required attributes.',
        message: (n, of) => `${n} of ${of} elements lack an attribute that their role requires.`,
      },
    );
  },
);

const presentational = a11y(
  {
    id: 'a11y-presentational-children',
    severity: 'serious',
    title: 'Control inside a control',
    help: act('307n5z'),
    fix: 'Move the inner control out: its content is not exposed to assistive technology.',
  },
  (view) => {
    const roles = [...ROLES]
      .filter(([, facts]) => facts.childrenPresentational && !facts.abstract)
      .map(([name]) => name);
    const outer = view.withRole(...roles);
    if (!outer.length) return notApplicable('No element hides the roles of its children.');
    return judge(
      view.page,
      outer,
      (element) => {
        for (const node of view.page.descendants(element)) {
          if (node.kind !== 'element' || node.tag === 'option') continue;
          if (isTabbable(node, view.rendering)) return node.tag;
        }
        return null;
      },
      { none: '', message: (n, of) => `${n} of ${of} controls contain another focusable element.` },
    );
  },
);

export const ariaRoleChecks = [valid, required, presentational];
