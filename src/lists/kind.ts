import type { Color } from '../color/color.ts';
import type { GamutMethod } from '../color/to-srgb.ts';

/** A column of an answer: one value for each row. */
export interface ColumnName {
  /** The member of the answer, or the key within its group. */
  readonly key: string;
  /** The list of the answer that it is an entry of. */
  readonly group?: string;
  /** Names of the parts of a value that is a list: channels. */
  readonly parts?: readonly string[];
  /** Left out if every value is this one. */
  readonly unlessAll?: unknown;
}

/** What a list is computed by, once for all rows. */
export interface Plan {
  readonly columns: readonly ColumnName[];
  /** The values of a row, one for each column. `other` is the second colour of a pair. */
  readonly row: (color: Color, other: Color | undefined) => readonly unknown[];
}

/** A kind of list: an operation on one colour or on a pair, done for many. */
export interface ListKind<Options> {
  readonly takes: 'colors' | 'pairs';
  /** What the two colours of a pair are called. */
  readonly sides?: readonly [first: string, second: string];
  /** Colours may be written as `{space, values}`. */
  readonly inAnySpace: boolean;
  /** Translucent colours keep their alpha. */
  readonly keepsAlpha?: true;
  /** The first colour of a pair is laid over the second if it is translucent. */
  readonly isOverSecond?: true;
  /** Throws a Refusal for options that the operation refuses. */
  readonly plan: (options: Options, gamut: GamutMethod) => Plan;
}
