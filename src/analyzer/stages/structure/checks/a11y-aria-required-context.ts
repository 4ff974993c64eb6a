import { act } from '../../../model/links.ts';
import { judge } from '../../../model/verdict.ts';
import { ROLES } from '../../../page/accessibility/aria.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { attr, type Element, parentOf } from '../../../page/tree/node.ts';
import { ownedIds, transparent } from '../facts/ownership.ts';
import { a11y } from './check.ts';

export const a11yAriaRequiredContext = a11y(
  'a11y-aria-required-context',
  'critical',
  'Role is outside its required parent',
  {
    help: act('ff89c9'),
    fix: 'Put the element into a parent with one of the roles that WAI-ARIA requires.',
    requirements: { criteria: [{ sc: '1.3.1', when: 'fails' }], techniques: ['ARIA4'], act: ['ff89c9'] },
    run: (view) => {
      const ownerOf = new Map<Element, Element>();
      for (const element of view.page.byAttribute('aria-owns'))
        if (attr(element, 'aria-owns')) for (const one of ownedIds(view, element)) ownerOf.set(one, element);
      const elements = view.page.byAttribute('role').filter((element) => {
        const role = explicitRole(element);
        return (
          role !== null &&
          (ROLES.get(role)?.context.size ?? 0) > 0 &&
          view.rendering.exposed(element) &&
          view.roleOf(element) === role &&
          // An option of a select has its parent in HTML, whatever the role of the select is called.
          !(element.name === 'option' && /^(select|optgroup|datalist)$/.test(parentOf(element)?.name ?? ''))
        );
      });
      return judge(
        view,
        elements,
        (element) => {
          const role = explicitRole(element)!;
          const wanted = ROLES.get(role)!.context;
          let groups = 0;
          for (let up = ownerOf.get(element) ?? parentOf(element); up; up = ownerOf.get(up) ?? parentOf(up)) {
            const around = view.roleOf(up);
            if (around !== null && wanted.has(around) && around !== 'group') return null;
            if (around === 'group' && wanted.has('group') && (groups < 1 || role === 'treeitem')) {
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
    examples: {
      passed: [
        '<div role="list"><div role="listitem">x</div></div>',
        '<ul><li role="listitem">x</li></ul>',
        '<div role="menu"><div role="group"><div role="menuitem">x</div></div></div>',
        '<div role="tablist"><span><div role="tab">x</div></span></div>',
        '<div role="list" aria-owns="i"></div><div role="listitem" id="i">x</div>',
      ],
      failed: [
        '<div role="listitem">x</div>',
        '<div role="tab">x</div>',
        '<div role="list"><section aria-label="s"><div role="listitem">x</div></section></div>',
        '<div role="list"><div aria-live="polite"><div role="listitem">x</div></div></div>',
      ],
      notApplicable: ['<p>x</p>', '<li>x</li>', '<select><option role="option">x</option></select>'],
    },
  },
);
