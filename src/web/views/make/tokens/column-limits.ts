import { round } from '../../../../exact/round.ts';
import type { Columns } from './columns.ts';

/** A hue with the lightness of its steps where none is set, in percent. */
export interface ColumnHue {
  readonly lightness: readonly number[];
  /** The step that is a colour as sent, which stays. */
  readonly sent: number;
}

/** The range of a step that keeps every hue going from light to dark; none where two hues overlap. */
export type ColumnRange = readonly [least: number, most: number] | undefined;

const TENTH = 10;

const rangeBetween = (
  hues: readonly ColumnHue[],
  at: number,
  after: (hue: ColumnHue) => number,
  before: (hue: ColumnHue) => number,
): ColumnRange => {
  const moving = hues.filter(({ sent }) => sent !== at);
  const least = Math.ceil(Math.max(0, ...moving.map(after)) * TENTH) / TENTH;
  const most = Math.floor(Math.min(100, ...moving.map(before)) * TENTH) / TENTH;
  return least > most ? undefined : [least, most];
};

const setAt = (set: Columns, steps: readonly string[], { sent }: ColumnHue, at: number): number | undefined =>
  sent === at ? undefined : set.get(steps[at]!);

/** What a step may be set to between its neighbours as they are now. */
export const columnRange = (
  hues: readonly ColumnHue[],
  set: Columns,
  steps: readonly string[],
  at: number,
): ColumnRange => {
  const now = (hue: ColumnHue, i: number): number => setAt(set, steps, hue, i) ?? hue.lightness[i]!;
  return rangeBetween(
    hues,
    at,
    (hue) => (at === steps.length - 1 ? 0 : now(hue, at + 1)),
    (hue) => (at === 0 ? 100 : now(hue, at - 1)),
  );
};

/** Columns as they are applied: each within what keeps every hue going from light to dark, left out where nothing does. */
export const limitColumns = (hues: readonly ColumnHue[], wanted: Columns, steps: readonly string[]): Columns => {
  const held = new Map<string, number>();
  /** The next step that is not set, or stays. */
  const after = (hue: ColumnHue, at: number): number => {
    const next = steps.findIndex((_, i) => i > at && setAt(wanted, steps, hue, i) === undefined);
    return next < 0 ? 0 : hue.lightness[next]!;
  };
  const before = (hue: ColumnHue, at: number): number =>
    at === 0 ? 100 : (setAt(held, steps, hue, at - 1) ?? hue.lightness[at - 1]!);
  for (const [at, step] of steps.entries()) {
    const value = wanted.get(step);
    if (value === undefined) continue;
    const range = rangeBetween(
      hues,
      at,
      (hue) => after(hue, at),
      (hue) => before(hue, at),
    );
    // Without this one the others have other neighbours.
    if (range === undefined) return limitColumns(hues, new Map([...wanted].filter(([one]) => one !== step)), steps);
    held.set(step, round(Math.min(range[1], Math.max(range[0], value)), 1));
  }
  return held;
};
