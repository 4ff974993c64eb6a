import { axe } from '../../../model/links.ts';
import { BEST_PRACTICE } from '../../../model/requirements.ts';
import { faultOf } from '../../../model/verdict.ts';
import { attr, childElements, type Element, parentOf } from '../../../page/tree/node.ts';
import { type Grid, gridOf } from '../facts/grid.ts';
import { cellsOf, isData, isHeader, isTable, tableOf } from '../facts/tables.ts';
import { a11y } from './check.ts';

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

/** Rows that are longer or shorter than most, where every row was worked out. */
const lengthsFault = ({ widths, cut }: Grid): string | null => {
  const lengths = [...new Set([...widths.values()].filter((width) => width > 0))].sort((a, b) => a - b);
  if (cut || lengths.length < 2) return null;
  return `rows of ${lengths.slice(0, 4).join(' and ')} columns`;
};

const spans = ({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): boolean =>
  attribs.rowspan !== undefined || attribs.colspan !== undefined;

export const TABLE_HEADERS_CHECKS = [
  a11y('a11y-table-header-cells', 'serious', 'Data table has no header cells', {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H51',
    fix: 'Use th for the cells that name rows and columns.',
    requirements: { criteria: [{ sc: '1.3.1', when: 'may' }], techniques: ['H51', 'H63'], failures: ['F91'] },
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
  }),
  a11y('a11y-empty-th', 'minor', 'Header cell is empty', {
    help: axe('empty-table-header'),
    fix: 'Write what the row or column holds, or use td for a corner.',
    requirements: {
      criteria: [{ sc: '1.3.1', when: 'may' }],
      techniques: ['H51'],
      failures: ['F91'],
      note: '1.3.1 may fail if the column or row holds data; otherwise best practice.',
    },
    elements: (view) => view.page.byTag('th').filter((th) => view.rendering.exposed(th) && isTable(view, tableOf(th))),
    test: (th, view) => {
      if (view.names.of(th) || isCorner(th)) return null;
      return gridOf(tableOf(th)!, view.page).headersInUse.has(th) ? '' : faultOf('', BEST_PRACTICE);
    },
    none: 'No table has header cells.',
    message: (n, of) => `${n} of ${of} header cells are empty.`,
    examples: {
      passed: ['<table><tr><th>Name<tr><td>Ann</table>', '<table><tr><th></th><th>Age<tr><th>Ann<td>3</table>'],
      failed: '<table><tr><th>Name<th><tr><td>Ann<td>3</table>',
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-table-caption', 'moderate', 'Table has a cell in place of a caption, or has its caption twice', {
    help: axe('table-fake-caption'),
    fix: 'Use a caption element for the title of a table, and summary or aria-describedby for what it does not say.',
    requirements: { criteria: [{ sc: '1.3.1', when: 'may' }], techniques: ['H39'], failures: ['F91'] },
    elements: (view) => view.page.byTag('table').filter((table) => isTable(view, table)),
    test: (table, view) => {
      const [caption, ...others] = childElements(table).filter(({ name }) => name === 'caption');
      if (others.length) return `${others.length + 1} captions`;
      const words = caption ? view.page.text(caption).trim().toLowerCase() : '';
      if (words && attr(table, 'summary')?.trim().toLowerCase() === words) return 'summary repeats the caption';
      const [cells = []] = cellsOf(table);
      const only = cells.length === 1 ? cells[0]! : null;
      const wide = Number.parseInt(attr(only ?? table, 'colspan') ?? '1', 10);
      return !caption && only && wide > 1 && cellsOf(table).some((one) => one.some(isHeader))
        ? 'a cell across all columns stands for it'
        : null;
    },
    none: 'There is no table.',
    message: (n, of) => `${n} of ${of} tables have a cell in place of a caption, or have their caption twice.`,
    examples: {
      passed: '<table><caption>Ages</caption><tr><th>Name<th>Age<tr><td>Ann<td>3</table>',
      failed: [
        '<table><tr><td colspan="2">Ages<tr><th>Name<th>Age<tr><td>Ann<td>3</table>',
        '<table><caption>Ages</caption><caption>Names</caption><tr><th>Name<tr><td>Ann</table>',
        '<table summary="Ages"><caption>Ages</caption><tr><th>Name<tr><td>Ann</table>',
      ],
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-table-model', 'moderate', 'Cells of a table overlap or leave gaps', {
    help: 'https://html.spec.whatwg.org/multipage/tables.html#forming-a-table',
    fix: 'Correct rowspan and colspan, so that every row has as many columns and no cell lies on another.',
    requirements: { criteria: [{ sc: '1.3.1', when: 'may' }], techniques: ['H51'], failures: ['F90', 'F91'] },
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
  }),
];
