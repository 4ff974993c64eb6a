import { z } from 'zod';
import { type ColorReading, readLight, readRgb } from '../color/read-color.ts';
import type { Rgb } from '../color/rgb.ts';
import type { WideColor } from '../color/wide-color.ts';
import { numberField, numberOrNull, object } from './described.ts';

/** How a caller may write a colour. */
export type ColorLike =
  | string
  | readonly [r: number, g: number, b: number]
  | { readonly r: number; readonly g: number; readonly b: number };

const CSS_TEXT =
  "An opaque CSS colour: '#rrggbb', '#rgb', a name, or rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() or color() with a predefined space (CSS Color 4)";

const SCHEMA = {
  description: `A colour. ${CSS_TEXT}; or [r,g,b] or {r,g,b} with whole numbers 0-255. Outside the science group it is taken as the 8-bit sRGB colour it rounds to, and one outside sRGB is refused with the nearest in \`details.nearest\`.`,
  example: '#336699',
  oneOf: [
    { type: 'string' as const, description: CSS_TEXT, example: '#336699' },
    { type: 'array' as const, items: { type: 'integer' as const, minimum: 0, maximum: 255 }, minItems: 3, maxItems: 3 },
    {
      type: 'object' as const,
      required: ['r', 'g', 'b'],
      properties: Object.fromEntries(
        Object.entries({ r: 'Red', g: 'Green', b: 'Blue' }).map(([channel, name]) => [
          channel,
          { type: 'integer' as const, minimum: 0, maximum: 255, description: `${name}, 0-255` },
        ]),
      ),
    },
  ],
};

/** A step of a schema that reads a colour; a refusal carries the nearest colour to the details of the error. */
const reading =
  <T>(read: (value: unknown) => ColorReading<T>) =>
  (value: unknown, context: z.RefinementCtx): T => {
    const { color, why, details } = read(value);
    if (color !== undefined) return color;
    if (value === undefined) context.addIssue('is required (a colour)');
    else context.addIssue({ code: 'custom', message: why, params: { details } });
    return z.NEVER;
  };

const AnyColor = z.custom<ColorLike>().meta({ id: 'Color', override: SCHEMA });

/** A colour in any accepted form; the handler receives 8-bit sRGB. */
export const ColorInput = AnyColor.transform(reading<Rgb>(readRgb));

/** A colour in any accepted form; the handler receives it unrounded and unclipped. For the science group. */
export const LightInput = AnyColor.transform(reading<WideColor>(readLight));

/** A colour as text and in no other form; the handler receives 8-bit sRGB. */
export const ColorTextInput = z
  .string()
  .meta({ description: CSS_TEXT, example: '#336699' })
  .transform(reading<Rgb>(readRgb));

const byte = (name: string) => z.int().min(0).max(255).describe(`${name}, 0-255`);

/** 8-bit sRGB in responses. */
export const RgbOutput = object('Rgb', 'A colour in 8-bit sRGB.', {
  r: byte('Red'),
  g: byte('Green'),
  b: byte('Blue'),
});

/** The same as a list. */
export const RgbListOutput = z
  .array(z.int().min(0).max(255))
  .length(3)
  .describe('Red, green and blue in 8-bit sRGB, each 0-255');

/** `#rrggbb`. */
export const HexOutput = z.string().meta({ example: '#336699', format: 'color', description: 'A colour as `#rrggbb`' });

/** A colour in both notations of 8-bit sRGB. */
export const SrgbColorOutput = object('SrgbColor', 'A colour in 8-bit sRGB, as text and by channel.', {
  hex: HexOutput,
  rgb: RgbOutput,
});

/** OKLCH in responses. */
export const OklchOutput = object('Oklch', 'A colour in OKLCH.', {
  l: numberField('Lightness, 0-1'),
  c: numberField('Chroma, from 0 to about 0.32 for colours inside sRGB'),
  h: numberOrNull('Hue in degrees, 0-360; null for greys'),
});
