import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { type Oklch, shownOklch, toOklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { turn } from '../../exact/hsl.ts';
import { atOnce } from '../../runtime/in-pieces.ts';
import { line } from '../files/words.ts';
import type { Theme } from './fill.ts';
import type { FillMode } from './fill-modes.ts';
import { TOKEN_HARMONIES, type TokenHarmonyId } from './harmonies.ts';
import { type AddedHue, exceptionsOf, hueRamps } from './hues.ts';
import { INCLUDES, type Include, kindTokens } from './kinds.ts';
import { lcOf } from './legibility.ts';
import type { Levels } from './level-modes.ts';
import type { TokenPart } from './parts.ts';
import type { Ramp, StepRule } from './ramp.ts';
import { colorRecord, colorTokens, concessions, rampRecords, type TokenRecord } from './records.ts';
import { RAMP_NAMES, THEMES } from './roles/names.ts';
import { type Promised, promises } from './roles/table.ts';
import { buildRoles, type RoleSet, type RoleSource, type Roles, rolesInPieces } from './roles.ts';
import { type NamedValue, RADII, SPACES, TYPE } from './scales.ts';
import { type SetStep, stepLightness } from './step-lightness.ts';

export interface TokenSettings {
  readonly seed: Rgb;
  /** The seed as it was sent, where it lies outside sRGB. */
  readonly wide?: Oklch | undefined;
  readonly name?: string | undefined;
  readonly harmony: TokenHarmonyId;
  readonly include: readonly Include[];
  readonly dark: boolean;
  /** What may be done to a colour for the text on it; `brand` where undefined. */
  readonly fill?: FillMode | undefined;
  /** How the steps of the hues stand to one another; `own` where undefined. */
  readonly levels?: Levels | undefined;
  /** Steps whose lightness is the same in every hue; greys, which pages and surfaces are made of, keep theirs. */
  readonly lightness?: readonly SetStep[] | undefined;
  /** Hues beside those of the set, each with a ramp of its own. */
  readonly hues?: readonly AddedHue[] | undefined;
}

const grouped = (values: readonly NamedValue[], group: TokenPart): TokenRecord[] =>
  values.map(([name, value]) => ({ name: `--${name}`, value, group }));

/** Chroma of the light and the dark page at most: a breath of the primary hue. */
const [LIGHT_TINT, DARK_TINT] = [0.011, 0.012];

/** Greys of a yellow are sand: its own hue would make them green. */
const [YELLOW, SAND] = [[85, 125], 70] as const;

/** Brand colours and greys that follow from one colour. */
const sourceOf = ({ seed, wide, harmony, fill }: TokenSettings, rule: StepRule): RoleSource => {
  const { l, c, h } = wide ?? toOklch(seed);
  const follow = ({ turn: degrees, chroma }: { turn: number; chroma: number }) => ({
    l,
    c: c * chroma,
    h: turn(h + degrees),
  });
  const { secondary, accent } = TOKEN_HARMONIES[harmony];
  const tint = h >= YELLOW[0] && h <= YELLOW[1] ? SAND : h;
  return {
    brands: { primary: { rgb: seed, wide }, secondary: follow(secondary), accent: follow(accent) },
    neutral: {
      light: { c: Math.min(LIGHT_TINT, c / 8), h: tint },
      dark: { c: Math.min(DARK_TINT, c / 8), h: tint },
    },
    fill,
    rule,
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

const clippedIn = ({ steps }: Ramp): string[] => steps.flatMap(({ token, clipped }) => (clipped ? [`--${token}`] : []));

/** What `generateTokens` does, in pieces. */
export function* tokensInPieces(settings: TokenSettings) {
  const { seed, wide, name, harmony, include, dark, fill = 'brand', levels = 'own', lightness, hues = [] } = settings;
  const wants = (part: Include) => include.includes(part);
  const rule = { levels, lightness: lightness && stepLightness(lightness) };
  /** Most of the work of a set: only colours, and what is made of them, need it. */
  let made: RoleSet | undefined;
  if (wants('color')) {
    made = yield* rolesInPieces(sourceOf(settings, rule));
    yield;
  }
  const set = (): RoleSet => {
    made ??= buildRoles(sourceOf(settings, rule));
    return made;
  };
  const added = hueRamps(hues, rule);
  const shown = THEMES.filter((theme) => theme === 'light' || dark);
  const kinds = (part: TokenPart) => kindTokens(part, include, (theme) => set().themes[theme], shown);
  const tokens = [
    ...(wants('color')
      ? [colorRecord('color-seed', seed, { wide }), ...colorTokens(set(), shown), ...added.flatMap(rampRecords)]
      : []),
    ...kinds('color'),
    ...(wants('space') ? grouped(SPACES, 'space') : []),
    ...kinds('space'),
    ...(wants('radius') ? grouped(RADII, 'radius') : []),
    ...kinds('radius'),
    ...(wants('type') ? grouped(TYPE, 'type') : []),
    ...kinds('type'),
  ];
  const given = wants('color') ? concessions(set(), shown) : { moved: [], whiter: [], collisions: [] };
  return {
    meta: {
      name: name === undefined ? null : line(name),
      seed: toHex(seed),
      oklch: shownOklch(seed),
      harmony,
      fill,
      levels,
      hues: hues.map(({ name: hue }) => hue),
      include: INCLUDES.filter(wants),
      dark,
      count: tokens.length,
      moved: given.moved,
      exceptions: wants('color') && levels === 'aligned' ? exceptionsOf([set().ramps.primary, ...added]) : [],
    },
    contrast: wants('color')
      ? shown.flatMap((theme) => promises(fill).map((promised) => contrastRow(set().themes[theme], theme, promised)))
      : [],
    ...given,
    out_of_gamut: wants('color') ? [...RAMP_NAMES.map((ramp) => set().ramps[ramp]), ...added].flatMap(clippedIn) : [],
    tokens,
  };
}

/**
 * A set of design tokens from one colour: ramps, roles for a light and a dark theme that refer to them, spaces, radii, type.
 * The contrast of every pair of roles that is meant to be read is listed, and holds for every seed.
 */
export const generateTokens = (settings: TokenSettings) => atOnce(tokensInPieces(settings));
