import { z } from 'zod';
import { DEFAULT_TARGET, LEAST_TARGET, MOST_TARGET } from '../accessibility/vision/repair/target.ts';
import { ColorInput } from './color.ts';

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

/** What is asked of the repairs of a palette. */
export const REPAIR_OPTIONS = {
  repairs: z.boolean().default(true).describe('Search repairs'),
  repair_target: z
    .number()
    .min(LEAST_TARGET)
    .max(MOST_TARGET)
    .default(DEFAULT_TARGET)
    .describe('CIEDE2000 of a repair'),
  lock: z.array(ColorInput).min(1).max(64).optional().describe('Colours to keep (default: none)'),
};
