import { HUE_WALKS as WALKS } from '../../../color/hue-walks.ts';

/** Ways round the wheel by the names of the service. */
export const HUE_WALKS = {
  short: { id: 'short', css: 'shorter', description: 'the shorter way round', walk: WALKS.shorter },
  long: { id: 'long', css: 'longer', description: 'the longer way round', walk: WALKS.longer },
  increasing: { id: 'increasing', css: 'increasing', description: 'hue rising', walk: WALKS.increasing },
  decreasing: { id: 'decreasing', css: 'decreasing', description: 'hue falling', walk: WALKS.decreasing },
} as const;
export type HueWalk = keyof typeof HUE_WALKS;
