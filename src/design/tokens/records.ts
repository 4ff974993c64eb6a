import type { Oklch } from '../../color/oklab.ts';
import { type Rgb, toHex, toHexAlpha } from '../../color/rgb.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { Theme } from './fill.ts';
import { INK, WHITE } from './paint.ts';
import type { Ramp } from './ramp.ts';
import { RAMP_NAMES } from './roles/names.ts';
import { ROLES } from './roles/table.ts';
import type { RoleSet, Roles } from './roles.ts';

/**
 * A token as responses contain it and requests accept it; group `dark` holds the values of the dark theme under the
 * same names.
 */
export interface TokenRecord {
  readonly name: string;
  /** `#rrggbb`, a length, a number, or a reference to another token as `{color.primary.600}`. */
  readonly value: string;
  readonly group: string;
  /** The colour that a reference comes to. */
  readonly hex?: string;
  /** The colour on a screen of Display P3, where it gains chroma there: `oklch()`. */
  readonly p3?: string;
}

const oklchText = ({ l, c, h }: Oklch): string =>
  `oklch(${roundDecimal(l, 4)} ${roundDecimal(c, 4)} ${roundDecimal(h, 2)})`;

/** `color-primary-600` as references write it: the step is a segment of its own. */
const referenceTo = (token: string): string => `{${token.replace(/^color-/, 'color.').replace(/-(\d+)$/, '.$1')}}`;

interface Places {
  readonly group?: 'color' | 'dark';
  /** The token that holds the colour, where it is not this one. */
  readonly token?: string | undefined;
  readonly wide?: Oklch | undefined;
  /** 0..1. */
  readonly alpha?: number | undefined;
}

/** A colour of its own, or one that refers to the token that holds it. */
export const colorRecord = (
  name: string,
  color: Rgb,
  { group = 'color', token, wide, alpha = 1 }: Places = {},
): TokenRecord => ({
  name: `--${name}`,
  value: token === undefined ? toHexAlpha(color, alpha) : referenceTo(token),
  group,
  hex: toHex(color),
  ...(wide ? { p3: oklchText(wide) } : {}),
});

export const rampRecords = ({ steps }: Ramp): TokenRecord[] =>
  steps.map(({ token, color, wide }) => colorRecord(token, color, { wide }));

const roleRecords = (roles: Roles, group: 'color' | 'dark'): TokenRecord[] =>
  ROLES.map((role) => {
    const { color, token, alpha } = roles[role];
    return colorRecord(`color-${role}`, color, { group, token, alpha });
  });

/** The colour tokens of a set: white and ink, the ramps, the roles of each theme. */
export const colorTokens = ({ ramps, themes }: RoleSet, wanted: readonly Theme[]): TokenRecord[] => [
  ...[WHITE, INK].map(({ token, color }) => colorRecord(token, color)),
  ...RAMP_NAMES.flatMap((ramp) => rampRecords(ramps[ramp])),
  ...wanted.flatMap((theme) => roleRecords(themes[theme], theme === 'light' ? 'color' : 'dark')),
];

/** What had to give way, by the names of the tokens. */
export const concessions = ({ moved, whiter, collisions }: RoleSet, wanted: readonly Theme[]) => {
  const shown = <One extends { readonly role: string; readonly theme: Theme }>(list: readonly One[]) =>
    list
      .filter(({ theme }) => wanted.includes(theme))
      .map(({ role, ...rest }) => ({ token: `--color-${role}`, ...rest }));
  return {
    moved: shown(moved),
    whiter: shown(whiter),
    collisions: collisions.map(({ status, brand, difference, difference_after, ...rest }) => ({
      status: `--color-${status}`,
      brand: `--color-${brand}`,
      difference: roundDecimal(difference, 2),
      ...rest,
      difference_after: roundDecimal(difference_after, 2),
    })),
  };
};
