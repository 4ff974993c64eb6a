import { HexOutput, OklchOutput, RgbListOutput } from './color.ts';
import { numberOrNull, object } from './described.ts';

/** What every colour of a generator or a library says of itself. */
export const SwatchOutput = object('Swatch', 'A colour with its coordinates.', {
  hex: HexOutput,
  rgb: RgbListOutput,
  hue: numberOrNull('Hue on the HSL wheel in degrees, 0-360; null for greys'),
  oklch: OklchOutput,
});
