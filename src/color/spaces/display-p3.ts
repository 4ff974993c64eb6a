import { P3_PRIMARIES } from '../primaries.ts';
import { D65 } from '../white.ts';
import { rgbSpace } from './rgb-space.ts';
import { published } from './space.ts';
import { LINEAR, SRGB_TRANSFER } from './transfers.ts';

const shared = {
  primaries: P3_PRIMARIES,
  white: 'D65',
  whitePoint: D65,
  ...published(2015, 'SMPTE EG 432-1:2010 primaries with the sRGB curve (Apple 2015); CSS Color 4'),
} as const;

/** Display P3, encoded: r, g, b 0..1. */
export const displayP3 = rgbSpace({ ...shared, id: 'display-p3', name: 'Display P3', transfer: SRGB_TRANSFER });

/** Display P3 in linear light: r, g, b 0..1. */
export const displayP3Linear = rgbSpace({
  ...shared,
  id: 'display-p3-linear',
  name: 'Linear Display P3',
  transfer: LINEAR,
});
