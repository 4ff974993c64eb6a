import { z } from 'zod';
import { HexOutput } from './color.ts';

/** A theme as it is answered. */
export const ThemeOutput = z.enum(['light', 'dark']).describe('The theme');

/** A design token as it is answered and taken back. */
export const DesignTokenOutput = z
  .object({
    name: z.string().describe('Name of the token, as a CSS custom property'),
    value: z.string().describe('A value of CSS, or a reference to another token: `{color.primary.500}`'),
    group: z.string().describe('Group of the token; dark for the dark theme'),
    hex: HexOutput.optional().describe('The colour as `#rrggbb`, references followed'),
    p3: z
      .string()
      .optional()
      .describe('The colour on screens of Display P3, where it has more chroma there: `oklch()`'),
  })
  .meta({ id: 'DesignToken', description: 'A design token.' });

/** What had to give way for roles to be legible and to mean one thing each. */
export const concessionOutputs = {
  moved: z
    .array(
      z
        .object({
          token: z.string().describe('Token of the fill'),
          theme: ThemeOutput,
          from: HexOutput.describe('The colour that its ramp is made from, as `#rrggbb`'),
          to: HexOutput.describe('The colour that it has instead, as `#rrggbb`'),
          step: z.string().describe('Step of the ramp'),
          because: z
            .enum(['text', 'page'])
            .describe('text: neither white nor near-black reads on it; page: it would not stand out from the page'),
        })
        .meta({ id: 'MovedFill', description: 'A fill that is another step of its ramp.' }),
    )
    .describe('Fills that are another step of their ramp than the colour it is made from'),
  collisions: z
    .array(
      z
        .object({
          status: z.string().describe('Token of the status'),
          brand: z.string().describe('Token of the brand colour that could be taken for it'),
          difference: z.number().describe('Least CIEDE2000 of the two fills over both themes'),
          moved_from: HexOutput.describe('Usual colour of the status as `#rrggbb`'),
          moved_to: HexOutput.describe('Its colour in this set as `#rrggbb`'),
          difference_after: z.number().describe('Least CIEDE2000 after it moved'),
        })
        .meta({ id: 'StatusCollision', description: 'A status that a brand colour could be taken for.' }),
    )
    .describe('Statuses that moved away from a brand colour'),
};
