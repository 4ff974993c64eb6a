import { attr, type Element, hasAttr, parentOf } from '../../../page/node.ts';
import { act, axe } from '../../links.ts';
import { judge } from '../../verdict.ts';
import { a11y, type View } from './define.ts';
import { type Grid, gridOf } from './grid.ts';

const tableOf = (element: Element): Element | null => {
  for (let up = parentOf(element); up; up = parentOf(up)) if (up.tag === 'table') return up;
  return null;
};

/** A table that is one for assistive technology as well. */
const isTable = (view: View, table: Element | null): table is Element => {
  if (!table || !view.rendering.onScreen(table) || !view.rendering.exposed(table)) return false;
  return /^(table|grid|treegrid)$/.test(view.roleOf(table) ?? '');
};

const headers = a11y.each(
  {
    id: 'a11y-td-headers',
    severity: 'serious',
    title: 'Cell refers to a header outside its table',
    help: act('a25f45'),
    fix: 'Use ids of other cells of the same table in headers.',
  },
  (view) => view.page.byTag('td', 'th').filter((cell) => attr(cell, 'headers')?.trim() && isTable(view, tableOf(cell))),
  (cell, view) => {
    const wrong = attr(cell, 'headers')!
      .trim()
      .split(/\s+/)
      .filter((id) => {
        const target = (view.page.ids.get(id) ?? []).find((one) => tableOf(one) === tableOf(cell));
        return !target || target === cell || !/^(td|th)$/.test(target.tag);
      });
    return wrong.join(' ') || null;
  },
  {
    none: 'No cell has a headers attribute.',
    message: (n, of) => `${n} of ${of} headers attributes refer to something other than a cell of the same table.`,
  },
);

const assigned = a11y(
  {
    id: 'a11y-th-assigned',
    severity: 'serious',
    title: 'Header cell has no cells',
    help: act('d0f69e'),
    fix: 'Remove the header, or place it in a row or column with data.',
  },
  (view) => {
    const grids = new Map<Element, Grid>();
    const ths = view.page
      .byTag('th')
      .filter(
        (th) =>
          /^(columnheader|rowheader)$/.test(view.roleOf(th) ?? '') &&
          view.rendering.exposed(th) &&
          isTable(view, tableOf(th)),
      );
    return judge(
      view.page,
      ths,
      (th) => {
        const table = tableOf(th)!;
        let grid = grids.get(table);
        if (!grid) {
          grid = gridOf(table, view.page);
          grids.set(table, grid);
        }
        return grid.headersInUse.has(th) ? null : view.page.text(th).trim();
      },
      {
        none: 'No table has header cells.',
        message: (n, of) => `${n} of ${of} header cells have no data cells.`,
      },
    );
  },
);

const scope = a11y.each(
  {
    id: 'a11y-scope',
    severity: 'serious',
    title: 'scope is used incorrectly',
    help: axe('scope-attr-valid'),
    fix: 'Use scope on th only, with row, col, rowgroup or colgroup.',
  },
  (view) => view.page.byTag('td', 'th').filter((cell) => hasAttr(cell, 'scope')),
  (cell) =>
    cell.tag === 'th' && /^(row|col|rowgroup|colgroup)$/i.test(attr(cell, 'scope')!) ? null : attr(cell, 'scope')!,
  {
    none: 'No cell has a scope.',
    message: (n, of) => `${n} of ${of} scope attributes are on the wrong element or have an invalid value.`,
  },
);

export const tableChecks = [headers, assigned, scope];
