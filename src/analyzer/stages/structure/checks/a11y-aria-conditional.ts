import { axe } from '../../../model/links.ts';
import { explicitRole, implicitRole } from '../../../page/accessibility/role.ts';
import { type Element, hasAttr } from '../../../page/tree/node.ts';
import { nativeConflicts, statesNatively } from '../facts/native-states.ts';
import { tableOf } from '../facts/tables.ts';
import { a11y } from './check.ts';

/** What a row has only in a treegrid. */
const ROW = ['aria-posinset', 'aria-setsize', 'aria-expanded', 'aria-level'];

const isRow = (element: Element): boolean => (explicitRole(element) ?? implicitRole(element)) === 'row';

const hasAny = (element: Element, names: readonly string[]): boolean => names.some((name) => hasAttr(element, name));

/** Not offered to assistive technology itself: its options are, or it is about to be shown. */
const isNeverShown = (element: Element): boolean => element.name === 'datalist' || hasAttr(element, 'hidden');

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
    fix: 'Use the attribute of HTML, such as checked, selected or min, and remove the one of ARIA; a row can be expanded in a treegrid only.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'may' }], techniques: ['ARIA5'], act: ['5c01ea'] },
    elements: (view) =>
      view.page
        .byAttribute('role', ...view.page.attributeNames.filter((name) => name.startsWith('aria-')))
        .filter(
          (element) =>
            statesNatively(element) || (isRow(element) && hasAny(element, ROW) && view.rendering.exposed(element)),
        )
        .filter((element) => view.rendering.exposed(element) || isNeverShown(element)),
    test: (element) => {
      const conflicts = nativeConflicts(element);
      if (conflicts.length || !isRow(element)) return conflicts.join(', ') || null;
      const table = tableOf(element);
      const grid = table ? (explicitRole(table) ?? implicitRole(table)) : gridAround(element);
      if (grid === 'treegrid' || grid === null) return null;
      return ROW.filter((name) => hasAttr(element, name)).join(', ') || null;
    },
    none: 'No element states by ARIA what HTML has an attribute for.',
    message: (n, of) => `${n} of ${of} elements have an ARIA attribute that contradicts HTML, or does not count there.`,
    examples: {
      passed: [
        '<input type="checkbox" checked aria-checked="true" aria-label="x">',
        '<select aria-label="x"><option selected aria-selected="true">x</option></select>',
        '<input type="range" aria-valuemin="0" aria-label="x">',
        '<details open aria-expanded="true"><summary>x</summary></details>',
        '<table role="treegrid"><tr aria-level="1"><td>x</table>',
      ],
      failed: [
        '<input type="checkbox" aria-checked="true" aria-label="x">',
        '<input type="checkbox" aria-checked="mixed" aria-label="x">',
        '<input type="radio" aria-checked="true" aria-label="x">',
        '<select aria-label="x"><option aria-selected="true">x</option></select>',
        '<select aria-label="x" aria-multiselectable="true"><option>x</option></select>',
        '<input type="range" aria-valuemin="1" aria-label="x">',
        '<meter aria-valuemax="5" aria-label="x"></meter>',
        '<details aria-expanded="true"><summary>x</summary></details>',
        '<a href="/x" aria-disabled="true">x</a>',
        '<button disabled aria-disabled="false">x</button>',
        '<input required aria-required="false" aria-label="x">',
        '<div hidden aria-hidden="false">x</div>',
        '<datalist role="menu"></datalist>',
        '<datalist aria-required="true"></datalist>',
        '<table><tr aria-expanded="true"><td>x</table>',
        '<div role="table"><div role="row" aria-level="1"><div role="cell">x</div></div></div>',
      ],
      notApplicable: [
        '<p>x</p>',
        '<datalist role="listbox"></datalist>',
        '<div role="checkbox" aria-checked="true">x</div>',
        '<a aria-disabled="true">x</a>',
      ],
    },
  },
);
