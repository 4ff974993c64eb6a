import { cam02Ucs, cam16Ucs } from '../spaces/cam.ts';
import { din99o } from '../spaces/din99o.ts';
import { jzazbz } from '../spaces/jzazbz.ts';
import { oklab } from '../spaces/ok.ts';
import { ictcp } from '../spaces/rec2100.ts';

/** The spaces besides CIELAB that differences are measured in: pages that compare colours load no others. */
export const DIFFERENCE_SPACES = {
  oklab,
  ictcp,
  jzazbz,
  din99o,
  'cam16-ucs': cam16Ucs,
  'cam02-ucs': cam02Ucs,
};
