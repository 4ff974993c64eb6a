import type { Vec3 } from './matrix.ts';

/** Chromaticity coordinates x, y of CIE 1931. */
export type Chromaticity = readonly [x: number, y: number];

/** XYZ of Y = 1 with this chromaticity. */
export const xyzOf = ([x, y]: Chromaticity): Vec3 => [x / y, 1, (1 - x - y) / y];

/** Reference whites from four-digit chromaticities (CIE 15:2018, ISO 22028; ACES from SMPTE ST 2065-1). */
export const D65 = [0.3127, 0.329] as const satisfies Chromaticity;
export const D50 = [0.3457, 0.3585] as const satisfies Chromaticity;
export const ILLUMINANT_C = [0.31006, 0.31616] as const satisfies Chromaticity;
export const ACES_WHITE = [0.32168, 0.33767] as const satisfies Chromaticity;

/** XYZ of D65, Y = 1: 0.95045592705167, 1, 1.08905775075988. */
export const XYZ_D65: Vec3 = xyzOf(D65);
/** XYZ of D50, Y = 1: 0.96429567642957, 1, 0.82510460251046. */
export const XYZ_D50: Vec3 = xyzOf(D50);
export const XYZ_C: Vec3 = xyzOf(ILLUMINANT_C);
