import { z } from 'zod';

/** A design token as it is answered and taken back by `POST /v1/tokens/export`. */
export const TokenOutput = z.object({
  name: z.string(),
  value: z.string().describe('A value of CSS, or a reference to another token: `{color.primary.500}`'),
  group: z.string().describe('`dark`: the value in the dark theme'),
  hex: z.string().optional().describe('The colour, references followed'),
  p3: z.string().optional().describe('The colour on screens of Display P3, where it has more chroma there'),
});

export const Theme = z.enum(['light', 'dark']);

/** What had to give way for roles to be legible and to mean one thing each. */
export const concessionShape = {
  moved: z
    .array(
      z.object({
        token: z.string(),
        theme: Theme,
        from: z.string().describe('The colour that the ramp is made from'),
        to: z.string(),
        step: z.string().describe('The step of the ramp that the role refers to instead'),
        because: z
          .enum(['text', 'page'])
          .describe('text: neither white nor near-black reads on it; page: it would not stand out from the page'),
      }),
    )
    .describe('Fills that are another step of their ramp'),
  collisions: z
    .array(
      z.object({
        status: z.string(),
        brand: z.string().describe('The brand colour that could be taken for the status'),
        difference: z.number().describe('Least CIEDE2000 of the two fills over both themes'),
        moved_from: z.string(),
        moved_to: z.string(),
        difference_after: z.number(),
      }),
    )
    .describe('Statuses whose usual colour is too close to a brand colour, and where they moved'),
};
