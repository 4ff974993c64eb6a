import { attr, type Element } from '../../reading/page/node.ts';
import { cellsOf, isTable, tableOf } from './tables.ts';
import { a11y, type View } from './view.ts';

/** Tables whose first row names columns and whose other rows begin with a header each. */
const twoWay = (view: View): readonly Element[] =>
  view.page.byTag('table').filter((table) => {
    if (!isTable(view, table)) return false;
    const [first, ...others] = cellsOf(table);
    const named = others.filter((row) => row[0]?.name === 'th' && row.some(({ name }) => name === 'td'));
    const columns = first?.slice(1).some(({ name }) => name === 'th') ?? false;
    return columns && named.length > 0;
  });

export const a11yScopeMissing = a11y('a11y-scope-missing', 'minor', 'Header cell does not say what it heads', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H63',
  fix: 'Write scope="col" and scope="row" where a table has headers of both kinds.',
  elements: (view) => {
    const tables = new Set(twoWay(view));
    return tables.size ? view.page.byTag('th').filter((th) => tables.has(tableOf(th)!)) : [];
  },
  // An empty corner heads nothing, and a cell with an id may be named by its cells.
  test: (th, view) =>
    attr(th, 'scope')?.trim() ||
    (attr(th, 'id') && view.page.byAttribute('headers').length) ||
    !view.page.text(th).trim()
      ? null
      : view.page.text(th).trim(),
  none: 'No table has headers of rows and of columns.',
  message: (n, of) => `${n} of ${of} header cells in tables with headers of both kinds have no scope.`,
  examples: {
    passed: [
      '<table><tr><th><th scope="col">B<tr><th scope="row">A<td>1</table>',
      '<table><tr><td><th id="b">B<tr><th id="a">A<td headers="a b">1</table>',
    ],
    failed: ['<table><tr><td><th>B<tr><th scope="row">A<td>1</table>', '<table><tr><th>x<th>B<tr><th>A<td>1</table>'],
    notApplicable: ['<p>x</p>', '<table><tr><th>A<th>B<tr><td>1<td>2</table>', '<table><tr><th>A<td>1</table>'],
  },
});
