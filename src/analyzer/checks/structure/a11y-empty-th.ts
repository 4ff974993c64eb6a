import { childElements, type Element, parentOf } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { isTable, tableOf } from './tables.ts';
import { a11y } from './view.ts';

/** The first cell of a table with headers both ways: there is nothing to write. */
const isCorner = (th: Element): boolean => {
  const table = tableOf(th);
  const row = parentOf(th);
  if (!table || !row || childElements(row)[0] !== th) return false;
  const rows = childElements(parentOf(row)!).filter(({ name }) => name === 'tr');
  const first =
    parentOf(row) === table || childElements(table).find(({ name }) => /^(thead|tbody)$/.test(name)) === parentOf(row);
  return first && rows[0] === row;
};

export const a11yEmptyTh = a11y('a11y-empty-th', 'minor', 'Header cell is empty', {
  help: axe('empty-table-header'),
  fix: 'Write what the row or column holds, or use td for a corner.',
  elements: (view) => view.page.byTag('th').filter((th) => view.rendering.exposed(th) && isTable(view, tableOf(th))),
  test: (th, view) => (view.names.of(th) || isCorner(th) ? null : ''),
  none: 'No table has header cells.',
  message: (n, of) => `${n} of ${of} header cells are empty.`,
  examples: {
    passed: ['<table><tr><th>Name<tr><td>Ann</table>', '<table><tr><th></th><th>Age<tr><th>Ann<td>3</table>'],
    failed: '<table><tr><th>Name<th><tr><td>Ann<td>3</table>',
    notApplicable: '<p>x</p>',
  },
});
