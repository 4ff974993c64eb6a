import { invert, type Mat3, transform } from '../matrix.ts';
import { type Channel, type ColorSpace, EXACT } from './space.ts';

/** Luma first, then two colour differences b (blue minus luma) and r (red minus luma), each with its scale. */
export const lumaMatrix = (kr: number, kb: number, blueScale: number, redScale: number): Mat3 => {
  const luma = [kr, 1 - kr - kb, kb] as const;
  return [
    luma,
    [-luma[0] * blueScale, -luma[1] * blueScale, (1 - luma[2]) * blueScale],
    [(1 - luma[0]) * redScale, -luma[1] * redScale, -luma[2] * redScale],
  ];
};

interface LumaDefinition<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly channels: readonly Channel[];
  readonly matrix: Mat3;
  readonly standard: string;
  readonly year: number;
  readonly note: string;
}

/** A matrix over gamma-encoded sRGB: full range, floating point, nothing quantised. */
export const lumaSpace = <const Id extends string>({
  matrix,
  ...definition
}: LumaDefinition<Id>): ColorSpace & { readonly id: Id } => {
  const inverse = invert(matrix);
  return {
    ...definition,
    category: 'video',
    base: 'srgb',
    white: 'D65',
    inverse: 'closed form',
    roundTrip: EXACT,
    matrices: [
      { name: "R'G'B' to luma and colour differences", rows: matrix },
      { name: "luma and colour differences to R'G'B'", rows: inverse },
    ],
    fromBase: (v) => transform(matrix, v),
    toBase: (c) => transform(inverse, [c[0]!, c[1]!, c[2]!]),
  };
};
