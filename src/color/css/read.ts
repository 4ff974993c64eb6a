import { normalizeHue } from '../hue.ts';
import { mapChannels, type Vec3 } from '../matrix.ts';
import { parseHex, type Rgb } from '../rgb.ts';
import type { CssColor, CssSpaceId } from './css-color.ts';
import { parseWithCulori } from './culori.ts';
import { reasonAgainst } from './refusals.ts';

/** A text read, or the reason why it is not: a clause that can follow a colon, undefined where nothing can be said. */
export type CssReading =
  | { readonly color: CssColor; readonly reason?: never }
  | { readonly color?: never; readonly reason: string | undefined };

export interface CssOptions {
  /**
   * What is out of range is cut off, as browsers do: channels of rgb(), percentages of hsl() and hwb(), and numbers that no
   * colour has. Otherwise channels and such numbers are refused, and percentages stand for colours outside sRGB.
   */
  readonly clamp?: boolean;
}

/** The longest text that is looked at, in characters. No colour needs half of it. */
const LONGEST = 200;
/** No coordinate of a colour is as large. */
const GREATEST = 1e5;

/** A mode of culori: the space it stands for, its members in the order of the coordinates, and their units. */
interface Mode {
  readonly space: CssSpaceId;
  readonly members: readonly [string, string, string];
  readonly scale?: Vec3;
  readonly hue?: 0 | 2;
}

const RGB = ['r', 'g', 'b'] as const;
const XYZ = ['x', 'y', 'z'] as const;
const LAB = ['l', 'a', 'b'] as const;
const LCH = ['l', 'c', 'h'] as const;
const PERCENT: Vec3 = [1, 100, 100];

const MODES: Readonly<Record<string, Mode>> = {
  rgb: { space: 'srgb', members: RGB },
  lrgb: { space: 'srgb-linear', members: RGB },
  p3: { space: 'display-p3', members: RGB },
  a98: { space: 'a98-rgb', members: RGB },
  prophoto: { space: 'prophoto-rgb', members: RGB },
  rec2020: { space: 'rec2020', members: RGB },
  xyz65: { space: 'xyz-d65', members: XYZ },
  xyz50: { space: 'xyz-d50', members: XYZ },
  lab: { space: 'lab', members: LAB },
  lch: { space: 'lch', members: LCH, hue: 2 },
  oklab: { space: 'oklab', members: LAB },
  oklch: { space: 'oklch', members: LCH, hue: 2 },
  hsl: { space: 'hsl', members: ['h', 's', 'l'], scale: PERCENT, hue: 0 },
  hwb: { space: 'hwb', members: ['h', 'w', 'b'], scale: PERCENT, hue: 0 },
};

const inSrgb = ({ r, g, b }: Rgb, alpha: number): CssReading => ({
  color: { space: 'srgb', coordinates: [r / 255, g / 255, b / 255], alpha },
});

/** `#rgb`, `#rrggbb`, `#rgba`, `#rrggbbaa`; undefined for anything else. */
const readHex = (text: string): CssReading | undefined => {
  const opaque = parseHex(text);
  if (opaque) return inSrgb(opaque, 1);
  if (text.length !== 5 && text.length !== 9) return undefined;
  const digits = text.length === 5 ? 1 : 2;
  const color = parseHex(text.slice(0, -digits));
  const alpha = parseHex(`#${text.slice(-digits).repeat(6 / digits)}`);
  return color && alpha && inSrgb(color, alpha.r / 255);
};

/** A comment separates what stands around it, and the blanks of CSS are those that culori knows and two more. */
const blanked = (text: string): string => text.replace(/\/\*.*?\*\/|[\r\f]/gs, ' ').trim();

/** The space that culori lacks is read by the name of its sibling. */
const LINEAR_P3 = /^color\(\s*display-p3-linear(?=\s)/;
const NO_ALPHA = /\/\s*none\s*\)$/;

const held = (v: number, least: number, most: number): number => Math.min(most, Math.max(least, v));

/** As browsers do it: hsl() and hwb() stay in their ranges, and every number is one that a colour can have. */
const cutOff = (space: CssSpaceId, [a, b, c]: Vec3): Vec3 => {
  if (space === 'hsl') return [a, held(b, 0, 100), held(c, 0, 100)];
  const least = space === 'hwb' ? 0 : -GREATEST;
  return [held(a, -GREATEST, GREATEST), held(b, least, GREATEST), held(c, least, GREATEST)];
};

const readFunction = (text: string, { clamp = false }: CssOptions): CssReading => {
  const isLinearP3 = LINEAR_P3.test(text);
  const read = parseWithCulori(isLinearP3 ? text.replace(LINEAR_P3, 'color(display-p3') : text);
  const mode = read && MODES[read.mode];
  if (!mode) return { reason: reasonAgainst(text) };
  const members: Readonly<Record<string, unknown>> = { ...read };
  const coordinate = (i: 0 | 1 | 2): number => {
    const value = members[mode.members[i]];
    if (value === undefined) return Number.NaN;
    const scaled = Number(value) * (mode.scale?.[i] ?? 1);
    return i === mode.hue && Number.isFinite(scaled) ? normalizeHue(scaled) : scaled;
  };
  let coordinates: Vec3 = [coordinate(0), coordinate(1), coordinate(2)];
  if (text.startsWith('rgb')) {
    const isOut = coordinates.some((v) => v < 0 || v > 1);
    if (isOut && !clamp) return { reason: 'the channels of rgb() are 0 to 255, or 0% to 100%' };
    coordinates = mapChannels(coordinates, (v) => held(v, 0, 1));
  }
  if (mode.space === 'hsl') coordinates = [coordinates[0], Math.max(0, coordinates[1]), coordinates[2]];
  if (clamp) coordinates = cutOff(mode.space, coordinates);
  if (coordinates.some((v) => Math.abs(v) > GREATEST)) return { reason: 'its numbers are larger than any colour has' };
  const space = isLinearP3 ? 'display-p3-linear' : mode.space;
  return NO_ALPHA.test(text)
    ? { color: { space, coordinates, alpha: 0, alphaIsMissing: true } }
    : { color: { space, coordinates, alpha: read.alpha ?? 1 } };
};

/**
 * Reads a colour of CSS Color 4, in any case and with blanks around it: names, hexadecimal notation, rgb(), hsl(), hwb(),
 * lab(), lch(), oklab(), oklch() and color() with the predefined spaces, `none` included. What the standard computes from
 * something else (relative, mixed and system colours, calc()) is refused by name. Never throws for a text.
 *
 * Hexadecimal notation is read here, everything else by culori, which Node loads at the first such text; a page hands its
 * own culori to `provideCulori` (culori.ts) before. No module of Node is imported, so bundlers for browsers take it as it is.
 */
export const readCss = (given: string, options: CssOptions = {}): CssReading => {
  if (given.length > LONGEST) return { reason: `it has more than ${LONGEST} characters` };
  const trimmed = given.trim();
  if (trimmed.startsWith('#')) return readHex(trimmed) ?? { reason: reasonAgainst(trimmed) };
  const text = blanked(trimmed.toLowerCase());
  // culori also takes digits without their #, and does not miss a closing bracket.
  if (/^[0-9a-f]{3,8}$/.test(text) || (text.includes('(') && !text.endsWith(')')))
    return { reason: reasonAgainst(text) };
  return readFunction(text, options);
};
