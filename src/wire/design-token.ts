import { z } from 'zod';

/** A design token as it is answered. */
export const DesignTokenOutput = z
  .object({
    name: z.string().describe('Name of the token, as a CSS custom property'),
    value: z.string().describe('Value of the token'),
    group: z.string().describe('Group of the token; dark for the dark theme'),
  })
  .meta({ id: 'DesignToken', description: 'A design token.' });
