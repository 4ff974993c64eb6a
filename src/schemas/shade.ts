import { object, stringField } from './described.ts';
import { countOf, RatioOutput } from './measure.ts';
import { SwatchOutput } from './swatch.ts';

/** A step of a scale in responses. */
export const ShadeStepOutput = SwatchOutput.extend({
  token: stringField('Name of the step, such as 500'),
  contrast_on_white: RatioOutput.describe('WCAG 2.x contrast ratio on white, 1-21'),
  contrast_on_black: RatioOutput.describe('WCAG 2.x contrast ratio on black, 1-21'),
}).meta({ id: 'ShadeStep', description: 'A step of a shade scale.' });

/** How many pairs of a scale can hold text. */
export const TextPairCountsOutput = object('TextPairCounts', 'How many pairs of a scale are readable.', {
  body_text: countOf('pairs with at least 4.5:1'),
  large_text: countOf('pairs with at least 3:1'),
  pairs: countOf('pairs in all'),
});
