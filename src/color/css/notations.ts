import type { CssSpaceId } from './css-color.ts';

/** A channel of a colour function as it may be written. */
export interface ChannelNotation {
  /** What a relative colour calls it. */
  readonly name: string;
  /** An angle, or degrees without a unit; numbers and percentages otherwise. */
  readonly isHue?: true;
  /** What a number and a percentage are divided by to give the coordinate. */
  readonly number: number;
  readonly percent: number;
  /** Where CSS cuts it when it is read. */
  readonly least: number;
  readonly greatest: number;
}

/** A function of CSS that writes a colour of one space, or of the space named first in it. */
export interface Notation {
  readonly space: CssSpaceId;
  readonly channels: readonly [ChannelNotation, ChannelNotation, ChannelNotation];
  /** The form with commas: hsl() then takes percentages only, rgb() numbers only or percentages only. */
  readonly legacy?: true;
}

const channel = (
  name: string,
  number: number,
  percent: number,
  least = Number.NEGATIVE_INFINITY,
  greatest = Number.POSITIVE_INFINITY,
): ChannelNotation => ({ name, number, percent, least, greatest });
const HUE: ChannelNotation = { ...channel('h', 1, 1), isHue: true };
const POSITIVE = [0, Number.POSITIVE_INFINITY] as const;

const rgb = (number: number, least?: number, greatest?: number): Notation['channels'] => [
  channel('r', number, 100, least, greatest),
  channel('g', number, 100, least, greatest),
  channel('b', number, 100, least, greatest),
];
const XYZ: Notation['channels'] = [channel('x', 1, 100), channel('y', 1, 100), channel('z', 1, 100)];

const RGB: Notation = { space: 'srgb', channels: rgb(255, 0, 1), legacy: true };
const HSL: Notation = {
  space: 'hsl',
  channels: [HUE, channel('s', 1, 1, ...POSITIVE), channel('l', 1, 1)],
  legacy: true,
};

/** The functions of CSS Color 4 by their names, and the units and ranges of their channels. */
export const NOTATIONS: ReadonlyMap<string, Notation> = new Map([
  ['rgb', RGB],
  ['rgba', RGB],
  ['hsl', HSL],
  ['hsla', HSL],
  ['hwb', { space: 'hwb', channels: [HUE, channel('w', 1, 1), channel('b', 1, 1)] }],
  ['lab', { space: 'lab', channels: [channel('l', 1, 1, 0, 100), channel('a', 1, 0.8), channel('b', 1, 0.8)] }],
  ['lch', { space: 'lch', channels: [channel('l', 1, 1, 0, 100), channel('c', 1, 100 / 150, ...POSITIVE), HUE] }],
  ['oklab', { space: 'oklab', channels: [channel('l', 1, 100, 0, 1), channel('a', 1, 250), channel('b', 1, 250)] }],
  ['oklch', { space: 'oklch', channels: [channel('l', 1, 100, 0, 1), channel('c', 1, 250, ...POSITIVE), HUE] }],
]);

const predefined = (space: CssSpaceId, channels: Notation['channels']): Notation => ({ space, channels });

/** What `color()` takes: the predefined spaces by the names that it has for them. */
export const PREDEFINED: ReadonlyMap<string, Notation> = new Map([
  ...(['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb', 'rec2020'] as const).map(
    (space) => [space, predefined(space, rgb(1))] as const,
  ),
  ['xyz', predefined('xyz-d65', XYZ)],
  ['xyz-d50', predefined('xyz-d50', XYZ)],
  ['xyz-d65', predefined('xyz-d65', XYZ)],
]);

/** Degrees in a unit of angles; a number without one is in degrees. */
export const DEGREES: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['deg', 1],
  ['grad', 0.9],
  ['turn', 360],
  ['rad', 180 / Math.PI],
]);
