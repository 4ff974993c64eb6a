import type { Oklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { CHART, chartColors } from './chart.ts';
import { DIVERGING, divergingColors, SEQUENTIAL, sequentialColors } from './data-ramps.ts';
import { type Fill, fillOf, GREY, type Theme } from './fill.ts';
import { differenceOf, isLegible, isLegibleOnAll, NEEDS, textOn } from './legibility.ts';
import { type NeutralSource, neutralRamp } from './neutral-ramp.ts';
import { type Paint, type Swatch, WHITE } from './paint.ts';
import { RAMP_STEPS, type Ramp, type RampStep, stepOf, tokenRamp } from './ramp.ts';
import { type Collision, STATUSES, type Status, statusesBeside } from './statuses.ts';

export const BRANDS = ['primary', 'secondary', 'accent'] as const;
export type Brand = (typeof BRANDS)[number];
/** Roles that carry text of their own. */
export const FILLED = [...BRANDS, ...STATUSES] as const;
export type Filled = (typeof FILLED)[number];
export const RAMP_NAMES = [...BRANDS, 'neutral', ...STATUSES] as const;
export type RampName = (typeof RAMP_NAMES)[number];
export const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

/** Roles in the order in which they are listed; each is a token `--color-<role>`. */
export const ROLES = [
  ...(['bg', 'surface', 'surface-raised', 'border', 'border-strong'] as const),
  ...(['text', 'text-muted', 'heading', 'link', 'link-hover'] as const),
  ...BRANDS.flatMap(
    (name) => [name, `on-${name}`, `${name}-hover`, `${name}-active`, `${name}-disabled`, `${name}-focus`] as const,
  ),
  'on-disabled' as const,
  ...STATUSES.flatMap((name) => [name, `on-${name}`, `${name}-hover`, `${name}-active`, `${name}-text`] as const),
  ...(['selected', 'on-selected', 'focus-ring'] as const),
  ...CHART,
  ...SEQUENTIAL,
  ...DIVERGING,
];
export type Role = (typeof ROLES)[number];
export type Roles = Readonly<Record<Role, Paint>>;

/** A brand colour: as it was sent, or a tone that followed from another. */
export type BrandSource = Rgb | Oklch;

/** What a set of roles is made from. */
export interface RoleSource {
  readonly brands: Readonly<Record<Brand, BrandSource>>;
  readonly neutral: NeutralSource;
}

/** A fill that is not the colour its ramp was made from, because nothing could be read on that or it would sink into the page. */
export interface Moved {
  readonly role: Filled;
  readonly theme: Theme;
  readonly from: string;
  readonly to: string;
  readonly step: RampStep;
  readonly because: 'text' | 'page';
}

/** Ramps and roles of both themes, and what had to give way. */
export interface RoleSet {
  readonly ramps: Readonly<Record<RampName, Ramp>>;
  readonly themes: Readonly<Record<Theme, Roles>>;
  readonly moved: readonly Moved[];
  readonly collisions: readonly Collision[];
}

const CHANGE = 6;

/** The first of these colours that serves, else the last. */
const firstOf = (paints: readonly Swatch[], serves: (paint: Swatch) => boolean): Swatch =>
  paints.find(serves) ?? paints.at(-1)!;

/** The steps of a ramp from one on towards the end that is furthest from the page. */
const outward = ({ steps }: Ramp, from: number, theme: Theme): readonly Swatch[] =>
  theme === 'light' ? steps.slice(from) : steps.slice(0, from + 1).reverse();

/** The steps of a ramp by how near they are to one. */
const around = ({ steps }: Ramp, index: number): readonly Swatch[] =>
  steps
    .map((swatch, i) => ({ swatch, away: Math.abs(i - index) }))
    .sort((x, y) => x.away - y.away)
    .map(({ swatch }) => swatch);

/** The background of what is selected: a tint of the primary colour that differs from every surface and carries text. */
const selectedOf = (ramps: RoleSet['ramps'], theme: Theme, surfaces: readonly Paint[], text: Paint): Swatch => {
  const names: readonly RampStep[] = theme === 'light' ? ['100', '200', '50', '300'] : ['900', '800', '950', '700'];
  const tints = names.map((name) => stepOf(ramps.primary, name));
  const greys = names.map((name) => stepOf(ramps.neutral, name));
  const serves = (paint: Paint) =>
    isLegible(text, paint, NEEDS.fill) && surfaces.every((surface) => differenceOf(surface, paint) >= CHANGE);
  return firstOf([...tints, ...greys], serves);
};

const themeOf = (ramps: RoleSet['ramps'], fills: Readonly<Record<Filled, Fill>>, theme: Theme): Roles => {
  const light = theme === 'light';
  const grey = (onLight: RampStep, onDark: RampStep): Swatch => stepOf(ramps.neutral, light ? onLight : onDark);
  const [bg, surface, raised] = [grey('100', '950'), grey('50', '900'), light ? WHITE : stepOf(ramps.neutral, '800')];
  const backgrounds = [bg, surface, raised];
  const text = grey('950', '50');
  const onBackgrounds = (need: (typeof NEEDS)[keyof typeof NEEDS]) => (paint: Paint) =>
    isLegibleOnAll(paint, backgrounds, need);
  const middle = RAMP_STEPS.indexOf('500');

  // A grey brand has no colour that would tell a link from text.
  const linkRamp = ramps.primary.base.c < GREY ? ramps.info : ramps.primary;
  const linkFrom = linkRamp === ramps.primary ? fills.primary.index : middle;
  const links = outward(linkRamp, linkFrom, theme).filter(onBackgrounds(NEEDS.text));
  const link = links[0] ?? text;
  const headings = outward(ramps.primary, RAMP_STEPS.indexOf(light ? '800' : '200'), theme);
  const focus = (ramp: Ramp, index: number) => firstOf(around(ramp, index), onBackgrounds(NEEDS.graphic));
  const selected = selectedOf(ramps, theme, backgrounds, text);
  const primary = ramps.primary.steps[ramps.primary.at]!.color;

  const brands = BRANDS.flatMap((name) => {
    const { base, on, hover, active, index } = fills[name];
    return [
      [name, base],
      [`on-${name}`, on],
      [`${name}-hover`, hover],
      [`${name}-active`, active],
      [`${name}-disabled`, grey('200', '700')],
      [`${name}-focus`, focus(ramps[name], index)],
    ] as const;
  });
  const statuses = STATUSES.flatMap((name) => {
    const { base, on, hover, active, index } = fills[name];
    const words = outward(ramps[name], index, theme);
    return [
      [name, base],
      [`on-${name}`, on],
      [`${name}-hover`, hover],
      [`${name}-active`, active],
      [`${name}-text`, firstOf(words, onBackgrounds(NEEDS.text))],
    ] as const;
  });
  const colors = (names: readonly Role[], list: readonly Rgb[]) =>
    names.map((name, i) => [name, { color: list[i]! }] as const);

  const entries: readonly (readonly [Role, Paint])[] = [
    ['bg', bg],
    ['surface', surface],
    ['surface-raised', raised],
    ['border', grey('200', '700')],
    ['border-strong', firstOf(outward(ramps.neutral, light ? 3 : 7, theme), onBackgrounds(NEEDS.graphic))],
    ['text', text],
    ['text-muted', firstOf(outward(ramps.neutral, middle, theme), onBackgrounds(NEEDS.text))],
    ['heading', firstOf([...headings, text], onBackgrounds(NEEDS.long))],
    ['link', link],
    ['link-hover', links[1] ?? text],
    ...brands,
    ['on-disabled', grey('500', '400')],
    ...statuses,
    ['selected', selected],
    ['on-selected', text],
    ['focus-ring', focus(ramps.primary, fills.primary.index)],
    ...colors(CHART, chartColors(theme, primary, backgrounds)),
    ...colors(SEQUENTIAL, sequentialColors(theme, primary)),
    ...colors(DIVERGING, divergingColors(theme, primary)),
  ];
  return Object.fromEntries(entries) as Roles;
};

const movedIn = (fills: Readonly<Record<Filled, Fill>>, theme: Theme): Moved[] =>
  FILLED.flatMap((role) => {
    const { ramp, index, base } = fills[role];
    if (index === ramp.at) return [];
    const home = ramp.steps[ramp.at]!;
    const because = textOn(home) === undefined ? ('text' as const) : ('page' as const);
    return [{ role, theme, from: toHex(home.color), to: toHex(base.color), step: RAMP_STEPS[index]!, because }];
  });

/**
 * Ramps and roles for a light and a dark theme. Whatever the brand: what is set on a fill, links and texts reach 4.5:1 and
 * |Lc| 60 of APCA, borders and rings that carry meaning 3:1, and neighbouring surfaces differ by CIEDE2000 2.
 */
export const buildRoles = ({ brands, neutral }: RoleSource): RoleSet => {
  const grey = neutralRamp(neutral);
  const pages: Record<Theme, Swatch> = { light: stepOf(grey, '100'), dark: stepOf(grey, '950') };
  const own = BRANDS.map((name) => {
    const ramp = tokenRamp(name, brands[name]);
    const fills = { light: fillOf(ramp, 'light', pages.light), dark: fillOf(ramp, 'dark', pages.dark) };
    return { name, ramp, fills };
  });
  const { ramps: signals, collisions } = statusesBeside(own, pages);
  const ramps = {
    ...(Object.fromEntries(own.map(({ name, ramp }) => [name, ramp])) as Record<Brand, Ramp>),
    neutral: grey,
    ...signals,
  };
  const fillsIn = (theme: Theme): Record<Filled, Fill> => ({
    ...(Object.fromEntries(own.map(({ name, fills }) => [name, fills[theme]])) as Record<Brand, Fill>),
    ...(Object.fromEntries(STATUSES.map((name) => [name, fillOf(signals[name], theme, pages[theme])])) as Record<
      Status,
      Fill
    >),
  });
  const fills = { light: fillsIn('light'), dark: fillsIn('dark') };
  return {
    ramps,
    themes: { light: themeOf(ramps, fills.light, 'light'), dark: themeOf(ramps, fills.dark, 'dark') },
    moved: THEMES.flatMap((theme) => movedIn(fills[theme], theme)),
    collisions,
  };
};
