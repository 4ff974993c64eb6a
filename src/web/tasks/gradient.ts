import { analyseGradient, analyseWithOffer } from '../../design/gradient/analyse.ts';
import { EASING_IDS, EASINGS } from '../../design/gradient/easing/index.ts';
import { cssImages } from '../../design/gradient/formats/css-images.ts';
import type { GradientOptions } from '../../design/gradient/formats/gradient-data.ts';
import { generateWithOffer } from '../../design/gradient/generate.ts';
import { greynessOf } from '../../design/gradient/greyness.ts';
import { INTERPOLATION_IDS, INTERPOLATIONS, type InterpolationId } from '../../design/gradient/interpolation/index.ts';
import { type Sample, type Stop, sampleRamp } from '../../design/gradient/ramp.ts';
import { fileData } from '../views/make/gradient/file-data.ts';

/** A gradient as the page has it: ids of a link, which may be unknown. */
interface AskedGradient {
  readonly stops: readonly Stop[];
  readonly interpolation: string;
  readonly easing: string;
}

interface ComputedGradient {
  readonly stops: readonly Stop[];
  readonly interpolation: InterpolationId;
  readonly easing: string;
  readonly samples: readonly Pick<Sample, 'linear'>[];
}

/** An interpolation or easing that does not exist is read as the usual one. */
const waysOf = ({ interpolation, easing }: AskedGradient) => ({
  interpolation: INTERPOLATION_IDS.find((id) => id === interpolation) ?? 'oklab',
  easing: EASING_IDS.find((id) => id === easing) ?? 'linear',
});

/** Steps in which a gradient is judged. */
const ANALYSED = 96;

/** Gradients. */
export const GRADIENT = {
  /** What the interpolations and easings of gradients are called. */
  gradientWays: () => ({
    interpolations: INTERPOLATION_IDS.map((id) => ({ id, name: INTERPOLATIONS[id].name })),
    easings: EASING_IDS.map((id) => ({ id, name: EASINGS[id].name })),
  }),

  /** A gradient with what is said of it. */
  gradient: (asked: AskedGradient, count: number) => {
    const { interpolation, easing } = waysOf(asked);
    return {
      interpolation,
      easing,
      samples: sampleRamp(asked.stops, INTERPOLATIONS[interpolation], EASINGS[easing], count).samples,
      analysed: analyseGradient(asked.stops, ANALYSED, interpolation, easing),
      grey: greynessOf(asked.stops, INTERPOLATIONS[interpolation]).verdict,
    };
  },

  /** The images of CSS of a gradient that was computed. */
  gradientImages: ({ stops, interpolation, easing, samples }: ComputedGradient, options: GradientOptions) =>
    cssImages(fileData(stops, INTERPOLATIONS[interpolation], easing, samples), options),

  /** What is said of a gradient, and of a generated one, each with the vivid one that is offered in its place. */
  analyseGradient: (...asked: Parameters<typeof analyseWithOffer>) => analyseWithOffer(...asked),
  generateGradient: (...asked: Parameters<typeof generateWithOffer>) => generateWithOffer(...asked),
} as const;
