import { ROLES } from '../../reading/page/aria.ts';
import { isFocusable } from '../../reading/page/focus.ts';
import { attr, type Element } from '../../reading/page/node.ts';
import { explicitRole, implicitRole } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import { judge } from '../verdict.ts';
import { a11y } from './view.ts';

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

export const a11yRoleRequiredAttr = a11y('a11y-role-required-attr', 'critical', 'Role lacks a required attribute', {
  help: act('4e8ab6'),
  fix: 'Add the attribute, or use the native HTML element.',
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
});
