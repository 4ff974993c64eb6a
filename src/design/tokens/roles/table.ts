import { toOklch } from '../../../color/oklab.ts';
import { oklchInSrgb } from '../../../color/to-srgb.ts';
import { CHART } from '../chart.ts';
import { DIVERGING, SEQUENTIAL } from '../data-ramps.ts';
import { GREY } from '../fill.ts';
import { FILL_IDS, type FillMode } from '../fill-modes.ts';
import { differenceOf, isLegible, NEEDS, type Need } from '../legibility.ts';
import { INK, type Paint, type Swatch, WHITE } from '../paint.ts';
import { stepOf } from '../ramp.ts';
import { RAMP_STEPS, type RampStep } from '../ramp-steps.ts';
import { filledRows, needOfFill, TEXT } from './filled.ts';
import { BRANDS, FILLED, type Role, SURFACES } from './names.ts';
import { firstOf, grey, inTheme, outward, type Room, type Row, readsOn, stepsNamed } from './row.ts';

const LONG: Need = { ratio: NEEDS.long.ratio, lc: 60 };
const QUIET: Need = { ratio: NEEDS.long.ratio, lc: 60 };
const CHANGE = 6;

/** The background of what is selected: a tint of the primary colour that differs from every surface and carries text. */
const selectedOf = (room: Room): Swatch => {
  const { theme, ramps, surfaces } = room;
  const names = theme === 'light' ? (['100', '200', '50', '300'] as const) : (['950', '900', '800', '700'] as const);
  const serves = (paint: Paint) =>
    isLegible(room.of('text'), paint, NEEDS.fill) &&
    surfaces.every((surface) => differenceOf(surface, paint) >= CHANGE);
  return firstOf([...stepsNamed(ramps.primary, names), ...stepsNamed(ramps.neutral, names)], serves);
};

/** Where headings begin: at 800 in the light theme and 200 in the dark one, or at the brand itself where that lies further out. */
const headingStep = ({ theme, ramps }: Room): RampStep => {
  const [usual, { at }] = [RAMP_STEPS.indexOf(theme === 'light' ? '800' : '200'), ramps.primary];
  return RAMP_STEPS[theme === 'light' ? Math.max(usual, at) : Math.min(usual, at)]!;
};

/** Links, the plain one first. A grey brand has no colour that would tell a link from text: it takes that of `info`. */
const linksOf = (room: Room): readonly Paint[] => {
  const ramp = room.ramps.primary.base.c < GREY ? room.ramps.info : room.ramps.primary;
  return outward(ramp, inTheme(room, '700', '300'), room.theme).filter(readsOn(room.surfaces, NEEDS.text));
};

const OVERLAY = { light: 0.5, dark: 0.7 } as const;

/** How far a background moves at a time until its text is readable, and how often. */
const [MOVE, MOVES] = [0.003, 20];

/** The quiet button under the pointer: a grey step, moved towards the button where its text would not be readable on it. */
const quietHover = (room: Room): Paint => {
  const step = grey(room, '300', '600');
  const way = room.theme === 'light' ? 1 : -1;
  const candidates = function* (): Generator<Paint> {
    yield step;
    const own = toOklch(step.color);
    for (let i = 1; i <= MOVES; i += 1) yield { color: oklchInSrgb({ ...own, l: own.l + way * MOVE * i }) };
  };
  return firstOf(candidates(), (paint) => isLegible(room.of('text'), paint, QUIET));
};

