import { z } from 'zod';
import { BANDING_IDS } from '../design/gradient/analyse.ts';
import { HexOutput } from './color.ts';
import { listOf, numberField, object, stringField, textOrNull } from './described.ts';
import { knownField } from './known-values.ts';

/** The space and the easing that a gradient was sampled in when its banding was judged. */
export const JudgedInOutput = object('JudgedIn', 'How a gradient was sampled to measure banding.', {
  interpolation: knownField('InterpolationId', 'Id of the interpolation, as listed by GET /v1/methods/gradient'),
  easing: knownField('EasingId', 'Id of the easing, as listed by GET /v1/methods/gradient'),
});

/** A verdict on banding. */
export const BandingOutput = z
  .enum(BANDING_IDS)
  .describe(
    'By the largest step divided by the mean: up to 1.60 smooth, up to 2.50 subtle-compression, otherwise visible-step-risk',
  );

/** A colour at its place. */
export const GradientStopOutput = object('GradientStop', 'A colour of a gradient at its position.', {
  hex: HexOutput,
  position: numberField('Position, 0-1'),
});

/** How grey a gradient is. */
export const GreynessOutput = numberField(
  '1 minus the minimum chroma between two stops, as a share of the chroma interpolated between them, 0-1',
);

/** The vivid path through the stops of a gradient. */
export const VividGradientOutput = object('VividGradient', 'The path of `vivid` through the same stops.', {
  greyness: numberField('Of this path'),
  stops: listOf('The fewest stops that, in Oklab, stay within CIEDE2000 1 of it', GradientStopOutput),
  css: stringField('As CSS'),
  css_p3: stringField('In Display P3'),
  opposite_css: textOrNull('`vivid-opposite`; null if it is not clear of grey'),
})
  .nullable()
  .describe('If the gradient is grey, muted or vivid; null for hard edges and above 16 stops');
