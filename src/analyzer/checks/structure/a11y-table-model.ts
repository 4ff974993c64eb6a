import { type Grid, gridOf } from './grid.ts';
import { cellsOf, isData, isTable } from './tables.ts';
import { a11y } from './view.ts';

/** Rows that are longer or shorter than most, where every row was worked out. */
const lengthsFault = ({ widths, cut }: Grid): string | null => {
  const lengths = [...new Set([...widths.values()].filter((width) => width > 0))].sort((a, b) => a - b);
  if (cut || lengths.length < 2) return null;
  return `rows of ${lengths.slice(0, 4).join(' and ')} columns`;
};

export const a11yTableModel = a11y('a11y-table-model', 'moderate', 'Cells of a table overlap or leave gaps', {
  help: 'https://html.spec.whatwg.org/multipage/tables.html#forming-a-table',
  fix: 'Correct rowspan and colspan, so that every row has as many columns and no cell lies on another.',
  elements: (view) =>
    view.page
      .byTag('table')
      .filter((table) => isTable(view, table) && (isData(table) || cellsOf(table).flat().some(spans))),
  test: (table, view) => {
    const grid = gridOf(table, view.page);
    if (grid.overlapping.size) return 'cells overlap';
    if (grid.beyond.size) return 'a rowspan reaches beyond its rows';
    return isData(table) ? lengthsFault(grid) : null;
  },
  none: 'There is no table of data.',
  message: (n, of) => `${n} of ${of} tables have cells that overlap, reach beyond the table or are missing.`,
  examples: {
    passed: [
      '<table><tr><th>A<th>B<tr><td>1<td>2</table>',
      '<table><tr><th rowspan="2">A<th>B<tr><td>2</table>',
      '<table><tr><th colspan="2">A<tr><td>1<td>2</table>',
      '<table><tr><th>A<th>B<tbody><tr><td rowspan="0">1<td>2<tr><td>3</table>',
    ],
    failed: [
      '<table><tr><th>A<th rowspan="2">B<tr><td colspan="2">1</table>',
      '<table><thead><tr><th rowspan="2">A<th>B<tbody><tr><td>1<td>2</table>',
      '<table><tr><th>A<th>B<tr><td>1<td>2<tr><td>3</table>',
      '<table><tr><th>A<th>B<tr><td>1<td>2<tr><td>3<td>4<td>5</table>',
    ],
    notApplicable: [
      '<p>x</p>',
      '<table><tr><td>1<td>2<tr><td>3</table>',
      '<table role="none"><tr><th>A<th>B<tr><td>1</table>',
    ],
  },
});

const spans = ({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): boolean =>
  attribs.rowspan !== undefined || attribs.colspan !== undefined;
