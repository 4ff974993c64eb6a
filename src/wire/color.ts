import { z } from 'zod';
import { notAColor, parseColor, type Rgb } from '../color/rgb.ts';

/** How a caller may write a colour. */
export type ColorLike =
  | string
  | readonly [r: number, g: number, b: number]
  | { readonly r: number; readonly g: number; readonly b: number };

const SCHEMA = {
  description: "A colour: '#rrggbb', '#rgb', 'rgb(r,g,b)', [r,g,b] or {r,g,b}; channels are whole numbers 0-255.",
  example: '#336699',
  oneOf: [
    { type: 'string' as const, description: "'#rrggbb', '#rgb' or 'rgb(r,g,b)'", example: '#336699' },
    { type: 'array' as const, items: { type: 'integer' as const, minimum: 0, maximum: 255 }, minItems: 3, maxItems: 3 },
    {
      type: 'object' as const,
      required: ['r', 'g', 'b'],
      properties: Object.fromEntries(
        ['r', 'g', 'b'].map((c) => [c, { type: 'integer' as const, minimum: 0, maximum: 255 }]),
      ),
    },
  ],
};

/** A colour in any accepted form; the handler receives 8-bit sRGB. */
export const ColorInput = z
  .custom<ColorLike>()
  .meta({ id: 'Color', override: SCHEMA })
  .transform((value, context): Rgb => {
    const color = parseColor(value);
    if (color) return color;
    context.addIssue(value === undefined ? 'is required (a colour)' : notAColor(value));
    return z.NEVER;
  });

/** A colour as `#rrggbb` and in no other form. */
export const HexInput = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a #rrggbb colour')
  .transform((hex) => parseColor(hex)!);

/** 8-bit sRGB as it is answered. */
export const RgbOutput = z.object({ r: z.int(), g: z.int(), b: z.int() });

/** `#rrggbb`. */
export const HexOutput = z.string().meta({ example: '#336699', format: 'color' });
