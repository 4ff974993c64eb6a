import { invalid } from '../../errors/refusal.ts';

/** The part of a walk that a sorted scan examines, and how many of its hits earlier pages returned. */
export interface SortedWindow {
  readonly start: number;
  /** Records to examine. */
  readonly count: number;
  readonly rank: number;
}

/** Scans of up to this many records may start anywhere; longer ones start at multiples of `ALIGNMENT`. */
const SHORT = 32_000;
const ALIGNMENT = 1_000;

/**
 * A cursor within a sorted scan is one whole number below 2^53: the size of the collection and 1, so that it is above every cursor
 * between scans, and then start, length and rank in mixed radix. There is no room for all three as large as they may be, so a
 * long scan whose start is not aligned examines the records up to the next multiple and no more.
 */
interface Layout {
  readonly starts: number;
  readonly startUnit: number;
  readonly lengths: number;
  readonly ranks: number;
}

const layoutsOf = (size: number, longest: number): readonly [short: Layout, aligned: Layout, odd: Layout] => [
  { starts: size + 1, startUnit: 1, lengths: SHORT + 1, ranks: SHORT + 1 },
  { starts: Math.floor(size / ALIGNMENT) + 1, startUnit: ALIGNMENT, lengths: longest + 1, ranks: longest + 1 },
  { starts: size + 1, startUnit: 1, lengths: longest + 1, ranks: ALIGNMENT },
];

const room = ({ starts, lengths, ranks }: Layout): number => starts * lengths * ranks;

const layoutOf = (start: number, maxScan: number): 0 | 1 | 2 => {
  if (maxScan <= SHORT) return 0;
  return start % ALIGNMENT === 0 ? 1 : 2;
};

const countOf = (start: number, maxScan: number, size: number): number => {
  const wanted = layoutOf(start, maxScan) === 2 ? ALIGNMENT - (start % ALIGNMENT) : maxScan;
  return Math.min(wanted, size - start);
};

export interface SortedCursors {
  /** The window that a cursor and a `max_scan` mean. Throws INVALID_INPUT for a cursor that is none, or of another `max_scan`. */
  read(cursor: number, maxScan: number): SortedWindow;
  /** The cursor of the hits of a scan from `rank` on. */
  write(start: number, maxScan: number, rank: number): number;
}

/** The cursors of sorted scans over `size` records, of which a scan examines at most `longest`. */
export const createSortedCursors = (size: number, longest: number): SortedCursors => {
  const layouts = layoutsOf(size, longest);
  const base = size + 1;
  const offsets = layouts.map((_, i) => base + layouts.slice(0, i).reduce((sum, layout) => sum + room(layout), 0));
  const end = base + layouts.reduce((sum, layout) => sum + room(layout), 0);
  if (end > Number.MAX_SAFE_INTEGER) throw new RangeError('sorted cursors do not fit into a safe integer');

  const notACursor = (cursor: number) =>
    invalid('cursor', `must be from 0 to ${size}, or next_cursor of the previous page, got ${cursor}`);

  const within = (cursor: number, maxScan: number): SortedWindow => {
    const place = offsets.findLastIndex((offset) => cursor >= offset);
    const layout = layouts[place]!;
    const rest = cursor - offsets[place]!;
    const rank = rest % layout.ranks;
    const outer = Math.floor(rest / layout.ranks);
    const length = outer % layout.lengths;
    const start = Math.floor(outer / layout.lengths) * layout.startUnit;
    if (start >= size || rank >= length || layoutOf(start, length) !== place) throw notACursor(cursor);
    if (length !== maxScan) throw invalid('max_scan', `must be ${length}, as on the page that returned this cursor`);
    return { start, count: countOf(start, maxScan, size), rank };
  };

  return {
    read(cursor, maxScan) {
      if (cursor < 0 || cursor >= end) throw notACursor(cursor);
      if (cursor >= base) return within(cursor, maxScan);
      return { start: cursor, count: countOf(cursor, maxScan, size), rank: 0 };
    },
    write(start, maxScan, rank) {
      const place = layoutOf(start, maxScan);
      const { startUnit, lengths, ranks } = layouts[place];
      return offsets[place]! + ((start / startUnit) * lengths + maxScan) * ranks + rank;
    },
  };
};
