import { CAM02_UCS, CAM16_UCS, DIN99O, HYAB, ITP, JZ, OK, OK2 } from './own-spaces.ts';
import { USUAL_DIFFERENCES } from './usual.ts';

/** Every colour difference the service knows, by id. */
export const differences = {
  ...USUAL_DIFFERENCES,
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
export const DIFFERENCE_IDS = Object.keys(differences) as [DifferenceId, ...DifferenceId[]];
