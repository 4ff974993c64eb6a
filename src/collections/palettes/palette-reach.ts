import { floorRatio } from '../../color/luminance.ts';
import { toOklch } from '../../color/oklab.ts';
import { round4 } from '../../exact/round.ts';
import { COLORS } from '../identities.ts';

/**
 * What no palette can exceed, as records state it. The worst pair of n colours has at most the (n - 1)th root of 21, where
 * their luminances stand in equal ratios from black to white. No mean chroma is above that of magenta, the largest of sRGB.
 */
export const PALETTE_REACH = [
  { field: 'min_contrast', max: floorRatio(21 ** (1 / (COLORS - 1))) },
  { field: 'min_chroma', max: round4(toOklch({ r: 255, g: 0, b: 255 }).c) },
] as const;

/** CIEDE2000 that counts as near to a colour where nothing is said: the same colour to a casual look. */
export const USUAL_WITHIN = 5;
/** And the most that can be asked for. */
export const MOST_WITHIN = 50;
