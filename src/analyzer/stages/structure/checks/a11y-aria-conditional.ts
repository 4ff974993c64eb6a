import { axe } from '../../../model/links.ts';
import { explicitRole, implicitRole } from '../../../page/accessibility/role.ts';
import { attr, type Element, hasAttr } from '../../../page/tree/node.ts';
import { tableOf } from '../facts/tables.ts';
import { a11y } from './check.ts';

/** What a row has only in a treegrid. */
const ROW = ['aria-posinset', 'aria-setsize', 'aria-expanded', 'aria-level'];

const isCheckbox = (element: Element): boolean =>
  element.name === 'input' && attr(element, 'type')?.toLowerCase() === 'checkbox' && hasAttr(element, 'aria-checked');

const isRow = (element: Element): boolean => (explicitRole(element) ?? implicitRole(element)) === 'row';

const gridAround = (element: Element): string | null => {
  for (let up = element.parent; up && 'attribs' in up; up = up.parent) {
    const role = explicitRole(up as Element);
    if (role === 'grid' || role === 'table' || role === 'treegrid') return role;
  }
  return null;
};

export const a11yAriaConditional = a11y(
  'a11y-aria-conditional',
  'serious',
  'ARIA attribute is not for this element here',
  {
    help: axe('aria-conditional-attr'),
    fix: 'Let checked, or a treegrid around the row, say it.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'may' }], techniques: ['ARIA5'], act: ['5c01ea'] },
    elements: (view) =>
      view.page
        .byAttribute('aria-checked', ...ROW)
        .filter((element) => view.rendering.exposed(element) && (isCheckbox(element) || isRow(element))),
    test: (element) => {
      if (isCheckbox(element)) {
        const said = attr(element, 'aria-checked')?.trim().toLowerCase();
        const is = hasAttr(element, 'checked') ? 'true' : 'false';
        return said && said !== is ? `aria-checked="${said}"` : null;
      }
      const table = tableOf(element);
      const grid = table ? (explicitRole(table) ?? implicitRole(table)) : gridAround(element);
      if (grid === 'treegrid' || grid === null) return null;
      return ROW.filter((name) => hasAttr(element, name)).join(', ') || null;
    },
    none: 'No native checkbox or row has one of them.',
    message: (n, of) => `${n} of ${of} checkboxes and rows have an ARIA attribute that does not count there.`,
    examples: {
      passed: [
        '<input type="checkbox" checked aria-checked="true" aria-label="x">',
        '<table role="treegrid"><tr aria-level="1"><td>x</table>',
      ],
      failed: [
        '<input type="checkbox" aria-checked="true" aria-label="x">',
        '<table><tr aria-expanded="true"><td>x</table>',
        '<div role="table"><div role="row" aria-level="1"><div role="cell">x</div></div></div>',
      ],
      notApplicable: ['<p>x</p>', '<div role="checkbox" aria-checked="true">x</div>'],
    },
  },
);
