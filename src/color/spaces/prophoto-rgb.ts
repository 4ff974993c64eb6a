import { D50 } from '../white.ts';
import { rgbSpace } from './rgb-space.ts';
import { published } from './space.ts';
import { ROMM_TRANSFER } from './transfers.ts';

/** ProPhoto (ROMM) RGB: r, g, b 0..1, white D50. */
export const prophotoRgb = rgbSpace({
  id: 'prophoto-rgb',
  name: 'ProPhoto (ROMM) RGB',
  primaries: [
    [0.734699, 0.265301],
    [0.159597, 0.840403],
    [0.036598, 0.000105],
  ],
  white: 'D50',
  whitePoint: D50,
  transfer: ROMM_TRANSFER,
  ...published(1999, 'ISO 22028-2:2013; primaries in the six digits of CSS Color 4'),
  note: 'Two of the primaries are imaginary colours.',
});
