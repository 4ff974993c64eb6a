import type { Rgb } from '../../color/rgb.ts';
import { APCA_NOTICE, APCA_VERSION, apcaContrast } from './apca.ts';
import type { Polarity } from './direction.ts';

/** The APCA value of a pair as answers carry it: beside the verdicts, never part of one. Lc to four decimals. */
export const apcaReport = (text: Rgb, background: Rgb, polarity: Polarity) => ({
  lc: Math.round(apcaContrast(text, background) * 1e4) / 1e4,
  polarity,
  version: APCA_VERSION,
  notice: APCA_NOTICE,
});
