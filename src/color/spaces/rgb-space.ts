import { toD65 } from '../adaptation.ts';
import { invert, type Mat3, multiply, type Vec3 } from '../matrix.ts';
import { type Primaries, rgbToXyzMatrix, SRGB_TO_XYZ, XYZ_TO_SRGB } from '../primaries.ts';
import { type Chromaticity, xyzOf } from '../white.ts';
import { type Channel, type ColorSpace, channel, EXACT, type Transfer } from './space.ts';

/** What sets one additive RGB space apart from another. */
export interface RgbDefinition<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly category?: 'rgb' | 'hdr';
  readonly primaries: Primaries;
  readonly white: 'D65' | 'D50' | 'ACES';
  readonly whitePoint: Chromaticity;
  readonly transfer: Transfer;
  readonly standard: string;
  readonly year: number;
  readonly range?: readonly [number, number];
  readonly note?: string;
}

export const rgbChannels = (low: number, high: number): Channel[] => [
  channel('r', 'Red', low, high),
  channel('g', 'Green', low, high),
  channel('b', 'Blue', low, high),
];

/** Linear RGB of these primaries to XYZ D65, by Bradford where the white is another. */
export const linearToXyzD65 = (primaries: Primaries, whitePoint: Chromaticity): Mat3 => {
  const matrix = rgbToXyzMatrix(primaries, whitePoint);
  return multiply(toD65(xyzOf(whitePoint)), matrix);
};

/** An additive RGB space: linear sRGB times one matrix, then the transfer function. */
export const rgbSpace = <const Id extends string>(definition: RgbDefinition<Id>): ColorSpace & { readonly id: Id } => {
  const { id, name, primaries, white, whitePoint, transfer, standard, year, note } = definition;
  const [low, high] = definition.range ?? [0, 1];
  const toXyz = linearToXyzD65(primaries, whitePoint);
  const [m0, m1, m2] = multiply(invert(toXyz), SRGB_TO_XYZ);
  const [n0, n1, n2] = multiply(XYZ_TO_SRGB, toXyz);
  const { encode, decode } = transfer;
  const native = rgbToXyzMatrix(primaries, whitePoint);
  return {
    id,
    name,
    category: definition.category ?? 'rgb',
    channels: rgbChannels(low, high),
    base: 'srgb-linear',
    white,
    standard,
    year,
    inverse: 'closed form',
    roundTrip: EXACT,
    ...(note === undefined ? {} : { note }),
    primaries: { r: primaries[0], g: primaries[1], b: primaries[2], white: whitePoint },
    transfer,
    matrices: [
      { name: `linear RGB to XYZ (${white})`, rows: native },
      { name: `XYZ (${white}) to linear RGB`, rows: invert(native) },
      ...(white === 'D65' ? [] : [{ name: 'linear RGB to XYZ (D65), by Bradford', rows: toXyz }]),
    ],
    fromBase: (v: Vec3) => [
      encode(m0[0] * v[0] + m0[1] * v[1] + m0[2] * v[2]),
      encode(m1[0] * v[0] + m1[1] * v[1] + m1[2] * v[2]),
      encode(m2[0] * v[0] + m2[1] * v[1] + m2[2] * v[2]),
    ],
    toBase: (c) => {
      const [r, g, b] = [decode(c[0]!), decode(c[1]!), decode(c[2]!)];
      return [n0[0] * r + n0[1] * g + n0[2] * b, n1[0] * r + n1[1] * g + n1[2] * b, n2[0] * r + n2[1] * g + n2[2] * b];
    },
  };
};
