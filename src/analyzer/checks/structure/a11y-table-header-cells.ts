import { cellsOf, isData, isHeader, isTable } from './tables.ts';
import { a11y } from './view.ts';

export const a11yTableHeaderCells = a11y('a11y-table-header-cells', 'serious', 'Data table has no header cells', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H51',
  fix: 'Use th for the cells that name rows and columns.',
  elements: (view) => view.page.byTag('table').filter((table) => isTable(view, table) && isData(table)),
  test: (table) => (cellsOf(table).some((row) => row.some(isHeader)) ? null : ''),
  none: 'There is no table of data.',
  message: (n, of) => `${n} of ${of} tables of data have no header cells.`,
  examples: {
    passed: '<table border="1"><tr><th>Name<th>Age<tr><td>Ann<td>3</table>',
    failed: [
      '<table><caption>Ages</caption><tr><td>Name<td>Age<tr><td>Ann<td>3</table>',
      '<table border="1"><tr><td>Name<td>Age<tr><td>Ann<td>3</table>',
      '<table><tr><td><b>Name</b><td><b>Age</b><tr><td>Ann<td>3<tr><td>Bob<td>4</table>',
      '<table><thead><tr><td>Name<td>Age<tbody><tr><td>Ann<td>3</table>',
    ],
    notApplicable: [
      '<p>x</p>',
      '<table><tr><td>x</table>',
      '<table role="none" border="1"><tr><td>a<td>b<tr><td>c<td>d</table>',
    ],
  },
});
