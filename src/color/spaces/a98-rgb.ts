import { D65 } from '../white.ts';
import { rgbSpace } from './rgb-space.ts';
import { published } from './space.ts';
import { gammaTransfer } from './transfers.ts';

/** Adobe RGB (1998): r, g, b 0..1. Its gamma is 563/256 exactly. */
export const a98Rgb = rgbSpace({
  id: 'a98-rgb',
  name: 'Adobe RGB (1998) compatible',
  primaries: [
    [0.64, 0.33],
    [0.21, 0.71],
    [0.15, 0.06],
  ],
  white: 'D65',
  whitePoint: D65,
  transfer: gammaTransfer('a98', 563 / 256, 'V = L^(256/563); odd-symmetric below 0'),
  ...published(1998, 'Adobe RGB (1998) Color Image Encoding, version 2005-05; CSS Color 4'),
});
