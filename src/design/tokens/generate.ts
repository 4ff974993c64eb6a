import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { shownOklch, toOklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { turn } from '../../exact/hsl.ts';
import { line } from '../files/words.ts';
import type { Theme } from './fill.ts';
import { TOKEN_HARMONIES, type TokenHarmonyId } from './harmonies.ts';
import { lcOf } from './legibility.ts';
import { PROMISES, type Promised } from './promises.ts';
import { colorRecord, colorTokens, concessions, type TokenRecord } from './records.ts';
import { buildRoles, RAMP_NAMES, type RoleSource, type Roles, THEMES } from './roles.ts';
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

const grouped = (values: readonly NamedValue[], group: TokenPart): TokenRecord[] =>
  values.map(([name, value]) => ({ name: `--${name}`, value, group }));

/** Chroma of the light and the dark page at most: a breath of the primary hue. */
const [LIGHT_TINT, DARK_TINT] = [0.011, 0.012];

/** Brand colours and greys that follow from one colour. */
const sourceOf = (seed: Rgb, harmony: TokenHarmonyId): RoleSource => {
  const { l, c, h } = toOklch(seed);
  const follow = ({ turn: degrees, chroma }: { turn: number; chroma: number }) => ({
    l,
    c: c * chroma,
    h: turn(h + degrees),
  });
  const { secondary, accent } = TOKEN_HARMONIES[harmony];
  return {
    brands: { primary: seed, secondary: follow(secondary), accent: follow(accent) },
    neutral: { light: { c: Math.min(LIGHT_TINT, c / 8), h }, dark: { c: Math.min(DARK_TINT, c / 8), h } },
  };
};

/** A promised pair with its figures. */
const contrastRow = (roles: Roles, theme: Theme, { foreground, background, need }: Promised) => {
  const [text, page] = [roles[foreground].color, roles[background].color];
  const [ratio, lc] = [contrastRatio(text, page), lcOf(text, page)];
  return {
    theme,
    foreground: `--color-${foreground}`,
    background: `--color-${background}`,
    foreground_hex: toHex(text),
    background_hex: toHex(page),
    ratio: floorRatio(ratio),
    needs: need.ratio,
    lc: Math.floor(lc * 100) / 100,
    needs_lc: need.lc,
    passes: ratio >= need.ratio && lc >= need.lc,
  };
};

/**
 * A set of design tokens from one colour: ramps, roles for a light and a dark theme that refer to them, spaces, radii, type.
 * The contrast of every pair of roles that is meant to be read is listed, and holds for every seed.
 */
export const generateTokens = ({ seed, name, harmony, include, dark }: TokenSettings) => {
  const wants = (part: TokenPart) => include.includes(part);
  const set = buildRoles(sourceOf(seed, harmony));
  const shown = THEMES.filter((theme) => theme === 'light' || dark);
  const tokens = [
    ...(wants('color') ? [colorRecord('color-seed', seed), ...colorTokens(set, shown)] : []),
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
    contrast: wants('color')
      ? shown.flatMap((theme) => PROMISES.map((promised) => contrastRow(set.themes[theme], theme, promised)))
      : [],
    ...(wants('color') ? concessions(set, shown) : { moved: [], collisions: [] }),
    out_of_gamut: wants('color')
      ? RAMP_NAMES.flatMap((ramp) =>
          set.ramps[ramp].steps.flatMap(({ token, clipped }) => (clipped ? [`--${token}`] : [])),
        )
      : [],
    tokens,
  };
};
