import { z } from 'zod';
import { HUE_WAYS } from '../color/mix.ts';
import { ScienceColorInput } from './color.ts';
import { SCIENCE_COLOR_OPTIONS } from './color-options.ts';
import { knownInput } from './known-values.ts';
import { AdaptationInput, ObserverInput, WhiteInput } from './operation-options.ts';

const MixSpace = knownInput('SpaceKey').default('oklab').describe('Key of the space to mix in');

/** Input of science.mix. */
export const MIX_FIELDS = {
  from: ScienceColorInput.describe('The first colour'),
  to: ScienceColorInput.describe('The second colour'),
  amount: z.number().min(0).max(1).default(0.5).describe('Share of the second colour, 0-1'),
  space: MixSpace,
  hue: z.enum(HUE_WAYS).default('shorter').describe('Way round the wheel, in spaces with a hue'),
  ...SCIENCE_COLOR_OPTIONS,
};

/** Input of science.average. */
export const AVERAGE_FIELDS = {
  colors: z.array(ScienceColorInput).min(1).max(1000).describe('1 to 1000 colours'),
  weights: z
    .array(z.number().min(0).max(1e6))
    .min(1)
    .max(1000)
    .optional()
    .describe('A weight for each colour, 0 or more; equal by default'),
  space: MixSpace,
  ...SCIENCE_COLOR_OPTIONS,
};

/** Input of science.adapt. */
export const ADAPT_FIELDS = {
  xyz: z.array(z.number().min(-100).max(100)).length(3).describe('X, Y and Z under the first white, Y = 1 at white'),
  from: WhiteInput.default('D65').describe('White of the XYZ: id of an illuminant, or {x, y}'),
  to: WhiteInput.describe('White to adapt to: id of an illuminant, or {x, y}'),
  observer: ObserverInput,
  adaptation: AdaptationInput,
};
