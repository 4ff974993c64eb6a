import { CSS_EASINGS } from './css.ts';
import type { Easing } from './easing.ts';
import { PENNER_EASINGS } from './penner.ts';
import { SMOOTH_EASINGS } from './smooth.ts';

/** The 37 easings of gradients. */
export const EASINGS = { ...CSS_EASINGS, ...PENNER_EASINGS, ...SMOOTH_EASINGS } as const satisfies Record<
  string,
  Easing
>;
export type EasingId = keyof typeof EASINGS;
export const EASING_IDS = Object.keys(EASINGS) as [EasingId, ...EasingId[]];
