import { act } from '../links.ts';
import { unsure } from '../verdict.ts';
import { gridOf } from './grid.ts';
import { isTable, tableOf } from './tables.ts';
import { a11y } from './view.ts';

export const a11yThAssigned = a11y('a11y-th-assigned', 'serious', 'Header cell has no cells', {
  help: act('d0f69e'),
  fix: 'Remove the header, or place it in a row or column with data.',
  elements: (view) =>
    view.page
      .byTag('th')
      .filter(
        (th) =>
          /^(columnheader|rowheader)$/.test(view.roleOf(th) ?? '') &&
          view.rendering.exposed(th) &&
          isTable(view, tableOf(th)),
      ),
  test: (th, view) => {
    const grid = gridOf(tableOf(th)!, view.page);
    if (grid.headersInUse.has(th)) return null;
    return grid.cut ? unsure('The table is too large to be worked out.') : view.page.text(th).trim();
  },
  none: 'No table has header cells.',
  message: (n, of) => `${n} of ${of} header cells have no data cells.`,
  examples: {
    passed: [
      '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
      '<table><tr><th scope="row">A</th><td>1</td></tr></table>',
      '<table><tr><td></td><th>B</th></tr><tr><th>R</th><td>1</td></tr></table>',
      '<table><tr><th>A</th><th>B</th></tr><tr><td colspan="2">1</td></tr></table>',
      '<table><tr><th id="a" scope="row">A</th></tr><tr><td headers="a">1</td></tr></table>',
    ],
    failed: ['<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>', '<table><tr><th>A</th></tr></table>'],
    notApplicable: ['<table><tr><td>1</td></tr></table>', '<table role="presentation"><tr><th>A</th></tr></table>'],
  },
});
