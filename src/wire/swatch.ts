import { z } from 'zod';

/** What every colour of a generator says of itself. */
export const SwatchOutput = z.object({
  hex: z.string(),
  rgb: z.array(z.int()).length(3),
  hue: z.number().nullable().describe('On the HSL wheel, degrees; null for greys'),
  oklch: z.object({ l: z.number(), c: z.number(), h: z.number().nullable() }),
});
