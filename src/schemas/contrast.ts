import { z } from 'zod';
import { DELTA_E_METHODS } from '../accessibility/contrast/report.ts';

/** A contrast ratio of WCAG 2.x. */
export const Ratio = z.number().min(1).max(21);

export const DeltaEMethodInput = z
  .literal(DELTA_E_METHODS)
  .describe('Colour difference formula: 76, 94 or 2000')
  .default(2000);
