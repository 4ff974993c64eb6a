import { type Rgb, toHex } from '../../color/rgb.ts';
import { atOnce, type Pieces } from '../../runtime/in-pieces.ts';
import { chartColors } from './chart.ts';
import { divergingColors, sequentialColors } from './data-ramps.ts';
import { type Because, type Fill, fillOf, prefersWhite, type Theme } from './fill.ts';
import type { FillMode } from './fill-modes.ts';
import { type NeutralSource, neutralRamp } from './neutral-ramp.ts';
import { type Paint, type Swatch, WHITE } from './paint.ts';
import { type Ramp, type RampSource, type StepRule, stepOf, tokenRamp } from './ramp.ts';
import { RAMP_STEPS, type RampStep } from './ramp-steps.ts';
import {
  BRANDS,
  type Brand,
  FILLED,
  type Filled,
  type RampName,
  type Role,
  STATUSES,
  type Status,
  THEMES,
} from './roles/names.ts';
import type { Room } from './roles/row.ts';
import { ROLE_TABLE, statusFill } from './roles/table.ts';
import { type Collision, statusesBeside } from './statuses.ts';

export type Roles = Readonly<Record<Role, Paint>>;

/** What a set of roles is made from. */
export interface RoleSource {
  readonly brands: Readonly<Record<Brand, RampSource>>;
  readonly neutral: NeutralSource;
  /** What may be done to a colour for the text on it; `brand` where undefined. */
  readonly fill?: FillMode | undefined;
  readonly rule?: StepRule | undefined;
}

/** A fill that is not the colour its ramp was made from. */
export interface Moved {
  readonly role: Filled;
  readonly theme: Theme;
  readonly from: string;
  readonly to: string;
  /** Null for a shade between two steps. */
  readonly step: RampStep | null;
  readonly because: Because;
}

/** A fill with near-black on it, on which APCA prefers white that has between 3:1 and 4.5:1. */
export interface Whiter {
  readonly role: Filled;
  readonly theme: Theme;
  readonly fill: string;
  /** The fill that `fill: white` has instead. */
  readonly white_fill: string;
}

/** Ramps and roles of both themes, and what had to give way. */
export interface RoleSet {
  readonly fill: FillMode;
  readonly ramps: Readonly<Record<RampName, Ramp>>;
  readonly themes: Readonly<Record<Theme, Roles>>;
  readonly moved: readonly Moved[];
  readonly whiter: readonly Whiter[];
  readonly collisions: readonly Collision[];
}

type Fills = Readonly<Record<Filled, Fill>>;

const paints = (colors: readonly Rgb[]): readonly Paint[] => colors.map((color) => ({ color }));

const themeOf = (ramps: RoleSet['ramps'], fills: Fills, theme: Theme, mode: FillMode): Roles => {
  const surfaces: readonly Paint[] =
    theme === 'light'
      ? [stepOf(ramps.neutral, '100'), stepOf(ramps.neutral, '50'), WHITE]
      : [stepOf(ramps.neutral, '950'), stepOf(ramps.neutral, '900'), stepOf(ramps.neutral, '800')];
  const brand = ramps.primary.steps[ramps.primary.at]!.color;
  const roles: Partial<Record<Role, Paint>> = {};
  const room: Room = {
    theme,
    mode,
    ramps,
    fills,
    surfaces,
    of: (role) => roles[role]!,
    chart: paints(chartColors(theme, brand, surfaces)),
    sequential: paints(sequentialColors(theme, brand)),
    diverging: paints(divergingColors(theme, brand)),
  };
  for (const { role, paint } of ROLE_TABLE) roles[role] = paint(room);
  return roles as Roles;
};

const homeOf = ({ steps, at }: Ramp): Swatch => steps[at]!;

const movedIn = (fills: Fills, theme: Theme): Moved[] =>
  FILLED.flatMap((role) => {
    const { ramp, index, base, because } = fills[role];
    if (because === undefined) return [];
    const step = index === null ? null : RAMP_STEPS[index]!;
    return [{ role, theme, from: toHex(homeOf(ramp).color), to: toHex(base.color), step, because }];
  });

const whiterIn = (fills: Fills, theme: Theme, page: Paint): Whiter[] =>
  FILLED.flatMap((role) => {
    const fill = fills[role];
    if (!prefersWhite(fill)) return [];
    const white = fillOf(fill.ramp, theme, page, 'white').base.color;
    return [{ role, theme, fill: toHex(fill.base.color), white_fill: toHex(white) }];
  });

/**
 * Ramps and roles for a light and a dark theme. What the table of roles promises holds for every brand; the fills promise what
 * their mode does. It yields between its parts.
 */
export function* rolesInPieces({ brands, neutral, fill: mode = 'brand', rule = {} }: RoleSource): Pieces<RoleSet> {
  const greys = neutralRamp(neutral);
  const pages: Record<Theme, Swatch> = { light: stepOf(greys, '100'), dark: stepOf(greys, '950') };
  const inBoth = (way: FillMode) => (ramp: Ramp) => ({
    light: fillOf(ramp, 'light', pages.light, way),
    dark: fillOf(ramp, 'dark', pages.dark, way),
  });
  const brandsBy = (by: StepRule) =>
    BRANDS.map((name) => {
      const ramp = tokenRamp(name, brands[name], by);
      return { name, ramp, fills: inBoth(mode)(ramp) };
    });
  const own = brandsBy(rule);
  yield;
  const inStatus = inBoth(statusFill(mode));
  const { levels, lightness } = rule;
  const { statuses, collisions } = statusesBeside(lightness ? brandsBy({ levels }) : own, inStatus, rule);
  yield;
  const signals = STATUSES.map((name) => {
    const { tone, ramp: chosen, fills } = statuses[name];
    if (!lightness) return { name, ramp: chosen, fills };
    const ramp = tokenRamp(name, tone, rule);
    return { name, ramp, fills: inStatus(ramp) };
  });
  const ramps = {
    ...(Object.fromEntries(own.map(({ name, ramp }) => [name, ramp])) as Record<Brand, Ramp>),
    neutral: greys,
    ...(Object.fromEntries(signals.map(({ name, ramp }) => [name, ramp])) as Record<Status, Ramp>),
  };
  const fillsIn = (theme: Theme): Fills => ({
    ...(Object.fromEntries(own.map(({ name, fills }) => [name, fills[theme]])) as Record<Brand, Fill>),
    ...(Object.fromEntries(signals.map(({ name, fills }) => [name, fills[theme]])) as Record<Status, Fill>),
  });
  const fills = { light: fillsIn('light'), dark: fillsIn('dark') };
  yield;
  const light = themeOf(ramps, fills.light, 'light', mode);
  yield;
  const dark = themeOf(ramps, fills.dark, 'dark', mode);
  yield;
  return {
    fill: mode,
    ramps,
    themes: { light, dark },
    moved: THEMES.flatMap((theme) => movedIn(fills[theme], theme)),
    whiter: THEMES.flatMap((theme) => whiterIn(fills[theme], theme, pages[theme])),
    collisions,
  };
}

/** The same, at once. */
export const buildRoles = (source: RoleSource): RoleSet => atOnce(rolesInPieces(source));
