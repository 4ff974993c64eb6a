import { z } from 'zod';
import { EVERYDAY_SPACES } from '../../color/spaces/everyday.ts';
import { type SpaceId, spaces } from '../../color/spaces/index.ts';
import { HexOutput, RgbOutput } from '../color.ts';

/** Coordinates of a space by channel; only a hue may be null. */
const coordinates = (name: string, id: SpaceId, { percent = false } = {}) => {
  const { channels, hue, name: space } = spaces[id];
  const entries = channels.map((channel, i): [string, z.ZodNumber | z.ZodNullable<z.ZodNumber>] => {
    const [from, to] = channel.range.map((end) => end * (percent ? 100 : 1));
    const unit = percent ? 'percent' : channel.unit;
    const says = `${channel.name}, nominally ${from} to ${to}${unit === undefined ? '' : ` ${unit}`}`;
    return [
      channel.id,
      i === hue ? z.number().nullable().describe(`${says}; null for greys`) : z.number().describe(says),
    ];
  });
  return z.object(Object.fromEntries(entries)).meta({ id: name, description: `A colour in ${space}.` });
};

/** One colour in the everyday spaces. */
export const ColorConversionOutput = z
  .object({
    color: HexOutput.describe('The colour as sent, as `#rrggbb`'),
    values: z
      .object({
        hex: HexOutput,
        rgb: RgbOutput,
        hsl: coordinates('Hsl', EVERYDAY_SPACES.hsl),
        hsv: coordinates('Hsv', EVERYDAY_SPACES.hsv),
        hwb: coordinates('Hwb', EVERYDAY_SPACES.hwb),
        cmyk: coordinates('Cmyk', EVERYDAY_SPACES.cmyk, { percent: true }),
        lab: coordinates('LabD50', EVERYDAY_SPACES.lab),
        lch: coordinates('LchD50', EVERYDAY_SPACES.lch),
        oklab: coordinates('Oklab', EVERYDAY_SPACES.oklab),
        oklch: coordinates('OklchCoordinates', EVERYDAY_SPACES.oklch),
        xyz: coordinates('XyzD65', EVERYDAY_SPACES.xyz),
      })
      .partial()
      .meta({ id: 'EverydayValues', description: 'A colour by space; with `to` only that space.' }),
  })
  .meta({ id: 'ColorConversion', description: 'A colour in the everyday colour spaces.' });
