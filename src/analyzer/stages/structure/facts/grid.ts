import { attr, childElements, type Element, isElement } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { isHeader as isHeaderCell, namedHeaders } from './tables.ts';

/** The header cells of one table that some other cell is assigned to (HTML, 4.9.12.2). */
export interface Grid {
  readonly headersInUse: ReadonlySet<Element>;
  /** True where the table is larger than what is worked out, so that headers may be in use all the same. */
  readonly cut: boolean;
  /** Cells that lie on slots which an earlier cell takes. */
  readonly overlapping: ReadonlySet<Element>;
  /** Cells whose rowspan reaches beyond the end of their row group. */
  readonly beyond: ReadonlySet<Element>;
  /** Slots of each row that a cell takes, by row element. */
  readonly widths: ReadonlyMap<Element, number>;
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

const MOST = {
  /** Slots of a table that are worked out; larger tables are cut. */
  slots: 400_000,
  /** Pairs of a cell and a header of its group that are tried; headers that were not are taken to be in use. */
  pairs: 1_000_000,
} as const;

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

interface Layout {
  readonly cells: Cell[];
  /** Each slot's cell, rows by columns. */
  readonly slots: (Cell | undefined)[][];
  readonly rows: readonly Element[];
  readonly overlapping: Set<Element>;
  readonly beyond: Set<Element>;
  readonly cut: boolean;
}

/** Forming a table (HTML, 4.9.12.1). */
const layOut = (table: Element): Layout => {
  const cells: Cell[] = [];
  const rows = rowsOf(table);
  const slots: (Cell | undefined)[][] = rows.map(() => []);
  const overlapping = new Set<Element>();
  const beyond = new Set<Element>();
  // Where the group of each row ends: no cell reaches beyond it.
  const ends: number[] = [];
  for (let y = rows.length - 1; y >= 0; y -= 1) ends[y] = rows[y + 1]?.group === rows[y]!.group ? ends[y + 1]! : y + 1;
  let used = 0;
  for (const [y, { row, group }] of rows.entries()) {
    let x = 0;
    for (const element of childElements(row)) {
      if (!/^(td|th)$/.test(element.name)) continue;
      while (slots[y]![x]) x += 1;
      const width = Math.max(1, span(element, 'colspan', 1000));
      const most = ends[y]! - y;
      const asked = span(element, 'rowspan', 65_534) || most;
      const height = Math.min(asked, most);
      const cell: Cell = { element, x, y, width, height, group };
      used += width * height;
      if (used > MOST.slots) return { cells, slots, rows: rows.map((one) => one.row), overlapping, beyond, cut: true };
      if (asked > most) beyond.add(element);
      cells.push(cell);
      for (let dy = 0; dy < height; dy += 1)
        for (let dx = 0; dx < width; dx += 1) {
          const line = slots[y + dy]!;
          if (line[x + dx]) overlapping.add(element);
          else line[x + dx] = cell;
        }
      x += width;
    }
  }
  return { cells, slots, rows: rows.map(({ row }) => row), overlapping, beyond, cut: false };
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

/**
 * The headers that cells of one row or column are assigned to, going through its slots in their order. A header counts
 * for what follows until another of the same extent does, unless that one belongs to the same run of headers.
 */
const headersOf = (
  line: Iterable<Cell | undefined>,
  {
    starts,
    extent,
    counts,
    use,
  }: {
    /** True at the first slot of a cell in this direction. */
    readonly starts: (cell: Cell, at: number) => boolean;
    readonly extent: (cell: Cell) => number;
    /** Whether a cell is a header for what follows in this direction. */
    readonly counts: (cell: Cell) => boolean;
    readonly use: (header: Cell) => void;
  },
): void => {
  /** Headers that no cell has been assigned to so far, by extent. */
  const waiting = new Map<number, { block: number; cells: Cell[] }>();
  let block = 0;
  let inBlock = false;
  let at = -1;
  for (const cell of line) {
    at += 1;
    if (!cell) continue;
    const header = isHeader(cell);
    if (header && !inBlock) block += 1;
    inBlock = header;
    if (!starts(cell, at)) continue;
    const key = extent(cell);
    if (header && waiting.get(key)?.block !== block) waiting.delete(key);
    if (!isNamed(cell)) {
      for (const { cells } of waiting.values()) cells.forEach(use);
      waiting.clear();
    }
    if (!header || !counts(cell)) continue;
    const list = waiting.get(key);
    if (list) list.cells.push(cell);
    else waiting.set(key, { block, cells: [cell] });
  }
};

const isHeader = ({ element }: Cell): boolean => isHeaderCell(element);
/** True for a cell that names its headers itself. */
const isNamed = ({ element }: Cell): boolean => Boolean(attr(element, 'headers')?.trim());

function* column(slots: Layout['slots'], x: number): Generator<Cell | undefined> {
  for (const row of slots) yield row[x];
}

const grids = new WeakMap<Element, Grid>();

/** The grid of a table, worked out once. */
export const gridOf = (table: Element, page: Page): Grid => {
  const grid = grids.get(table) ?? formed(table, page);
  grids.set(table, grid);
  return grid;
};

const formed = (table: Element, page: Page): Grid => {
  const { cells, slots, rows, overlapping, beyond, cut } = layOut(table);
  const inUse = new Set<Element>();
  const scope = ({ element }: Cell) => attr(element, 'scope')?.toLowerCase() ?? '';
  const [dataRows, dataColumns, headerRows, headerColumns] = [
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
  ];
  for (const cell of cells) {
    const [inRows, inColumns] = isHeader(cell) ? [headerRows, headerColumns] : [dataRows, dataColumns];
    // An empty data cell has no text and no elements; a corner is one, a cell that holds a field or a picture is none.
    if (!isHeader(cell) && !cell.element.children.some(isElement) && page.text(cell.element).trim() === '') continue;
    for (let y = cell.y; y < cell.y + cell.height; y += 1) inRows.add(y);
    for (let x = cell.x; x < cell.x + cell.width; x += 1) inColumns.add(x);
  }
  const within = (from: number, length: number, set: ReadonlySet<number>): boolean => {
    for (let i = from; i < from + length; i += 1) if (set.has(i)) return true;
    return false;
  };
  const dataInRows = (cell: Cell) => within(cell.y, cell.height, dataRows);
  const dataInColumns = (cell: Cell) => within(cell.x, cell.width, dataColumns);
  const auto = (cell: Cell) => !/^(row|col|rowgroup|colgroup)$/.test(scope(cell));
  const columnHeader = remembered((cell) => scope(cell) === 'col' || (auto(cell) && !dataInRows(cell)));
  const rowHeader = remembered(
    (cell) => scope(cell) === 'row' || (auto(cell) && dataInRows(cell) && !dataInColumns(cell)),
  );
  const use = ({ element }: Cell) => inUse.add(element);

  for (const y of headerRows)
    headersOf(slots[y]!, {
      starts: (cell, at) => cell.x === at,
      extent: (cell) => cell.y * slots.length + cell.height,
      counts: rowHeader,
      use,
    });
  for (const x of headerColumns)
    headersOf(column(slots, x), {
      starts: (cell, at) => cell.y === at,
      extent: (cell) => cell.x * 1001 + cell.width,
      counts: columnHeader,
      use,
    });

  for (const cell of cells)
    for (const id of isNamed(cell) ? namedHeaders(cell.element) : []) {
      const target = page.byId(id);
      if (target && target !== cell.element) inUse.add(target);
    }

  let pairs = 0;
  for (const header of cells) {
    const kind = scope(header);
    if (!isHeader(header) || !/^(row|col)group$/.test(kind)) continue;
    // The last cells are the likeliest to lie behind a header.
    const assigned = cells.findLast((cell) => {
      pairs += 1;
      if (pairs > MOST.pairs) return true;
      if (cell === header || isNamed(cell)) return false;
      if (header.x >= cell.x + cell.width || header.y >= cell.y + cell.height) return false;
      return kind === 'rowgroup' ? header.group === cell.group : cell.x < header.x + header.width && cell.y > header.y;
    });
    if (assigned) use(header);
  }
  const widths = new Map(rows.map((row, y) => [row, slots[y]!.length]));
  return { headersInUse: inUse, cut, overlapping, beyond, widths };
};
