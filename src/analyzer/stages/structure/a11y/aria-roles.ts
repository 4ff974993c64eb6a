import { isRole, ROLES } from '../../../page/aria.ts';
import { isFocusable, isTabbable } from '../../../page/focus.ts';
import { attr, type Element, isElement, tokens } from '../../../page/node.ts';
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
    none: 'No element states a role.',
    message: (n, of) => `${n} of ${of} role attributes hold no role of WAI-ARIA.`,
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
    title: 'Role lacks an attribute it needs',
    help: act('4e8ab6'),
    fix: 'Add the attribute, or use the HTML element that has it built in.',
  },
  (view) => {
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
        none: 'No element has a role that needs attributes.',
        message: (n, of) => `${n} of ${of} elements lack an attribute their role needs.`,
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
    fix: 'Move the inner control out: assistive technology is told nothing of what is inside.',
  },
  (view) => {
    const roles = [...ROLES]
      .filter(([, facts]) => facts.childrenPresentational && !facts.abstract)
      .map(([name]) => name);
    const outer = view.withRole(...roles);
    if (!outer.length) return notApplicable('No element hides the roles of its children.');
    return judge(
      view,
      outer,
      (element) => {
        for (const node of view.page.descendants(element)) {
          if (!isElement(node) || node.name === 'option') continue;
          if (isTabbable(node, view.rendering)) return node.name;
        }
        return null;
      },
      { none: '', message: (n, of) => `${n} of ${of} controls hold something else that can be focused.` },
    );
  },
);

export const ariaRoleChecks = [valid, required, presentational];
