import type { Mat3 } from '../matrix.ts';
import { byMatrix, type Channel, type ColorSpace, channel, overSrgb } from './space.ts';

/** Luma first, then two colour differences b (blue minus luma) and r (red minus luma), each with its scale. */
export const lumaMatrix = (kr: number, kb: number, blueScale: number, redScale: number): Mat3 => {
  const luma = [kr, 1 - kr - kb, kb] as const;
  return [
    luma,
    [-luma[0] * blueScale, -luma[1] * blueScale, (1 - luma[2]) * blueScale],
    [(1 - luma[0]) * redScale, -luma[1] * redScale, -luma[2] * redScale],
  ];
};

/** A luma from 0 to 1, then two differences, each as far below 0 as above it: `id name most` rows. */
export const lumaChannels = (
  ...differences: readonly (readonly [id: string, name: string, most: number])[]
): Channel[] => [channel('y', 'Luma', 0, 1), ...differences.map(([id, name, most]) => channel(id, name, -most, most))];

interface LumaDefinition {
  readonly channels: readonly Channel[];
  readonly matrix: Mat3;
  readonly standard: string;
  readonly year: number;
  readonly note: string;
}

/** A matrix over gamma-encoded sRGB: full range, floating point, nothing quantised. */
export const lumaSpace = <const Id extends string>(
  id: Id,
  name: string,
  { matrix, ...definition }: LumaDefinition,
): ColorSpace & { readonly id: Id } => ({
  ...overSrgb(id, name, 'video'),
  ...definition,
  ...byMatrix(matrix, "R'G'B' to luma and colour differences", "luma and colour differences to R'G'B'"),
});
