import { z } from 'zod';
import { HexOutput, OklchOutput, RgbListOutput } from './color.ts';

/** What every colour of a generator or a library says of itself. */
export const SwatchOutput = z
  .object({
    hex: HexOutput,
    rgb: RgbListOutput,
    hue: z.number().nullable().describe('Hue on the HSL wheel in degrees, 0-360; null for greys'),
    oklch: OklchOutput,
  })
  .meta({ id: 'Swatch', description: 'A colour with its coordinates.' });
