import { csvCell } from '../../text/escape.ts';

type Cells = Map<string, string>;

const scalar = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Members of objects become columns named with a dot; lists stay JSON. */
const flatten = (value: unknown, name: string, cells: Cells): Cells => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return cells.set(name, scalar(value));
  for (const [key, inner] of Object.entries(value)) flatten(inner, name === '' ? key : `${name}.${key}`, cells);
  return cells;
};

/** JSON lines as CSV (RFC 4180): one header over all members that any line has, in the order they first appear. */
export const csvOf = (lines: readonly string[]): string => {
  const rows = lines.map((line) => flatten(JSON.parse(line), '', new Map()));
  const columns = [...new Set(rows.flatMap((cells) => [...cells.keys()]))];
  const text = [columns.map(csvCell), ...rows.map((cells) => columns.map((name) => csvCell(cells.get(name) ?? '')))];
  return `${text.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
};
