import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { shownOklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { line } from '../files/words.ts';
import type { TokenHarmonyId } from './harmonies.ts';
import { RAMP_NAMES, type Ramps, rampsOf } from './ramps.ts';
import { ROLE_PAIRS, ROLES, type Roles, rolesOf, type Theme } from './roles.ts';
import { type NamedValue, RADII, SPACES, TYPE } from './scales.ts';

/** Parts of a token set. */
export const TOKEN_PARTS = ['color', 'space', 'radius', 'type'] as const;
export type TokenPart = (typeof TOKEN_PARTS)[number];

export interface TokenSettings {
  readonly seed: Rgb;
  readonly name?: string | undefined;
  readonly harmony: TokenHarmonyId;
  readonly include: readonly TokenPart[];
  readonly dark: boolean;
}

/** A token as it is answered and taken back; group `dark` holds the values of the dark theme under the same names. */
export interface TokenRecord {
  readonly name: string;
  readonly value: string;
  readonly group: TokenPart | 'dark';
}

const grouped = (values: readonly NamedValue[], group: TokenPart): TokenRecord[] =>
  values.map(([name, value]) => ({ name: `--${name}`, value, group }));

const roleTokens = (roles: Roles, group: 'color' | 'dark'): TokenRecord[] =>
  ROLES.map((role) => ({ name: `--color-${role}`, value: toHex(roles[role]), group }));

const rampTokens = (ramps: Ramps): TokenRecord[] =>
  RAMP_NAMES.flatMap((name) =>
    ramps[name].steps.map(({ step, color }) => ({
      name: `--color-${name}-${step}`,
      value: toHex(color),
      group: 'color' as const,
    })),
  );

const contrastRows = (roles: Roles, theme: Theme) =>
  ROLE_PAIRS.map(({ foreground, background, needs }) => {
    const ratio = contrastRatio(roles[foreground], roles[background]);
    return {
      theme,
      foreground: `--color-${foreground}`,
      background: `--color-${background}`,
      foreground_hex: toHex(roles[foreground]),
      background_hex: toHex(roles[background]),
      ratio: floorRatio(ratio),
      needs,
      passes: ratio >= needs,
    };
  });

const clippedIn = (ramps: Ramps): string[] =>
  RAMP_NAMES.flatMap((name) =>
    ramps[name].steps.filter(({ clipped }) => clipped).map(({ step }) => `--color-${name}-${step}`),
  );

/**
 * A set of design tokens from one colour: ramps, roles for a light and a dark theme, spaces, radii, type. The contrast of
 * every pair of roles that is meant to be read is listed, and holds for every seed.
 */
export const generateTokens = ({ seed, name, harmony, include, dark }: TokenSettings) => {
  const wants = (part: TokenPart) => include.includes(part);
  const ramps = rampsOf(seed, harmony);
  const themes: Theme[] = dark ? ['light', 'dark'] : ['light'];
  const roles = themes.map((theme) => rolesOf(ramps, theme));
  const colorTokens = [
    ...rampTokens(ramps),
    ...roleTokens(roles[0]!, 'color'),
    ...(roles[1] ? roleTokens(roles[1], 'dark') : []),
  ];
  const tokens = [
    ...(wants('color') ? colorTokens : []),
    ...(wants('space') ? grouped(SPACES, 'space') : []),
    ...(wants('radius') ? grouped(RADII, 'radius') : []),
    ...(wants('type') ? grouped(TYPE, 'type') : []),
  ];
  return {
    meta: {
      name: name === undefined ? null : line(name),
      seed: toHex(seed),
      oklch: shownOklch(seed),
      harmony,
      include: TOKEN_PARTS.filter(wants),
      dark,
      count: tokens.length,
    },
    contrast: wants('color') ? roles.flatMap((set, i) => contrastRows(set, themes[i]!)) : [],
    out_of_gamut: wants('color') ? clippedIn(ramps) : [],
    tokens,
  };
};
