import type { Color, WrittenColor } from '../color/color.ts';
import type { Scheme } from '../color/css/computed.ts';
import { type ColorReading, type FaultDetails, readColor } from '../color/read-color.ts';
import { isSpaceValues, readSpaceValues, unknownSpaceOf } from '../color/read-space-values.ts';
import { type GamutChoice, methodOf, type Resolution, resolveColor } from '../color/resolve.ts';
import type { Rgb } from '../color/rgb.ts';
import { invalid, quote } from '../errors/refusal.ts';
import type { ColumnName, ListKind, Plan } from './kind.ts';
import { type ListKindId, listKinds } from './kinds/index.ts';

/** The side of each pair that is the same in all of them. */
export interface FixedSide {
  readonly field: string;
  readonly side: 'first' | 'second';
  /** A colour as it was sent. */
  readonly color: unknown;
}

/** A list as a thread computes it: colours as they were sent. */
export interface ListRequest {
  readonly kind: ListKindId;
  /** Colours, or pairs `[a, b]`; with `fixed` the other sides of them. */
  readonly rows: readonly unknown[];
  readonly fixed?: FixedSide | undefined;
  /** Options of the operation. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly gamut: GamutChoice;
  /** Colour behind translucent ones, as it was sent. */
  readonly over?: unknown;
  readonly scheme?: Scheme | undefined;
}

/** Why a row has no values. */
export interface RowError {
  /** From 0. */
  readonly row: number;
  readonly why: string;
  readonly details?: FaultDetails;
}

export interface Column extends ColumnName {
  /** A value for each row; null for a wrong one. */
  readonly values: readonly unknown[];
}

/** A list, computed. */
export interface Table {
  readonly count: number;
  readonly columns: readonly Column[];
  readonly errors: readonly RowError[];
  /** Rows with a colour that was mapped into sRGB, and with one that was laid over another. */
  readonly mapped: readonly number[];
  readonly composited: readonly number[];
}

type Failure = Omit<RowError, 'row'>;
const isFailure = (value: object): value is Failure => 'why' in value;

/** Reads and resolves the colours of a list by its options. */
class RowReader {
  readonly #request: Pick<ListRequest, 'gamut' | 'scheme'>;
  readonly #kind: Pick<ListKind<never>, 'inAnySpace' | 'keepsAlpha'>;
  readonly #over: Rgb | undefined;
  /** Texts that are not a colour; the reason is determined once. */
  readonly #refused = new Map<string, ColorReading<WrittenColor>>();
  isMapped = false;
  isComposited = false;

  constructor(request: Omit<ListRequest, 'rows'>, kind: Pick<ListKind<never>, 'inAnySpace' | 'keepsAlpha'>) {
    this.#request = request;
    this.#kind = kind;
    if (request.over !== undefined) this.#over = this.fixed(request.over, 'over').rgb;
  }

