import { WCAG } from '../../color/luminance.ts';
import type { Role } from '../answers/roles.ts';
import { firstReadable, hexOfTone, readableOn, type Tone, toneOf } from './tone.ts';

/** Colours of a user interface in one theme; every text role reads on the grounds it is meant for. */
export const THEME_ROLES = [
  'bg',
  'surface',
  'border',
  'text',
  'text-muted',
  'heading',
  'link',
  'primary',
  'on-primary',
  'secondary',
  'on-secondary',
  'accent',
  'on-accent',
  'selected',
  'on-selected',
  'focus-ring',
] as const;
export type ThemeRole = (typeof THEME_ROLES)[number];
export type Theme = Readonly<Record<ThemeRole, string>>;
export type ThemeName = 'light' | 'dark';

/** What WCAG 2.2 asks: 1.4.6 for long texts, 1.4.3 for text, 1.4.11 for borders and rings. */
export const NEEDS = { long: WCAG.aaa, text: WCAG.aa, graphic: WCAG.large } as const;

const GROUND_CHROMA = 0.025;

/** Lightness of background and of raised surfaces. */
const GROUNDS: Readonly<Record<ThemeName, readonly [bg: number, surface: number]>> = {
  light: [0.965, 0.992],
  dark: [0.17, 0.225],
};

const roleHex = (roles: readonly Role[], ...names: readonly string[]): string =>
  names.map((name) => roles.find(({ role }) => role === name)?.hex).find((hex) => hex !== undefined)!;

/** The background: the palette's own where it is light (or dark) enough, else its hue at the lightness of the theme. */
const groundOf = (hex: string, theme: ThemeName): { bg: string; surface: string } => {
  const tone = toneOf(hex);
  const [bg, surface] = GROUNDS[theme];
  const at = (l: number): string => hexOfTone({ ...tone, l, c: Math.min(tone.c, GROUND_CHROMA) });
  const own = theme === 'light' ? tone.l >= 0.93 : tone.l <= 0.22 && tone.l >= 0.08;
  return { bg: own ? hex : at(bg), surface: theme === 'light' ? at(surface) : at((own ? tone.l : bg) + 0.055) };
};

const mixed = (x: Tone, y: Tone, share: number): Tone => ({
  l: x.l + share * (y.l - x.l),
  c: x.c + share * (Math.min(y.c, 0.08) - x.c),
  h: y.h,
});

/** A theme from the roles of a palette: its colours where they serve, moved in lightness where contrast asks for it. */
export const themeOf = (roles: readonly Role[], name: ThemeName): Theme => {
  const [ground, ink] = [roleHex(roles, 'ground'), roleHex(roles, 'ink')];
  const primary = roleHex(roles, 'primary');
  const accent = roleHex(roles, 'accent', 'primary');
  const secondary = roleHex(roles, 'secondary', 'accent', 'primary');
  const { bg, surface } = groundOf(name === 'light' ? ground : ink, name);
  const grounds = [bg, surface];
  const voice = name === 'light' ? ink : ground;
  const fill = (hex: string): string => readableOn(hex, grounds, NEEDS.graphic);
  const onFill = (hex: string): string => firstReadable([bg, ink, ground], hex, NEEDS.text);
  const selected = hexOfTone(mixed(toneOf(bg), toneOf(primary), 0.16));
  return {
    bg,
    surface,
    border: readableOn(hexOfTone({ ...toneOf(secondary), l: toneOf(bg).l }), grounds, NEEDS.graphic),
    text: readableOn(voice, grounds, NEEDS.long),
    'text-muted': readableOn(hexOfTone(mixed(toneOf(voice), toneOf(bg), 0.3)), grounds, NEEDS.text),
    heading: readableOn(hexOfTone({ ...toneOf(primary), l: toneOf(voice).l }), grounds, NEEDS.long),
    link: readableOn(primary, grounds, NEEDS.text),
    primary: fill(primary),
    'on-primary': onFill(fill(primary)),
    secondary: fill(secondary),
    'on-secondary': onFill(fill(secondary)),
    accent: fill(accent),
    'on-accent': onFill(fill(accent)),
    selected,
    'on-selected': firstReadable([voice], selected, NEEDS.text),
    'focus-ring': readableOn(accent, grounds, NEEDS.graphic),
  };
};
