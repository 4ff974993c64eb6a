import { z } from 'zod';
import { BANDING_IDS } from '../design/gradient/analyse.ts';
import { HexOutput } from './color.ts';
import { numberField, object, stringField } from './described.ts';

/** The space and the easing that a gradient was sampled in when its banding was judged. */
export const JudgedInOutput = object('JudgedIn', 'How a gradient was sampled when its banding was judged.', {
  interpolation: stringField('Id of the interpolation, as listed by GET /v1/methods/gradient'),
  easing: stringField('Id of the easing, as listed by GET /v1/methods/gradient'),
});

/** A verdict on banding. */
export const BandingOutput = z
  .enum(BANDING_IDS)
  .describe(
    'By the largest step divided by the mean: up to 1.60 smooth, up to 2.50 subtle-compression, else visible-step-risk',
  );

/** A colour at its place. */
export const GradientStopOutput = object('GradientStop', 'A colour of a gradient at its position.', {
  hex: HexOutput,
  position: numberField('Position, 0-1'),
});