  #reading(value: unknown): ColorReading<WrittenColor> {
    if (this.#kind.inAnySpace && isSpaceValues(value)) return readSpaceValues(value);
    const known = typeof value === 'string' ? this.#refused.get(value) : undefined;
    if (known) return known;
    const reading = readColor(value, { scheme: this.#request.scheme, isBrief: true });
    if (!reading.color && typeof value === 'string') this.#refused.set(value, reading);
    return reading;
  }

  /** Resolves a colour over `over`, or over that of the request. */
  read(
    value: unknown,
    over: Rgb | undefined = this.#over,
    { keepsAlpha = false }: { readonly keepsAlpha?: boolean } = this.#kind,
  ): Color | Failure {
    const { gamut } = this.#request;
    const reading = this.#reading(value);
    const resolution: Resolution = reading.color
      ? resolveColor(reading.color, { gamut, over, keepsAlpha })
      : { why: reading.why, details: reading.details };
    if (resolution.why !== undefined) {
      const { why, details } = resolution;
      return Object.keys(details).length > 0 ? { why, details } : { why };
    }
    this.isMapped ||= resolution.mapping !== undefined;
    this.isComposited ||= resolution.composition !== undefined;
    return resolution.color;
  }

  /** A colour that belongs to every row, opaque or over that of the request. Throws INVALID_INPUT. */
  fixed(value: unknown, field: string): Color {
    const color = this.read(value, this.#over, { keepsAlpha: false });
    const unknownSpace = this.#kind.inAnySpace ? unknownSpaceOf(value) : undefined;
    if (isFailure(color) && unknownSpace) throw invalid(`${field}.space`, color.why, unknownSpace);
    if (isFailure(color)) throw invalid(field, color.why, color.details && { ...color.details });
    return color;
  }
}

type Sides = readonly [first: unknown, second: unknown];

/** The values of a row, or why it has none. */
const rowOf = (plan: Plan, reader: RowReader, kind: ListKind<never>, sides: Sides): readonly unknown[] | Failure => {
  const of = ({ why, ...failure }: Failure, side: 0 | 1): Failure =>
    kind.sides ? { why: `${kind.sides[side]}: ${why}`, ...failure } : { why, ...failure };
  const second = sides[1] === undefined ? undefined : reader.read(sides[1]);
  if (second && isFailure(second)) return of(second, 1);
  const first = reader.read(sides[0], kind.isOverSecond ? second?.rgb : undefined);
  return isFailure(first) ? of(first, 0) : plan.row(first, second);
};

const NOT_A_PAIR = 'must be two colours, [a, b]';

/** What is done once for all rows. Throws a Refusal for options, or a colour of all rows, that are refused. */
const preparedOf = (request: Omit<ListRequest, 'rows'>) => {
  const { fixed, options, gamut } = request;
  // The options are those of the kind: both come from one request.
  const kind = listKinds[request.kind];
  const plan = kind.plan(options as never, methodOf(gamut));
  const reader = new RowReader(request, kind);
  if (fixed) reader.fixed(fixed.color, fixed.field);
  return { kind, plan, reader };
};

/** Throws a Refusal for what `computeRows` refuses of any rows. */
export const checkList = (request: Omit<ListRequest, 'rows'>): void => void preparedOf(request);

/** Whether a column says something: not where it is left out for what all its values are. */
export const isTelling = (column: Column): boolean =>
  !('unlessAll' in column) || column.values.some((value) => value !== null && value !== column.unlessAll);

/** A table without the columns that say nothing. */
export const tellingOf = (table: Table): Table => ({ ...table, columns: table.columns.filter(isTelling) });

/**
 * Computes a list, or a slice whose rows are numbered from `from`, row by row and in all columns. A row whose colours cannot be
 * read has no values and is listed in `errors`. Throws a Refusal for options, or a colour of all rows, that are refused.
 */
export const computeRows = (request: ListRequest, from = 0): Table => {
  const { rows, fixed } = request;
  const { kind, plan, reader } = preparedOf(request);
  const sidesOf = (row: unknown): Sides | Failure => {
    if (fixed) return fixed.side === 'first' ? [fixed.color, row] : [row, fixed.color];
    if (kind.takes === 'colors') return [row, undefined];
    if (!Array.isArray(row) || row.length !== 2 || row.includes(undefined))
      return { why: `${quote(row)} ${NOT_A_PAIR}` };
    return [row[0], row[1]];
  };
  const values = plan.columns.map((): unknown[] => []);
  const table = { errors: [] as RowError[], mapped: [] as number[], composited: [] as number[] };
  for (const [at, given] of rows.entries()) {
    const row = from + at;
    reader.isMapped = false;
    reader.isComposited = false;
    const sides = sidesOf(given);
    const found = isFailure(sides) ? sides : rowOf(plan, reader, kind, sides);
    if (isFailure(found)) {
      table.errors.push({ row, ...found });
      for (const column of values) column.push(null);
      continue;
    }
    for (const [i, value] of found.entries()) values[i]!.push(value);
    if (reader.isMapped) table.mapped.push(row);
    if (reader.isComposited) table.composited.push(row);
  }
  const columns = plan.columns.map((column, i): Column => ({ ...column, values: values[i]! }));
  return { count: rows.length, columns, ...table };
};
