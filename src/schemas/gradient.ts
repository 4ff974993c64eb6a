import { z } from 'zod';
import { BANDING_IDS } from '../design/gradient/analyse.ts';
import { HexOutput } from './color.ts';
import { listOf, numberField, object, stringField, textOrNull } from './described.ts';

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

/** How grey a gradient is. */
export const GreynessOutput = numberField(
  '1 minus the minimum of Oklab chroma between two stops divided by the chroma that they promise there, 0-1',
);

/** The vivid path through the stops of a gradient. */
export const VividGradientOutput = object(
  'VividGradient',
  'The path of the interpolation `vivid` through the same stops.',
  {
    greyness: numberField('Greyness of this path, 0-1'),
    stops: listOf('The fewest stops that, joined in Oklab, stay within CIEDE2000 1 of it', GradientStopOutput),
    css: stringField('These as a CSS gradient'),
    css_p3: stringField('The path in Display P3, as a CSS gradient'),
    opposite_css: textOrNull('`vivid-opposite`, by the other side of the hue wheel; null if it is not clear of grey'),
  },
)
  .nullable()
  .describe('For `vivid` itself, and offered if the gradient is grey or muted; null for hard edges and above 16 stops');
