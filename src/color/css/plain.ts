import { normalizeHue } from '../hue.ts';
import type { Vec3 } from '../matrix.ts';
import type { CssColor } from './css-color.ts';
import { type ChannelNotation, DEGREES, NOTATIONS, type Notation, PREDEFINED } from './notations.ts';

const PART = String.raw`(none|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?`;
const BLANK = String.raw`[ \t\n]`;

/** A function of three channels between blanks, alpha after a slash, and nothing that has to be computed. */
const MODERN = new RegExp(
  `^(?:([a-z]+)\\(${BLANK}*|color\\(${BLANK}*([a-z\\d-]+)${BLANK}+)${PART}${BLANK}+${PART}${BLANK}+${PART}${BLANK}*(?:/${BLANK}*${PART}${BLANK}*)?\\)$`,
  'i',
);
/** The same with commas. */
const LEGACY = new RegExp(
  `^(rgba?|hsla?)\\(${BLANK}*${PART}${BLANK}*,${BLANK}*${PART}${BLANK}*,${BLANK}*${PART}${BLANK}*(?:,${BLANK}*${PART}${BLANK}*)?\\)$`,
  'i',
);

type Match = readonly (string | undefined)[];

const held = (v: number, least: number, greatest: number): number => Math.min(greatest, Math.max(least, v));

/** A coordinate; undefined if the channel does not accept the unit, NaN for `none`. */
const coordinateOf = (channel: ChannelNotation, text: string, unit: string | undefined): number | undefined => {
  const v = Number(text);
  // `none` is the one text that is not a number; it has no unit.
  if (Number.isNaN(v)) return unit === undefined ? v : undefined;
  if (channel.isHue) {
    const degrees = DEGREES.get(unit === undefined ? '' : unit.toLowerCase());
    if (degrees === undefined) return undefined;
    const angle = v * degrees;
    return Number.isFinite(angle) ? normalizeHue(angle) : 0;
  }
  if (unit === undefined) return held(v / channel.number, channel.least, channel.greatest);
  return unit === '%' ? held(v / channel.percent, channel.least, channel.greatest) : undefined;
};

/** 0..1; undefined for an angle, NaN for `none`. */
const alphaOf = (text: string | undefined, unit: string | undefined): number | undefined => {
  if (text === undefined) return 1;
  const v = Number(text);
  if (Number.isNaN(v)) return unit === undefined ? v : undefined;
  if (unit === undefined) return held(v, 0, 1);
  return unit === '%' ? held(v / 100, 0, 1) : undefined;
};

/** The colour of the parts from index `at`; undefined if a unit is not accepted. */
const colorOf = ({ space, channels }: Notation, parts: Match, at: number): CssColor | undefined => {
  const x = coordinateOf(channels[0], parts[at]!, parts[at + 1]);
  const y = coordinateOf(channels[1], parts[at + 2]!, parts[at + 3]);
  const z = coordinateOf(channels[2], parts[at + 4]!, parts[at + 5]);
  const alpha = alphaOf(parts[at + 6], parts[at + 7]);
  if (x === undefined || y === undefined || z === undefined || alpha === undefined) return undefined;
  const coordinates: Vec3 = [x, y, z];
  return Number.isNaN(alpha) ? { space, coordinates, alpha: 0, alphaIsMissing: true } : { space, coordinates, alpha };
};

const isNone = (part: string | undefined): boolean => part !== undefined && Number.isNaN(Number(part));

/** With commas nothing is `none`; rgb() has either percentages or numbers, hsl() percentages for two channels. */
const isLegacy = ([, name, x, xUnit, y, yUnit, z, zUnit, alpha]: Match): boolean => {
  if (isNone(x) || isNone(y) || isNone(z) || isNone(alpha)) return false;
  return name!.toLowerCase().startsWith('rgb') ? xUnit === yUnit && yUnit === zUnit : yUnit === '%' && zUnit === '%';
};

/**
 * Reads a colour function of plain numbers, percentages and angles, as most texts are: several times faster than a parser that
 * also computes. Undefined for anything else, right or wrong, which is left to that parser; both read a text alike.
 */
export const readPlain = (text: string): CssColor | undefined => {
  const modern = MODERN.exec(text) as Match | null;
  if (modern) {
    const [, name, predefined] = modern;
    const notation = name === undefined ? PREDEFINED.get(predefined!.toLowerCase()) : NOTATIONS.get(name.toLowerCase());
    return notation && colorOf(notation, modern, 3);
  }
  const legacy = LEGACY.exec(text) as Match | null;
  return legacy && isLegacy(legacy) ? colorOf(NOTATIONS.get(legacy[1]!.toLowerCase())!, legacy, 2) : undefined;
};
