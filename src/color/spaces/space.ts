import { invert, type Mat3, transform, type Vec3 } from '../matrix.ts';
import type { Chromaticity } from '../white.ts';

/** Families of spaces, in the order in which they are listed. */
export const CATEGORIES = [
  'rgb',
  'cie',
  'perceptual',
  'cylindrical',
  'appearance',
  'hdr',
  'print',
  'video',
  'order',
  'opponent',
] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * What a space is computed from. Display spaces start at sRGB, encoded or linear, so that an 8-bit colour reaches them
 * without a detour and without its rounding errors; all others start at XYZ (D65, 2 degree observer, Y = 1 at white).
 */
export type Base = 'srgb' | 'srgb-linear' | 'xyz-d65';

export interface Channel {
  readonly id: string;
  readonly name: string;
  /** Nominal range: coordinates outside it are possible and are given as they are. */
  readonly range: readonly [number, number];
  readonly unit?: 'degrees' | 'percent';
}

/** Three coordinates, four for CMYK. */
export type Coordinates = readonly number[];

/** An opto-electronic transfer function, as words, as numbers and as functions. */
export interface Transfer {
  readonly id: string;
  readonly text: string;
  readonly parameters: Readonly<Record<string, number>>;
  /** Linear light to code value. */
  readonly encode: (linear: number) => number;
  /** Code value to linear light. */
  readonly decode: (code: number) => number;
}

export interface NamedMatrix {
  readonly name: string;
  readonly rows: Mat3;
}

interface RgbPrimaries {
  readonly r: Chromaticity;
  readonly g: Chromaticity;
  readonly b: Chromaticity;
  readonly white: Chromaticity;
}

/** A colour space as a value: listings, conversion, documents and tests all read it. */
export interface ColorSpace {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly channels: readonly Channel[];
  readonly base: Base;
  /** Reference white; null if the space has none (device values). */
  readonly white: 'D65' | 'D50' | 'ACES' | 'C' | null;
  /** Whether another white may be put in the place of the reference white (by linear Bradford). */
  readonly adaptable?: true;
  /** Standard or paper that defines it, and the year of its first publication. */
  readonly standard: string;
  readonly year: number;
  /** How the way back is computed. */
  readonly inverse: 'closed form' | 'numeric' | 'data';
  /** Largest error in XYZ of there and back inside sRGB. */
  readonly roundTrip: number;
  /** The way back holds inside sRGB only: the space is defined by that gamut. */
  readonly srgbOnly?: true;
  /** What a reader should know before relying on it. */
  readonly note?: string;
  readonly matrices?: readonly NamedMatrix[];
  readonly primaries?: RgbPrimaries;
  readonly transfer?: Transfer;
  /** Index of the hue channel. */
  readonly hue?: number;
  /** Whether the hue says nothing; the number in its place is then noise. */
  readonly isPowerless?: (coordinates: Coordinates) => boolean;
  /** Coordinates of a colour at the base. For adaptable spaces `base` is adapted to `white` (XYZ, Y = 1) already. */
  readonly fromBase: (base: Vec3, white: Vec3) => Coordinates;
  readonly toBase: (coordinates: Coordinates, white: Vec3) => Vec3;
}

/** What every closed form returns to, in XYZ. */
export const EXACT = 1e-9;

/** What most spaces begin with: key, name and family, and a closed form there and back under D65 from one base. */
const closedForm =
  <const From extends Base>(base: From) =>
  <const Id extends string>(id: Id, name: string, category: Category) =>
    ({ id, name, category, base, white: 'D65', inverse: 'closed form', roundTrip: EXACT }) as const;

export const overXyz = closedForm('xyz-d65');
export const overSrgb = closedForm('srgb');
export const overLinearSrgb = closedForm('srgb-linear');

/** The year of the first publication, and the standard or paper that defines the space. */
export const published = (year: number, standard: string) => ({ standard, year });

/** One channel with its nominal range. */
export const channel = (id: string, name: string, low: number, high: number, unit?: Channel['unit']): Channel => ({
  id,
  name,
  range: [low, high],
  ...(unit ? { unit } : {}),
});

/** A hue in degrees. */
export const hueChannel = (id = 'h'): Channel => channel(id, 'Hue', 0, 360, 'degrees');

/** A share from 0 to 100. */
export const percent = (id: string, name: string, high = 100): Channel => channel(id, name, 0, high, 'percent');

/** What makes a space that is nothing but a matrix over its base: both matrices with their names, and both ways. */
export const byMatrix = (matrix: Mat3, there: string, back: string, inverse = invert(matrix)) => ({
  matrices: [
    { name: there, rows: matrix },
    { name: back, rows: inverse },
  ],
  fromBase: (v: Vec3): Vec3 => transform(matrix, v),
  toBase: (c: Coordinates): Vec3 => transform(inverse, [c[0]!, c[1]!, c[2]!]),
});
