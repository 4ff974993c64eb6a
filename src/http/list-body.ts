import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { CsvError, parse } from 'csv-parse/sync';
import { ApiError } from '../api/errors.ts';
import { MOST_ROWS } from '../schemas/lists.ts';
import { readBytes } from './body.ts';
import type { BodyLimits } from './body-refusals.ts';
import type { Exchange } from './exchange.ts';

/** So many are read and no more: a header, and a row too many, by which the list is refused. */
const MOST_READ = MOST_ROWS + 2;

/** Columns by name: those of one colour, and the two of a pair. */
const COLOR = new Set(['color', 'colour', 'colors', 'colours', 'hex', 'value']);
const FIRST = new Set(['from', 'fg', 'foreground', 'text', 'a', 'reference']);
const SECOND = new Set(['to', 'bg', 'background', 'b', 'sample']);

interface List {
  readonly colors?: readonly unknown[];
  readonly pairs?: readonly unknown[];
}

const invalidBody = (message: string): ApiError =>
  new ApiError('INVALID_INPUT', `body: ${message}`, { details: { field: 'body' } });

/** Which columns a header names; undefined for a row that names none. */
const columnsOf = (header: readonly string[]): readonly number[] | undefined => {
  const names = header.map((cell) => cell.trim().toLowerCase());
  const find = (known: ReadonlySet<string>) => names.findIndex((name) => known.has(name));
  const [first, second, color] = [find(FIRST), find(SECOND), find(COLOR)];
  if (first >= 0 && second >= 0) return [first, second];
  return color >= 0 ? [color] : undefined;
};

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

const fromCsv = (text: string): List => {
  let cells: string[][];
  try {
    cells = parse(text, { relaxColumnCount: true, trim: true, to: MOST_READ });
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    throw invalidBody(`is not valid CSV: ${thrown.message}`);
  }
  // Empty lines above a header, or above the first row, do not say how many columns there are.
  const begins = Math.max(0, cells.findIndex(isFilled));
  const top = cells[begins] ?? [];
  const named = columnsOf(top);
  const columns = named ?? [...top.keys()];
  if (columns.length > 2)
    throw invalidBody(
      'has more than two columns and no header that names color, or from and to, or fg and bg; a colour that contains commas must be in quotation marks',
    );
  const rows = named ? cells.slice(begins + 1) : cells;
  const [first = 0, second] = columns;
  // A cell too many is a colour with commas that was not quoted.
  const cellOf = (row: readonly string[], column: number): string =>
    !named && row.length > columns.length ? row.join(',') : (row[column] ?? '');
  if (second === undefined) return { colors: rows.map((row) => cellOf(row, first)) };
  return { pairs: rows.map((row) => [cellOf(row, first), cellOf(row, second)]) };
};

/** How a value of JSON begins that is not a bare word: a bare word is the colour itself, and a fault is dear. */
const JSON_BEGINS = /^(?:["[{\d-]|null$)/;

/** A line as a colour or a pair: JSON, or an object with the columns of CSV. A line that is not JSON is a colour as it stands. */
const lineOf = (line: string): unknown => {
  if (!JSON_BEGINS.test(line)) return line;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return line;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'space' in value || 'r' in value)
    return value;
  const columns = columnsOf(Object.keys(value));
  const members = Object.values(value);
  if (columns === undefined) return value;
  return columns.length === 1 ? members[columns[0]!] : columns.map((column) => members[column]);
};

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2;

const fromLines = (text: string): List => {
  const rows = text.split('\n', MOST_READ).map((line) => lineOf(line.trim()));
  return rows.some(isPair) ? { pairs: rows } : { colors: rows };
};

/** Reads a text without the mark of byte order before it and the empty lines below it. */
const within =
  (read: (text: string) => List) =>
  (text: string): List => {
    const filled = text.replace(/^\uFEFF/, '').trimEnd();
    return filled === '' ? { colors: [] } : read(filled);
  };

const READERS: Readonly<Record<string, (text: string) => List>> = {
  'text/csv': within(fromCsv),
  'application/x-ndjson': within(fromLines),
  'application/jsonl': within(fromLines),
};

/** How a body of rows is read, empty rows in their places and at most one more than a list may have, by its media type; undefined for JSON and any other. */
export const rowReaderOf = ({ headers }: IncomingMessage) =>
  READERS[(headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()];

interface RowSettings {
  readonly read: (text: string) => List;
  readonly limits: BodyLimits;
  readonly takesPairs: boolean;
}

/** Reads a body of rows: `colors`, or `pairs` where it has two columns. Throws INVALID_INPUT. */
export const readRows = async (
  exchange: Pick<Exchange, 'request' | 'response' | 'context' | 'whenCounted'>,
  { read, limits, takesPairs }: RowSettings,
): Promise<List> => {
  const bytes = await readBytes(exchange, limits);
  if (!isUtf8(bytes)) throw invalidBody('is not valid UTF-8');
  const list = read(bytes.toString('utf8'));
  if (list.pairs && !takesPairs) throw invalidBody('has two columns; this endpoint takes one colour per row');
  return list;
};
