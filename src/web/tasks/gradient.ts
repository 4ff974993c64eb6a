import { analyseGradient, analyseWithOffer } from '../../design/gradient/analyse.ts';
import { EASING_IDS, EASINGS } from '../../design/gradient/easing/index.ts';
import { generateWithOffer } from '../../design/gradient/generate.ts';
import { greynessOf } from '../../design/gradient/greyness.ts';
import { INTERPOLATION_IDS, INTERPOLATIONS } from '../../design/gradient/interpolation/index.ts';
import { type Stop, sampleRamp } from '../../design/gradient/ramp.ts';

/** Steps in which a gradient is judged. */
const ANALYSED = 96;

/** Gradients. */
export const GRADIENT = {
  /** What the interpolations and easings of gradients are called. */
  gradientWays: () => ({
    interpolations: INTERPOLATION_IDS.map((id) => ({ id, name: INTERPOLATIONS[id].name })),
    easings: EASING_IDS.map((id) => ({ id, name: EASINGS[id].name })),
  }),

  /** A gradient with what is said of it; a way that there is none of is read as the usual one. */
  gradient: (
    asked: { readonly stops: readonly Stop[]; readonly interpolation: string; readonly easing: string },
    count: number,
  ) => {
    const interpolation = INTERPOLATION_IDS.find((id) => id === asked.interpolation) ?? 'oklab';
    const easing = EASING_IDS.find((id) => id === asked.easing) ?? 'linear';
    return {
      interpolation,
      easing,
      samples: sampleRamp(asked.stops, INTERPOLATIONS[interpolation], EASINGS[easing], count).samples,
      analysed: analyseGradient(asked.stops, ANALYSED, interpolation, easing),
      grey: greynessOf(asked.stops, INTERPOLATIONS[interpolation]).verdict,
    };
  },

  /** What is said of a gradient, and of a generated one, each with the vivid one that is offered in its place. */
  analyseGradient: (...asked: Parameters<typeof analyseWithOffer>) => analyseWithOffer(...asked),
  generateGradient: (...asked: Parameters<typeof generateWithOffer>) => generateWithOffer(...asked),
} as const;
