import { CIE76 } from './cie76.ts';
import { CIE94 } from './cie94.ts';
import { CIEDE2000 } from './ciede2000.ts';
import { CMC } from './cmc.ts';

/** Every colour difference the service knows, by id; the first is the default. */
export const differences = {
  ciede2000: CIEDE2000,
  cie94: CIE94,
  cie76: CIE76,
  cmc: CMC,
} as const;

export type DifferenceId = keyof typeof differences;
export type DifferenceLabel = (typeof differences)[DifferenceId]['label'];
export const DIFFERENCE_IDS = Object.keys(differences) as [DifferenceId, ...DifferenceId[]];
