import { z } from 'zod';
import { HexOutput } from './color.ts';
import { listOf, numberField, object, stringField } from './described.ts';

/** A theme in responses. */
export const ThemeOutput = z.enum(['light', 'dark']).describe('The theme');

/** A design token as responses contain it and requests accept it. */
export const DesignTokenOutput = object('DesignToken', 'A design token.', {
  name: stringField('Name of the token, as a CSS custom property'),
  value: stringField('A value of CSS, or a reference to another token: `{color.primary.500}`'),
  group: stringField('Group of the token; dark for the dark theme'),
  hex: HexOutput.optional().describe('The colour as `#rrggbb`, references followed'),
  p3: z.string().optional().describe('The colour on screens of Display P3, where it has more chroma there: `oklch()`'),
});

/** What had to give way for roles to be legible and to mean one thing each. */
export const concessionOutputs = {
  moved: listOf(
    'Fills that are another step of their ramp than the colour it is made from',
    object('MovedFill', 'A fill that is another step of its ramp.', {
      token: stringField('Token of the fill'),
      theme: ThemeOutput,
      from: HexOutput.describe('The colour that its ramp is made from, as `#rrggbb`'),
      to: HexOutput.describe('The colour that it has instead, as `#rrggbb`'),
      step: stringField('Step of the ramp'),
      because: z
        .enum(['text', 'page'])
        .describe('text: neither white nor near-black reads on it; page: it would not stand out from the page'),
    }),
  ),
  collisions: listOf(
    'Statuses that moved away from a brand colour',
    object('StatusCollision', 'A status that a brand colour could be taken for.', {
      status: stringField('Token of the status'),
      brand: stringField('Token of the brand colour that could be taken for it'),
      difference: numberField('Least CIEDE2000 of the two fills over both themes'),
      moved_from: HexOutput.describe('Usual colour of the status as `#rrggbb`'),
      moved_to: HexOutput.describe('Its colour in this set as `#rrggbb`'),
      difference_after: numberField('Least CIEDE2000 after it moved'),
    }),
  ),
};
