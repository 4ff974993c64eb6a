import type { Primaries } from '../primaries.ts';
import { D65 } from '../white.ts';
import { rgbSpace } from './rgb-space.ts';
import { published } from './space.ts';
import { gammaTransfer } from './transfers.ts';

/** ITU-R BT.2020, shared by BT.2100: spectral colours of 630, 532 and 467 nm. */
export const BT2020_PRIMARIES: Primaries = [
  [0.708, 0.292],
  [0.17, 0.797],
  [0.131, 0.046],
];

/** BT.2020 as displays show it: r, g, b 0..1. */
export const rec2020 = rgbSpace({
  id: 'rec2020',
  name: 'ITU-R BT.2020 (display referred)',
  primaries: BT2020_PRIMARIES,
  white: 'D65',
  whitePoint: D65,
  transfer: gammaTransfer('bt1886', 2.4, 'V = L^(1/2.4) (BT.1886); odd-symmetric below 0'),
  ...published(2012, 'ITU-R BT.2020-2 (2015) with the display gamma of BT.1886, as CSS Color 4 resolved in 2025'),
  note: 'Older software encodes with the camera curve of BT.2020 instead of gamma 2.4, up to 0.11 apart.',
});