const PLAIN: readonly Row[] = [
  { role: 'bg', use: 'The page', paint: (room) => grey(room, '100', '950') },
  {
    role: 'surface',
    use: 'Cards, fields',
    paint: (room) => grey(room, '50', '900'),
    apart: [{ from: ['bg'], least: 2 }],
  },
  {
    role: 'surface-raised',
    use: 'Menus, dialogs',
    paint: (room) => (room.theme === 'light' ? WHITE : stepOf(room.ramps.neutral, '800')),
    apart: [{ from: ['bg', 'surface'], least: 2 }],
  },
  {
    role: 'border',
    use: 'Quiet lines',
    paint: (room) => grey(room, '200', '700'),
    apart: [{ from: SURFACES, least: 2 }],
  },
  {
    role: 'border-strong',
    use: 'Lines that carry meaning: fields, switches',
    paint: (room) =>
      firstOf(
        outward(room.ramps.neutral, inTheme(room, '300', '700'), room.theme),
        readsOn(room.surfaces, NEEDS.graphic),
      ),
    reads: [{ on: SURFACES, need: NEEDS.graphic }],
  },
  {
    role: 'text',
    use: 'Text',
    paint: (room) => grey(room, '950', '50'),
    reads: [{ on: SURFACES, need: LONG }],
  },
  {
    role: 'text-muted',
    use: 'Secondary text',
    paint: (room) => firstOf(outward(room.ramps.neutral, '500', room.theme), readsOn(room.surfaces, NEEDS.text)),
    reads: [{ on: SURFACES, need: TEXT }],
  },
  {
    role: 'heading',
    use: 'Headings, in the primary colour',
    paint: (room) =>
      firstOf(
        [...outward(room.ramps.primary, headingStep(room), room.theme), room.of('text')],
        readsOn(room.surfaces, NEEDS.long),
      ),
    reads: [{ on: SURFACES, need: LONG }],
  },
  {
    role: 'link',
    use: 'Links',
    paint: (room) => linksOf(room)[0] ?? room.of('text'),
    reads: [{ on: SURFACES, need: TEXT }],
  },
  {
    role: 'link-hover',
    use: 'Links under the pointer',
    paint: (room) => linksOf(room)[1] ?? room.of('text'),
    reads: [{ on: SURFACES, need: TEXT }],
  },
  {
    role: 'quiet',
    use: 'Quiet button',
    paint: (room) => grey(room, '200', '700'),
    apart: [{ from: SURFACES, least: 2 }],
  },
  {
    role: 'quiet-hover',
    use: 'The same under the pointer',
    paint: quietHover,
    apart: [{ from: ['quiet'], least: 2 }],
  },
  {
    role: 'on-quiet',
    use: 'Text on it',
    paint: (room) => grey(room, '950', '50'),
    reads: [{ on: ['quiet', 'quiet-hover'], need: QUIET }],
  },
];

const STATES: readonly Row[] = [
  {
    role: 'selected',
    use: 'Background of what is selected',
    paint: selectedOf,
    apart: [{ from: SURFACES, least: 4 }],
  },
  {
    role: 'on-selected',
    use: 'Text on it',
    paint: (room) => room.of('text'),
    reads: [{ on: ['selected'], need: TEXT }],
  },
  {
    role: 'focus-ring',
    use: 'Ring around what has the focus',
    paint: (room) => room.of('primary-focus'),
    reads: [{ on: SURFACES, need: NEEDS.graphic }],
  },
  { role: 'disabled', use: 'Background of what is disabled', paint: (room) => grey(room, '200', '700') },
  ...BRANDS.map(
    (name): Row => ({
      role: `${name}-disabled`,
      use: 'The same, of a button in this colour',
      paint: (room) => grey(room, '200', '700'),
    }),
  ),
  { role: 'on-disabled', use: 'Text on it, quiet on purpose', paint: (room) => grey(room, '500', '400') },
  {
    role: 'overlay',
    use: 'Over the page, under a dialog',
    paint: ({ theme }) => ({ color: INK.color, alpha: OVERLAY[theme] }),
  },
];

const DATA: readonly Row[] = [
  ...CHART.map(
    (role, i): Row => ({
      role,
      use: 'Series of a chart',
      paint: ({ chart }) => chart[i]!,
      reads: [{ on: SURFACES, need: NEEDS.graphic }],
    }),
  ),
  ...SEQUENTIAL.map(
    (role, i): Row => ({ role, use: 'From little to much', paint: ({ sequential }) => sequential[i]! }),
  ),
  ...DIVERGING.map(
    (role, i): Row => ({ role, use: 'On both sides of a middle', paint: ({ diverging }) => diverging[i]! }),
  ),
];

/** Every role: what generator, documents, page and tests go by. A rule sees the roles above its own. */
export const ROLE_TABLE: readonly Row[] = [...PLAIN, ...FILLED.flatMap(filledRows), ...STATES, ...DATA];

/** Roles in the order in which they are listed. */
export const ROLES = ROLE_TABLE.map(({ role }) => role) as [Role, ...Role[]];

/** How statuses are filled: with white on it a warning would be brown and hardly another than the danger, so it keeps its ink. */
export const statusFill = (mode: FillMode): FillMode => (mode === 'white' ? 'brand' : mode);

const BRAND_TEXTS = new Set<Role>(BRANDS.map((name) => `on-${name}` as const));

/** A foreground role, what it stands on, and the contrast it needs there. */
export interface Promised {
  readonly foreground: Role;
  readonly background: Role;
  readonly need: Need;
}

const promisesOf = (mode: FillMode): readonly Promised[] =>
  ROLE_TABLE.flatMap(({ role, reads = [] }) =>
    reads.flatMap(({ on, need }) =>
      on.map((background) => ({
        foreground: role,
        background,
        need: need === 'fill' ? needOfFill(BRAND_TEXTS.has(role) ? mode : statusFill(mode)) : need,
      })),
    ),
  );

const PROMISES = Object.fromEntries(FILL_IDS.map((mode) => [mode, promisesOf(mode)])) as Record<
  FillMode,
  readonly Promised[]
>;

/** Every pair of roles that is meant to be read, with what it reaches for every brand. */
export const promises = (mode: FillMode): readonly Promised[] => PROMISES[mode];
