import type { Fill, Theme } from '../fill.ts';
import type { FillMode } from '../fill-modes.ts';
import { isLegibleOnAll, type Need } from '../legibility.ts';
import type { Paint, Swatch } from '../paint.ts';
import { type Ramp, stepOf } from '../ramp.ts';
import { RAMP_STEPS, type RampStep } from '../ramp-steps.ts';
import type { Filled, RampName, Role } from './names.ts';

/** What a rule can look at when it chooses the colour of a role. */
export interface Room {
  readonly theme: Theme;
  readonly mode: FillMode;
  readonly ramps: Readonly<Record<RampName, Ramp>>;
  readonly fills: Readonly<Record<Filled, Fill>>;
  /** The colour of a role above in the table. */
  readonly of: (role: Role) => Paint;
  /** The page and what lies on it. */
  readonly surfaces: readonly Paint[];
  readonly chart: readonly Paint[];
  readonly sequential: readonly Paint[];
  readonly diverging: readonly Paint[];
}

/** What is promised of a role on others; `fill` is what the way of filling promises. */
export interface Reads {
  readonly on: readonly Role[];
  readonly need: Need | 'fill';
}

/** A role: what it is for, how its colour is chosen, and what holds of it for every brand. */
export interface Row {
  readonly role: Role;
  readonly use: string;
  readonly paint: (room: Room) => Paint;
  readonly reads?: readonly Reads[];
  /** Least CIEDE2000 from other roles. */
  readonly apart?: readonly { readonly from: readonly Role[]; readonly least: number }[];
}

/** The first of these colours that serves, else the last; those behind it need not be made. */
export const firstOf = <P extends Paint>(paints: Iterable<P>, serves: (paint: P) => boolean): P => {
  let last: P | undefined;
  for (const paint of paints) {
    if (serves(paint)) return paint;
    last = paint;
  }
  return last!;
};

/** The steps of a ramp from one on towards the end that is furthest from the page. */
export const outward = ({ steps }: Ramp, from: RampStep, theme: Theme): readonly Swatch[] => {
  const i = RAMP_STEPS.indexOf(from);
  return theme === 'light' ? steps.slice(i) : steps.slice(0, i + 1).reverse();
};

/** The steps of a ramp by how near they are to one. */
export const around = ({ steps }: Ramp, from: RampStep): readonly Swatch[] => {
  const home = RAMP_STEPS.indexOf(from);
  return steps
    .map((swatch, i) => ({ swatch, away: Math.abs(i - home) }))
    .sort((x, y) => x.away - y.away)
    .map(({ swatch }) => swatch);
};

/** One step in the light theme and another in the dark one. */
export const inTheme = ({ theme }: Pick<Room, 'theme'>, light: RampStep, dark: RampStep): RampStep =>
  theme === 'light' ? light : dark;
export const grey = (room: Pick<Room, 'theme' | 'ramps'>, light: RampStep, dark: RampStep): Swatch =>
  stepOf(room.ramps.neutral, inTheme(room, light, dark));
export const stepsNamed = (ramp: Ramp, names: readonly RampStep[]): Swatch[] => names.map((name) => stepOf(ramp, name));

/** Whether a colour reads on all of these. */
export const readsOn =
  (backgrounds: readonly Paint[], need: Need) =>
  (paint: Paint): boolean =>
    isLegibleOnAll(paint, backgrounds, need);
