import { CIE76 } from './cie76.ts';
import { CIE94 } from './cie94.ts';
import { CIEDE2000 } from './ciede2000.ts';
import { CMC } from './cmc.ts';
import { CAM02_UCS, CAM16_UCS, DIN99O, HYAB, ITP, JZ, OK, OK2 } from './own-spaces.ts';

/** The four formulas that every answer about a difference has, by id; the first is the default. */
const USUAL = {
  ciede2000: CIEDE2000,
  cie94: CIE94,
  cie76: CIE76,
  cmc: CMC,
} as const;

/** Every colour difference the service knows, by id. */
export const differences = {
  ...USUAL,
  hyab: HYAB,
  ok: OK,
  ok2: OK2,
  itp: ITP,
  jz: JZ,
  din99o: DIN99O,
  'cam16-ucs': CAM16_UCS,
  'cam02-ucs': CAM02_UCS,
} as const;

export type DifferenceId = keyof typeof differences;
export type UsualDifferenceLabel = (typeof USUAL)[keyof typeof USUAL]['label'];
export const DIFFERENCE_IDS = Object.keys(differences) as [DifferenceId, ...DifferenceId[]];
export const USUAL_DIFFERENCE_IDS = Object.keys(USUAL) as [keyof typeof USUAL, ...(keyof typeof USUAL)[]];
