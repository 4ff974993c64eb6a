import { attr, childElements, type Element, isElement } from '../../reading/page/node.ts';
import type { Page } from '../../reading/page/page.ts';

/** The header cells of one table that some other cell is assigned to (HTML, 4.9.12.2). */
export interface Grid {
  readonly headersInUse: ReadonlySet<Element>;
}

interface Cell {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Row group it lies in; -1 for none. */
  readonly group: number;
}

/** Slots of a table that are worked out; larger tables are cut. */
const SLOTS = 40_000;

const span = (cell: Element, name: string, most: number): number => {
  const n = Number.parseInt(attr(cell, name) ?? '', 10);
  return n >= 0 ? Math.min(n, most) : 1;
};

const rowsOf = (table: Element): { row: Element; group: number }[] => {
  let group = -1;
  return childElements(table).flatMap((child) => {
    if (child.name === 'tr') return [{ row: child, group: -1 }];
    if (!/^(thead|tbody|tfoot)$/.test(child.name)) return [];
    group += 1;
    const own = group;
    return childElements(child)
      .filter(({ name: tag }) => tag === 'tr')
      .map((row) => ({ row, group: own }));
  });
};

/** Forming a table: each slot's cell, rows by columns. */
const layOut = (table: Element): { cells: Cell[]; slots: (Cell | undefined)[][] } => {
  const cells: Cell[] = [];
  const rows = rowsOf(table);
  const slots: (Cell | undefined)[][] = rows.map(() => []);
  // Where the group of each row ends: no cell reaches beyond it.
  const ends: number[] = [];
  for (let y = rows.length - 1; y >= 0; y -= 1) ends[y] = rows[y + 1]?.group === rows[y]!.group ? ends[y + 1]! : y + 1;
  let used = 0;
  rows.forEach(({ row, group }, y) => {
    let x = 0;
    for (const element of childElements(row)) {
      if (!/^(td|th)$/.test(element.name)) continue;
      while (slots[y]![x]) x += 1;
      const width = Math.max(1, span(element, 'colspan', 1000));
      const most = ends[y]! - y;
      const height = Math.min(span(element, 'rowspan', 65_534) || most, most);
      const cell: Cell = { element, x, y, width, height, group };
      used += width * height;
      if (used > SLOTS) return;
      cells.push(cell);
      for (let dy = 0; dy < height; dy += 1) for (let dx = 0; dx < width; dx += 1) slots[y + dy]![x + dx] ??= cell;
      x += width;
    }
  });
  return { cells, slots };
};

/** A test of cells that is made once for each. */
const remembered = (test: (cell: Cell) => boolean): ((cell: Cell) => boolean) => {
  const known = new Map<Cell, boolean>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const result = test(cell);
    known.set(cell, result);
    return result;
  };
};

export const gridOf = (table: Element, page: Page): Grid => {
  const { cells, slots } = layOut(table);
  const inUse = new Set<Element>();
  const wide = slots.reduce((most, row) => Math.max(most, row.length), 0);
  const isHeader = ({ element }: Cell) => element.name === 'th';
  const scope = ({ element }: Cell) => attr(element, 'scope')?.toLowerCase() ?? '';
  const [dataRows, dataColumns, headerRows, headerColumns] = [
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
  ];
  for (const cell of cells) {
    const [rows, columns] = isHeader(cell) ? [headerRows, headerColumns] : [dataRows, dataColumns];
    // An empty data cell has no text and no elements; a corner is one, a cell that holds a field or a picture is none.
    if (!isHeader(cell) && !cell.element.children.some(isElement) && page.text(cell.element).trim() === '') continue;
    for (let y = cell.y; y < cell.y + cell.height; y += 1) rows.add(y);
    for (let x = cell.x; x < cell.x + cell.width; x += 1) columns.add(x);
  }
  const within = (from: number, length: number, set: ReadonlySet<number>): boolean => {
    for (let i = from; i < from + length; i += 1) if (set.has(i)) return true;
    return false;
  };
  const dataInRows = (cell: Cell) => within(cell.y, cell.height, dataRows);
  const dataInColumns = (cell: Cell) => within(cell.x, cell.width, dataColumns);
  const auto = (cell: Cell) => !/^(row|col|rowgroup|colgroup)$/.test(scope(cell));
  const columnHeader = remembered(
    (cell) => isHeader(cell) && (scope(cell) === 'col' || (auto(cell) && !dataInRows(cell))),
  );
  const rowHeader = remembered(
    (cell) => isHeader(cell) && (scope(cell) === 'row' || (auto(cell) && dataInRows(cell) && !dataInColumns(cell))),
  );
  const ofGroups = cells.filter((cell) => isHeader(cell) && /group$/.test(scope(cell))).slice(0, 200);

  /** The scan of one row or column towards its start: nearer headers of the same extent hide further ones. */
  const scan = (principal: Cell, x: number, y: number, dx: number, dy: number, found: Set<Cell>): void => {
    const opaque: Cell[] = [];
    let inBlock = isHeader(principal);
    let block: Cell[] = inBlock ? [principal] : [];
    for (let cx = x + dx, cy = y + dy; cx >= 0 && cy >= 0; cx += dx, cy += dy) {
      const cell = slots[cy]?.[cx];
      if (!cell) continue;
      if (!isHeader(cell)) {
        if (inBlock) opaque.push(...block);
        inBlock = false;
        block = [];
        continue;
      }
      inBlock = true;
      block.push(cell);
      const blocked =
        dx === 0
          ? opaque.some((one) => one.x === cell.x && one.width === cell.width) || !columnHeader(cell)
          : opaque.some((one) => one.y === cell.y && one.height === cell.height) || !rowHeader(cell);
      if (!blocked) found.add(cell);
    }
  };

  for (const principal of cells) {
    const named = attr(principal.element, 'headers')?.trim();
    const found = new Set<Cell>();
    if (named) {
      for (const id of named.split(/\s+/)) {
        const target = page.byId(id);
        if (target && target !== principal.element) inUse.add(target);
      }
      continue;
    }
    for (let y = principal.y; y < principal.y + principal.height; y += 1)
      if (headerRows.has(y)) scan(principal, principal.x, y, -1, 0, found);
    for (let x = principal.x; x < principal.x + principal.width && x < wide; x += 1)
      if (headerColumns.has(x)) scan(principal, x, principal.y, 0, -1, found);
    for (const other of ofGroups) {
      const before = other.x < principal.x + principal.width && other.y < principal.y + principal.height;
      if (isHeader(other) && scope(other) === 'rowgroup' && other.group === principal.group && before) found.add(other);
      if (
        isHeader(other) &&
        scope(other) === 'colgroup' &&
        before &&
        principal.x < other.x + other.width &&
        principal.y > other.y
      )
        found.add(other);
    }
    for (const cell of found) if (cell !== principal) inUse.add(cell.element);
  }
  return { headersInUse: inUse };
};
