import { attr, childElements, type Element, hasAttr, parentOf } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

export const tableOf = (element: Element): Element | null => {
  for (let up = parentOf(element); up; up = parentOf(up)) if (up.name === 'table') return up;
  return null;
};

/** A table that is one for assistive technology as well. */
export const isTable = (view: View, table: Element | null): table is Element => {
  if (!table || !view.rendering.onScreen(table) || !view.rendering.exposed(table)) return false;
  return /^(table|grid|treegrid)$/.test(view.roleOf(table) ?? '');
};

/** Cells of tables that name their headers by `headers`. */
export const namingHeaders = (view: View): Element[] =>
  view.page
    .byTag('td', 'th')
    .filter((cell) => attr(cell, 'headers')?.trim() && view.rendering.exposed(cell) && isTable(view, tableOf(cell)));

/** The ids a cell names as its headers. */
export const namedHeaders = (cell: Element): string[] => attr(cell, 'headers')!.trim().split(/\s+/);

export const isHeader = (cell: Element): boolean =>
  cell.name === 'th' || /^(row|column)header$/.test(cell.attribs.role ?? '');

/** Cells of each row. */
export const cellsOf = (table: Element): Element[][] =>
  childElements(table)
    .flatMap((part) => (/^(thead|tbody|tfoot)$/.test(part.name) ? childElements(part) : [part]))
    .filter(({ name }) => name === 'tr')
    .map((row) => childElements(row).filter(({ name }) => name === 'td' || name === 'th'));

/** A cell whose whole content is set in bold, as a header is drawn. */
const isBold = (cell: Element): boolean => {
  const children = childElements(cell);
  return children.length === 1 && /^(b|strong)$/.test(children[0]!.name);
};

/**
 * A table of data, not of layout: two rows and columns at least, and a mark of a table of data: a caption, a row group of
 * headers, a border, or a first row in bold.
 */
export const isData = (table: Element): boolean => {
  const rows = cellsOf(table);
  const wide = rows.filter((row) => row.length >= 2).length;
  if (rows.length < 2 || wide < 2) return false;
  const parts = childElements(table).map(({ name }) => name);
  return (
    rows.flat().some(isHeader) ||
    parts.includes('caption') ||
    parts.includes('thead') ||
    hasAttr(table, 'summary') ||
    Number(table.attribs.border) > 0 ||
    /^(all|rows|cols|groups)$/i.test(table.attribs.rules ?? '') ||
    rows[0]!.every(isBold)
  );
};
