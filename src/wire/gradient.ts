import { z } from 'zod';
import { BANDING_IDS } from '../design/gradient/analyse.ts';
import { HexOutput } from './color.ts';

/** The space and the easing that a gradient was sampled in when its banding was judged. */
export const JudgedInOutput = z
  .object({
    interpolation: z.string().describe('Id of the interpolation, as listed by GET /v1/methods/gradient'),
    easing: z.string().describe('Id of the easing, as listed by GET /v1/methods/gradient'),
  })
  .meta({ id: 'JudgedIn', description: 'How a gradient was sampled when its banding was judged.' });

/** A verdict on banding. */
export const BandingOutput = z
  .enum(BANDING_IDS)
  .describe(
    'By the largest step divided by the mean: up to 1.60 smooth, up to 2.50 subtle-compression, else visible-step-risk',
  );

/** A colour at its place. */
export const GradientStopOutput = z
  .object({ hex: HexOutput, position: z.number().describe('Position, 0-1') })
  .meta({ id: 'GradientStop', description: 'A colour of a gradient at its position.' });
