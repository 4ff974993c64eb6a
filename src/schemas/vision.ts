import { z } from 'zod';

/** How strong a deficiency is: 0 is normal vision, 1 the full deficiency. */
export const Severity = z
  .number()
  .min(0)
  .max(1)
  .describe('How strong the deficiency is: 0 (normal vision) to 1 (full deficiency)');

/** Conditions by their slugs. */
export const Slugs = z
  .array(z.string())
  .min(1)
  .max(64)
  .optional()
  .describe('Slugs of conditions; all colour conditions by default');
