import { WCAG } from '../../color/luminance.ts';
import { rgb, toHex } from '../../color/rgb.ts';
import type { BackgroundTint } from '../../design/tokens/neutral-ramp.ts';
import type { Role as TokenRole } from '../../design/tokens/roles/names.ts';
import { ROLES } from '../../design/tokens/roles/table.ts';
import { buildRoles, type RoleSet } from '../../design/tokens/roles.ts';
import type { Role } from '../answers/roles.ts';
import { STYLES, type StyleId } from '../vocabulary/styles.ts';
import { toneOf } from './tone.ts';

/** Colours of a user interface in one theme, by role. */
export type ThemeRole = TokenRole;
export type Theme = Readonly<Record<ThemeRole, string>>;
export type ThemeName = 'light' | 'dark';

/** What WCAG 2.2 asks: 1.4.6 for long texts, 1.4.3 for text, 1.4.11 for borders and rings. */
export const NEEDS = { long: WCAG.aaa, text: WCAG.aa, graphic: WCAG.large } as const;

/** Chroma of a page background at most where no style is named. */
const PLAIN_GROUND = 0.02;

const roleHex = (roles: readonly Role[], ...names: readonly string[]): string =>
  names.map((name) => roles.find(({ role }) => role === name)?.hex).find((hex) => hex !== undefined)!;

/** Chroma below which a background has no tint of its own, and the most that it then borrows from the primary colour. */
const UNTINTED = 0.005;
const BORROWED = 0.008;

/**
 * The tint that a page takes from a colour of the palette, and the colour itself where it is quiet and light or dark enough.
 * A grey takes a breath of the primary hue, as a page of pure grey looks dull beside any colour.
 */
const tintOf = (
  hex: string,
  primary: string,
  ceiling: number,
  [least, most]: readonly [number, number],
): BackgroundTint => {
  const { l, c, h } = toneOf(hex);
  if (c < UNTINTED) {
    const brand = toneOf(primary);
    return { c: Math.min(brand.c / 8, ceiling / 2, BORROWED), h: brand.h };
  }
  const fits = c <= ceiling && l >= least && l <= most;
  return { c: Math.min(c, ceiling), h, own: fits ? rgb(hex) : undefined };
};

/** Lightness that a page can have in the light and in the dark theme. */
const PAGES = { light: [0.93, 0.985], dark: [0.13, 0.22] } as const;

/** Ramps and themes from the roles of a palette: the same builder that makes tokens from one colour. */
export const themesOf = (roles: readonly Role[], styles: readonly StyleId[]): RoleSet => {
  const ceiling = Math.min(
    ...styles.map((id) => STYLES[id].backgroundChroma),
    ...(styles.length ? [] : [PLAIN_GROUND]),
  );
  const primary = roleHex(roles, 'primary', 'ink');
  const ends = [roleHex(roles, 'ground'), roleHex(roles, 'ink')] as const;
  // A palette on a dark background: that is the page of the dark theme.
  const [page, night] = toneOf(ends[0]).l >= toneOf(ends[1]).l ? ends : [ends[1], ends[0]];
  return buildRoles({
    brands: {
      primary: { rgb: rgb(primary) },
      secondary: { rgb: rgb(roleHex(roles, 'secondary', 'accent', 'primary')) },
      accent: { rgb: rgb(roleHex(roles, 'accent', 'primary')) },
    },
    neutral: {
      light: tintOf(page, primary, ceiling, PAGES.light),
      dark: tintOf(night, primary, Math.min(ceiling, PLAIN_GROUND), PAGES.dark),
    },
  });
};

/** The hex values of a theme. */
export const hexOfRoles = ({ themes }: RoleSet, name: ThemeName): Theme =>
  Object.fromEntries(ROLES.map((role) => [role, toHex(themes[name][role].color)])) as Theme;
