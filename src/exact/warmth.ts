import { cosSin, power } from './elementary.ts';

/**
 * Warm (above 0) or cool (below), from CIELAB D65 chroma and hue in degrees: WC = -0.5 + 0.02 C^1.07 cos(h - 50).
 * Ou, L.-C., Luo, M. R., Woodcock, A. and Wright, A. (2004). A study of colour emotion and colour preference, part I.
 * Color Res. Appl. 29(3).
 */
export const warmth = (chroma: number, hue: number): number => -0.5 + 0.02 * power(chroma, 1.07) * cosSin(hue - 50)[0];
