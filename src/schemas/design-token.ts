import { z } from 'zod';
import { HexOutput } from './color.ts';
import { listOf, numberField, object, stringField, textOrNull } from './described.ts';

/** A theme in responses. */
export const ThemeOutput = z.enum(['light', 'dark']).describe('The theme');

/** A design token as responses contain it and requests accept it. */
export const DesignTokenOutput = object('DesignToken', 'A design token.', {
  name: stringField('Name of the token, as a CSS custom property'),
  value: stringField('A value of CSS, or a reference to another token: `{color.primary.500}`'),
  group: stringField('Group of the token; dark for the dark theme'),
  hex: HexOutput.optional().describe('The colour as `#rrggbb`, references followed'),
  p3: z.string().optional().describe('The colour for Display P3 screens as `oklch()`, if it has more chroma there'),
});

/** What had to give way for roles to be legible and to mean one thing each. */
export const concessionOutputs = {
  moved: listOf(
    'Fills that are not the step of the colour that their ramp is generated from',
    object('MovedFill', 'A fill that is another step of its ramp.', {
      token: stringField('Token of the fill'),
      theme: ThemeOutput,
      from: HexOutput.describe('The colour that its ramp is generated from, as `#rrggbb`'),
      to: HexOutput.describe('The colour used instead, as `#rrggbb`'),
      step: textOrNull('Step of the ramp; null for a shade between two steps'),
      because: z
        .enum(['text', 'page'])
        .describe('text: what is to be set on it does not read; page: it would not stand out from the page'),
    }),
  ),
  whiter: listOf(
    'Fills with near-black on them, on which white would be clearer by APCA but has less than 4.5:1',
    object('WhiterFill', 'A fill on which APCA prefers white.', {
      token: stringField('Token of the fill'),
      theme: ThemeOutput,
      fill: HexOutput.describe('The fill, as `#rrggbb`'),
      white_fill: HexOutput.describe('The fill with `fill: white`'),
    }),
  ),
  collisions: listOf(
    'Statuses that moved away from a brand colour or another status',
    object('StatusCollision', 'A status that a brand colour could be mistaken for.', {
      status: stringField('Token of the status'),
      brand: stringField('Token of the colour that could be mistaken for it'),
      difference: numberField('Minimum CIEDE2000 of the two fills over both themes'),
      moved_from: HexOutput.describe('Usual colour of the status as `#rrggbb`'),
      moved_to: HexOutput.describe('Its colour in this set as `#rrggbb`'),
      difference_after: numberField('Minimum CIEDE2000 after the change'),
    }),
  ),
};
