import { judge } from '../../../model/verdict.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { type Element, isElement, parentOf } from '../../../page/tree/node.ts';
import { formFields } from '../facts/fields.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

const isGroup = (role: string | null): boolean => role === 'group' || role === 'radiogroup';

/** What a group is called from outside: its own name behind those of the groups around it. */
const pathOf = (element: Element, view: View): string => {
  const names: string[] = [];
  for (let up: Element | null = element; up; up = parentOf(up))
    if (up === element || isGroup(view.roleOf(up))) names.unshift(view.names.of(up).toLowerCase());
  return names.join('\n');
};

const holdsField = (group: Element, view: View, fields: ReadonlySet<Element>): boolean => {
  for (const node of view.page.descendants(group)) if (isElement(node) && fields.has(node)) return true;
  return false;
};

export const a11yGroupName = a11y('a11y-group-name', 'minor', 'Group of fields has no name, or that of another', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA17',
  fix: 'Give each group a name of its own: a legend, aria-labelledby or aria-label.',
  requirements: {
    criteria: [
      { sc: '1.3.1', when: 'may' },
      { sc: '2.4.6', when: 'may' },
    ],
    techniques: ['ARIA17', 'H71'],
  },
  run: (view) => {
    const fields = new Set(formFields(view));
    const groups = view
      .withRole('group', 'radiogroup')
      .filter(
        (group) => (group.name === 'fieldset' || explicitRole(group) !== null) && holdsField(group, view, fields),
      );
    const paths = new Map<string, number>();
    for (const group of groups) paths.set(pathOf(group, view), (paths.get(pathOf(group, view)) ?? 0) + 1);
    return judge(
      view,
      groups,
      (group) => {
        const name = view.names.of(group);
        // A fieldset without a legend is another check's.
        if (!name) return group.name === 'fieldset' ? null : 'no name';
        return paths.get(pathOf(group, view))! > 1 ? name : null;
      },
      {
        none: 'There is no group of fields.',
        message: (n, of) => `${n} of ${of} groups of fields have no name, or share it with another.`,
      },
    );
  },
  examples: {
    passed: [
      '<div role="group" aria-label="Size"><input type="radio" aria-label="S"></div>',
      '<fieldset><legend>Home</legend><fieldset><legend>Address</legend><input aria-label="a"></fieldset></fieldset><fieldset><legend>Work</legend><fieldset><legend>Address</legend><input aria-label="b"></fieldset></fieldset>',
    ],
    failed: [
      '<div role="group"><input aria-label="x"></div>',
      '<div role="radiogroup"><input type="radio" aria-label="S"></div>',
      '<fieldset><legend>Size</legend><input aria-label="a"></fieldset><fieldset><legend>Size</legend><input aria-label="b"></fieldset>',
    ],
    notApplicable: ['<p>x</p>', '<div role="group"><p>x</p></div>'],
  },
});
