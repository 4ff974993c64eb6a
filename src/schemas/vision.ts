import { z } from 'zod';
import { CATEGORY_SLUGS } from '../accessibility/vision/conditions/index.ts';
import { MODEL_IDS } from '../accessibility/vision/models/index.ts';
import { DEFAULT_TARGET, LEAST_TARGET, MOST_TARGET } from '../accessibility/vision/repair/target.ts';
import { ColorInput } from './color.ts';
import { knownInput } from './known-values.ts';

/** How strong a deficiency is: 0 is normal vision, 1 the full deficiency. */
export const Severity = z
  .number()
  .min(0)
  .max(1)
  .describe('How strong the deficiency is: 0 (normal vision) to 1 (full deficiency)');

/** A category of conditions. */
export const CategorySlugField = z
  .enum(CATEGORY_SLUGS)
  .meta({ id: 'ConditionCategory', description: 'Slug of the category' });

/** A vision model in answers. */
export const ModelId = z.enum(MODEL_IDS).meta({ id: 'ModelId' });

/** Conditions by their slugs. */
export const Slugs = z
  .array(knownInput('ConditionSlug'))
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
