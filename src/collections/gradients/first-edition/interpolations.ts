import { walksBy } from '../../../color/hue-walks.ts';
import { HUE_WALKS } from '../../../design/gradient/interpolation/hue.ts';
import {
  INTERPOLATIONS,
  type Interpolation,
  type InterpolationId,
} from '../../../design/gradient/interpolation/index.ts';

/** Interpolations that bring samples into sRGB in another way now: the generator returns other colours where that happens. */
export const MOVED_ON: ReadonlySet<InterpolationId> = new Set(['cubehelix-short', 'cubehelix-long']);

/** Equal hues that differ by a rounding error were different ones. */
const WALKS = walksBy((from, to) => to - from);

/** An interpolation as the first edition had it: whatever leaves sRGB loses OKLCH chroma. */
export const libraryInterpolation = (id: InterpolationId): Interpolation => {
  const { space, ...interpolation } = INTERPOLATIONS[id];
  const { inward: _today, ...plain } = space;
  const { walk } = interpolation;
  return { ...interpolation, space: plain, ...(walk && { move: WALKS[HUE_WALKS[walk].css] }) };
};
