import { z } from 'zod';
import { EVERYDAY_SPACES } from '../../color/spaces/everyday.ts';
import { type SpaceId, spaces } from '../../color/spaces/index.ts';
import { HexOutput, KeywordOutput, RgbOutput } from '../color.ts';
import { ALPHA_FIELDS, COLOR_NOTES } from '../color-options.ts';
import { numberField, numberOrNull, object } from '../described.ts';

type Coordinates<Channel extends string, Hue extends Channel> = z.ZodObject<{
  [Each in Channel]: Each extends Hue ? z.ZodNullable<z.ZodNumber> : z.ZodNumber;
}>;

interface Form<Hue extends string> {
  /** The channel that is null for greys. */
  readonly hue?: Hue;
  readonly percent?: boolean;
}

/** Coordinates of a space by channel. Throws where these are not the channels of the space. */
const coordinates = <Channel extends string, Hue extends Channel = never>(
  name: string,
  id: SpaceId,
  ids: readonly Channel[],
  { hue, percent = false }: Form<Hue> = {},
): Coordinates<Channel, Hue> => {
  const { channels, hue: hueAt, name: space } = spaces[id];
  const known = channels.map((channel) => channel.id);
  if (known.join() !== ids.join() || (hueAt === undefined ? undefined : known[hueAt]) !== hue)
    throw new TypeError(`${id} has other channels than ${ids.join()}`);
  const entries = channels.map((channel): [string, z.ZodNumber | z.ZodNullable<z.ZodNumber>] => {
    const [from, to] = channel.range.map((end) => end * (percent ? 100 : 1));
    const unit = percent ? 'percent' : channel.unit;
    const says = `${channel.name}, nominally ${from} to ${to}${unit === undefined ? '' : ` ${unit}`}`;
    const isHue = channel.id === hue;
    return [channel.id, isHue ? numberOrNull(`${says}; null for greys`) : numberField(says)];
  });
  const schema = object(name, `A colour in ${space}.`, Object.fromEntries(entries));
  // The members are those that were compared above; an object made of entries has lost their names.
  return schema as never;
};

/** One colour in the everyday spaces. */
export const ColorConversionOutput = object('ColorConversion', 'A colour in the everyday colour spaces.', {
  color: HexOutput.describe('The colour as sent, as `#rrggbb`'),
  keyword: KeywordOutput,
  ...ALPHA_FIELDS,
  values: z
    .object({
      hex: HexOutput,
      rgb: RgbOutput,
      hsl: coordinates('Hsl', EVERYDAY_SPACES.hsl, ['h', 's', 'l'], { hue: 'h' }),
      hsv: coordinates('Hsv', EVERYDAY_SPACES.hsv, ['h', 's', 'v'], { hue: 'h' }),
      hwb: coordinates('Hwb', EVERYDAY_SPACES.hwb, ['h', 'w', 'b'], { hue: 'h' }),
      cmyk: coordinates('Cmyk', EVERYDAY_SPACES.cmyk, ['c', 'm', 'y', 'k'], { percent: true }),
      lab: coordinates('LabD50', EVERYDAY_SPACES.lab, ['l', 'a', 'b']),
      lch: coordinates('LchD50', EVERYDAY_SPACES.lch, ['l', 'c', 'h'], { hue: 'h' }),
      oklab: coordinates('Oklab', EVERYDAY_SPACES.oklab, ['l', 'a', 'b']),
      oklch: coordinates('OklchCoordinates', EVERYDAY_SPACES.oklch, ['l', 'c', 'h'], { hue: 'h' }),
      xyz: coordinates('XyzD65', EVERYDAY_SPACES.xyz, ['x', 'y', 'z']),
    })
    .partial()
    .meta({ id: 'EverydayValues', description: 'A colour by space; with `to` only that space.' }),
  ...COLOR_NOTES,
});
