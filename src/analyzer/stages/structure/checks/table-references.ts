import { act, axe, html } from '../../../model/links.ts';
import { cannotTell } from '../../../model/verdict.ts';
import { attr, childElements, type Element, hasAttr, parentOf } from '../../../page/tree/node.ts';
import { gridOf } from '../facts/grid.ts';
import { cellsOf, isHeader, isTable, namedHeaders, namingHeaders, tableOf } from '../facts/tables.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** A header at the foot of a table that stands below its columns once more, as long tables have it. */
const repeatsHeader = (th: Element, { page }: View): boolean => {
  const row = parentOf(th);
  const foot = row && parentOf(row);
  if (foot?.name !== 'tfoot') return false;
  const cells = childElements(row!).filter(({ name }) => name === 'td' || name === 'th');
  if (cells.every(({ name }) => name === 'th')) return true;
  const heads = childElements(tableOf(th)!)
    .filter(({ name }) => name === 'thead')
    .flatMap(childElements);
  const at = cells.indexOf(th);
  const text = page.text(th).trim();
  return heads.some((head) => {
    const cell = childElements(head)[at];
    return cell?.name === 'th' && page.text(cell).trim() === text;
  });
};

/** Tables whose first row names columns and whose other rows each start with a header. */
const twoWay = (view: View): readonly Element[] =>
  view.page.byTag('table').filter((table) => {
    if (!isTable(view, table)) return false;
    const [first, ...others] = cellsOf(table);
    const named = others.filter((row) => row[0]?.name === 'th' && row.some(({ name }) => name === 'td'));
    const columns = first?.slice(1).some(({ name }) => name === 'th') ?? false;
    return columns && named.length > 0;
  });

export const TABLE_REFERENCES_CHECKS = [
  a11y('a11y-td-headers', 'serious', 'Cell refers to a header outside its table', {
    help: act('a25f45'),
    fix: 'Use ids of other cells of the same table in headers.',
    requirements: {
      criteria: [{ sc: '1.3.1', when: 'fails' }],
      techniques: ['H43'],
      failures: ['F90'],
      act: ['a25f45'],
    },
    elements: namingHeaders,
    test: (cell, view) => {
      const wrong = namedHeaders(cell).filter((id) => {
        const target = (view.page.ids.get(id) ?? []).find((one) => tableOf(one) === tableOf(cell));
        return !target || target === cell || !/^(td|th)$/.test(target.name);
      });
      return wrong.join(' ') || null;
    },
    none: 'No cell has a headers attribute.',
    message: (n, of) => `${n} of ${of} headers attributes refer to something other than a cell of the same table.`,
    examples: {
      passed: '<table><tr><th id="a">x</th></tr><tr><td headers="a">1</td></tr></table>',
      failed: [
        '<table><tr><td headers="a">1</td></tr></table><p id="a"></p>',
        '<table><tr><td id="a" headers="a">1</td></tr></table>',
        '<table><tr><th id="a">x</th></tr></table><table><tr><td headers="a">1</td></tr></table>',
      ],
      notApplicable: [
        '<table><tr><td>1</td></tr></table>',
        '<table role="none"><tr><td headers="a">1</td></tr></table>',
        '<table style="position:absolute;left:-9999px"><tr><td headers="a">1</td></tr></table>',
      ],
    },
  }),
  a11y('a11y-headers-th', 'minor', 'Cell names a cell of data as its header', {
    help: html('tables.html#attr-tdth-headers'),
    fix: 'Use th for the cells that headers attributes refer to.',
    requirements: { criteria: [{ sc: '1.3.1', when: 'may' }], techniques: ['H43', 'H51'], failures: ['F91'] },
    elements: namingHeaders,
    test: (cell, view) => {
      const table = tableOf(cell);
      const named = namedHeaders(cell).filter((id) => {
        const target = view.page.ids.get(id)?.find((one) => tableOf(one) === table);
        return target?.name === 'td' && target !== cell && !isHeader(target) && !hasAttr(target, 'scope');
      });
      return named.join(' ') || null;
    },
    none: 'No cell has a headers attribute.',
    message: (n, of) => `${n} of ${of} headers attributes name a td.`,
    examples: {
      passed: [
        '<table><tr><th id="a">x<tr><td headers="a">1</table>',
        '<table><tr><td id="a" role="columnheader">x<tr><td headers="a">1</table>',
      ],
      failed: '<table><tr><td id="a">x<tr><td headers="a">1</table>',
      notApplicable: ['<table><tr><td>1</table>', '<table role="none"><tr><td id="a">x<tr><td headers="a">1</table>'],
    },
  }),
  a11y('a11y-th-assigned', 'serious', 'Header cell has no cells', {
    help: act('d0f69e'),
    fix: 'Remove the header, or place it in a row or column with data.',
    requirements: {
      criteria: [{ sc: '1.3.1', when: 'fails' }],
      techniques: ['H51', 'H63'],
      failures: ['F91'],
      act: ['d0f69e'],
    },
    elements: (view) =>
      view.page
        .byTag('td', 'th')
        .filter(
          (th) =>
            /^(columnheader|rowheader)$/.test(view.roleOf(th) ?? '') &&
            view.rendering.exposed(th) &&
            isTable(view, tableOf(th)),
        ),
    test: (th, view) => {
      const grid = gridOf(tableOf(th)!, view.page);
      if (grid.headersInUse.has(th) || repeatsHeader(th, view)) return null;
      return grid.cut ? cannotTell('The table is too large to be worked out.') : view.page.text(th).trim();
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
        '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><th>A</th></tr></tfoot></table>',
      ],
      failed: [
        '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
        '<table><tr><th>A</th></tr></table>',
        '<table><tr><td>1</td><td role="columnheader">A</td></tr></table>',
      ],
      notApplicable: ['<table><tr><td>1</td></tr></table>', '<table role="presentation"><tr><th>A</th></tr></table>'],
    },
  }),
  a11y('a11y-scope', 'serious', 'scope is used incorrectly', {
    help: axe('scope-attr-valid'),
    fix: 'Use scope on th only, with row, col, rowgroup or colgroup.',
    requirements: {
      criteria: [{ sc: '1.3.1', when: 'may' }],
      techniques: ['H63'],
      note: 'Cells may be associated without scope.',
    },
    elements: ({ page }) => page.$(page.byTag('td', 'th')).filter('[scope]').get(),
    test: (cell) =>
      cell.name === 'th' && /^(row|col|rowgroup|colgroup)$/i.test(attr(cell, 'scope')!) ? null : attr(cell, 'scope')!,
    none: 'No cell has a scope.',
    message: (n, of) => `${n} of ${of} scope attributes are on the wrong element or have an invalid value.`,
    examples: {
      passed: '<table><tr><th scope="col">x</th></tr></table>',
      failed: ['<table><tr><td scope="col">x</td></tr></table>', '<table><tr><th scope="column">x</th></tr></table>'],
      notApplicable: '<table><tr><th>x</th></tr></table>',
    },
  }),
  a11y('a11y-scope-missing', 'minor', 'Header cell does not say what it heads', {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H63',
    fix: 'Write scope="col" and scope="row" where a table has headers of both kinds.',
    requirements: { criteria: [], techniques: ['H63'] },
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
  }),
];
