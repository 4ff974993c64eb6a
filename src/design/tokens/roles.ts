import { oklchToRgb } from '../../color/gamut.ts';
import { contrastRatio } from '../../color/luminance.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { foregroundOn, INK, READABLE, WHITE } from './foreground.ts';
import { RAMP_STEPS } from './ramp.ts';
import type { Ramp, RampName, Ramps } from './ramps.ts';

/** Borders and rings that carry meaning: WCAG 2.x, 1.4.11. */
const VISIBLE = 3;

export type Theme = 'light' | 'dark';

/** Roles in the order in which they are listed; each is a token `--color-<role>`. */
export const ROLES = [
  ...(['bg', 'surface', 'surface-raised', 'border', 'border-strong', 'text', 'text-muted'] as const),
  ...(['primary', 'primary-hover', 'on-primary', 'secondary', 'on-secondary', 'accent', 'on-accent'] as const),
  ...(['success', 'on-success', 'warning', 'on-warning', 'danger', 'on-danger', 'info', 'on-info'] as const),
  'focus-ring',
] as const;
type Role = (typeof ROLES)[number];
export type Roles = Readonly<Record<Role, Rgb>>;

/** Roles that carry text of their own, with the ramp each comes from. */
const FILLED = ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info'] as const satisfies RampName[];

const stepOf = ({ steps }: Ramp, name: string): Rgb =>
  steps[RAMP_STEPS.indexOf(name as (typeof RAMP_STEPS)[number])]!.color;

/** The first colour that has this contrast on every ground; white or ink where none of them has. */
const firstVisible = (colors: readonly Rgb[], grounds: readonly Rgb[], least: number): Rgb => {
  const found = colors.find((color) => grounds.every((ground) => contrastRatio(color, ground) >= least));
  return found ?? foregroundOn(grounds[0]!);
};

/** From this OKLCH lightness on a colour is light enough to fill a button on a dark ground. */
const LIGHT_ENOUGH = 0.6;

/** The filled colour of a role: the base of its ramp; in the dark theme its 400 where the base is too dark. */
const fillOf = (ramp: Ramp, theme: Theme): Rgb =>
  theme === 'light' || ramp.base.l >= LIGHT_ENOUGH ? baseOf(ramp) : stepOf(ramp, '400');
const baseOf = ({ base, steps }: Ramp): Rgb => {
  const distance = (color: Rgb) => Math.abs(toOklch(color).l - base.l);
  return steps.reduce((best, { color }) => (distance(color) < distance(best) ? color : best), steps[0]!.color);
};

const HOVER = 0.06;

/** A fill a little darker or lighter, away from the text on it; the other way where there is no room. */
const hoverOf = (fill: Rgb): Rgb => {
  const { l, c, h }: Oklch = toOklch(fill);
  const text = foregroundOn(fill);
  const away = text === WHITE ? -HOVER : HOVER;
  const candidates = [l + away, l - away].filter((v) => v >= 0.08 && v <= 0.995).map((v) => oklchToRgb({ l: v, c, h }));
  return candidates.find((color) => contrastRatio(text, color) >= READABLE) ?? fill;
};

/** Colours of every role in a theme. Whatever the seed, each `on-` role reads (4.5:1) on its fill, and so do the texts. */
export const rolesOf = (ramps: Ramps, theme: Theme): Roles => {
  const light = theme === 'light';
  const neutral = ramps.neutral.steps.map(({ color }) => color);
  const toward = light ? neutral : [...neutral].reverse();
  const pick = (onLight: string, onDark: string) => stepOf(ramps.neutral, light ? onLight : onDark);
  const [bg, surface, raised] = light
    ? [pick('50', ''), WHITE, WHITE]
    : [stepOf(ramps.neutral, '950'), stepOf(ramps.neutral, '900'), stepOf(ramps.neutral, '800')];
  const grounds = [raised, surface, bg];
  const fills = Object.fromEntries(FILLED.map((name) => [name, fillOf(ramps[name], theme)])) as Record<
    (typeof FILLED)[number],
    Rgb
  >;
  const brand = ramps.primary.steps.map(({ color }) => color);
  const towardBrand = [fills.primary, ...(light ? brand : [...brand].reverse())];
  return {
    ...fills,
    bg,
    surface,
    'surface-raised': raised,
    border: pick('200', '700'),
    'border-strong': firstVisible(toward, grounds, VISIBLE),
    text: light ? INK : pick('', '50'),
    'text-muted': firstVisible(toward, grounds, READABLE),
    'primary-hover': hoverOf(fills.primary),
    'on-primary': foregroundOn(fills.primary),
    'on-secondary': foregroundOn(fills.secondary),
    'on-accent': foregroundOn(fills.accent),
    'on-success': foregroundOn(fills.success),
    'on-warning': foregroundOn(fills.warning),
    'on-danger': foregroundOn(fills.danger),
    'on-info': foregroundOn(fills.info),
    'focus-ring': firstVisible(towardBrand, grounds, VISIBLE),
  };
};

/** A foreground role, what it stands on, and the contrast it needs there. */
export interface RolePair {
  readonly foreground: Role;
  readonly background: Role;
  readonly needs: number;
}

const GROUNDS = ['bg', 'surface', 'surface-raised'] as const;

/** Every pair that the roles promise. */
export const ROLE_PAIRS: readonly RolePair[] = [
  ...FILLED.map((name) => ({ foreground: `on-${name}` as Role, background: name as Role, needs: READABLE })),
  { foreground: 'on-primary', background: 'primary-hover', needs: READABLE },
  ...(['text', 'text-muted'] as const).flatMap((foreground) =>
    GROUNDS.map((background) => ({ foreground, background, needs: READABLE })),
  ),
  ...(['border-strong', 'focus-ring'] as const).flatMap((foreground) =>
    GROUNDS.map((background) => ({ foreground, background, needs: VISIBLE })),
  ),
];
