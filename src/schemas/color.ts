import { z } from 'zod';
import type { WrittenColor } from '../color/color.ts';
import { type ColorReading, readColor } from '../color/read-color.ts';
import { isSpaceValues, readSpaceValues, type SpaceValues, unknownSpaceOf } from '../color/read-space-values.ts';
import { SPACE_IDS } from '../color/spaces/index.ts';
import { numberField, numberOrNull, object } from './described.ts';

/** How a caller may write a colour. */
export type ColorLike =
  | string
  | readonly [r: number, g: number, b: number]
  | { readonly r: number; readonly g: number; readonly b: number };

const CSS_TEXT =
  "A CSS colour: '#rrggbb', '#rgb', a name, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), color(), color-mix(), or any other of CSS Color 4 and 5 that depends on nothing else";

const SCHEMA = {
  description: `A colour. ${CSS_TEXT}; or [r,g,b] or {r,g,b} with whole numbers 0-255. Outside the science group it is rounded to 8-bit sRGB; one outside sRGB is mapped into it by the method of \`gamut\`: css (CSS Color 4: less OKLCH chroma, then clipped), chroma (less chroma; hue and lightness are kept), clip (each channel), nearest (least distance in Oklab) or refuse. A translucent one needs \`over\`, an opaque background colour, except in conversions and where the request has a background.`,
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

/**
 * A step of a schema that reads a colour. `light-dark()` is read for a scheme here and for that of the request where the colour
 * is resolved (with-colors.ts).
 */
const readingBy =
  (read: (value: unknown) => ColorReading<WrittenColor>) =>
  (value: unknown, context: z.RefinementCtx): WrittenColor => {
    const { color, why, details } = read(value);
    if (color) return color;
    const unknownSpace = unknownSpaceOf(value);
    if (value === undefined) context.addIssue('is required (a colour)');
    else if (unknownSpace)
      context.addIssue({ code: 'custom', path: ['space'], message: why, params: { details: unknownSpace } });
    else context.addIssue({ code: 'custom', message: why, params: { details } });
    return z.NEVER;
  };
const reading = readingBy((value) => readColor(value, { scheme: 'light' }));

/** A colour in any accepted form, as it was sent: lists are read row by row. */
export const UnreadColor = z.custom<ColorLike>().meta({ id: 'Color', override: SCHEMA });

/** A colour in any accepted form; handlers receive it in sRGB by `withColors`. */
export const ColorInput = UnreadColor.transform(reading);

/** How a caller may write a colour in the science group. */
export type ScienceColorLike = ColorLike | SpaceValues;

const SPACE_VALUES = {
  type: 'object' as const,
  description:
    'Coordinates in any space of GET /v1/science/spaces, in its units and under its own white; null for a missing one',
  required: ['space', 'values'],
  properties: {
    space: { type: 'string' as const, enum: [...SPACE_IDS], description: 'Key of the space' },
    values: { type: 'array' as const, items: { type: 'number' as const, nullable: true }, minItems: 3, maxItems: 4 },
    alpha: { type: 'number' as const, minimum: 0, maximum: 1, description: 'Opacity, 1 by default' },
  },
  example: { space: 'lab-d65', values: [50, 30, 40] },
};

/** A colour in any form or by its coordinates in any space, as it was sent. */
export const UnreadScienceColor = z.custom<ScienceColorLike>().meta({
  id: 'ScienceColor',
  override: {
    ...SCHEMA,
    description: `${SCHEMA.description} Or {space, values}, in any space.`,
    oneOf: [...SCHEMA.oneOf, SPACE_VALUES],
  },
});

/** A colour in any form, or by its coordinates in any space. */
export const ScienceColorInput = UnreadScienceColor.transform(
  readingBy((value) => (isSpaceValues(value) ? readSpaceValues(value) : readColor(value, { scheme: 'light' }))),
);

/** A colour as text and in no other form. */
export const ColorTextInput = z
  .string()
  .meta({ description: 'A CSS colour as text, in any notation of the schema Color', example: '#336699' })
  .transform(reading);

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

/** Name of a colour in CSS. */
export const KeywordOutput = z
  .string()
  .nullable()
  .describe('CSS keyword of exactly this colour, such as rebeccapurple; null if there is none');

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
