import { maxChroma } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { turn } from '../../exact/hsl.ts';
import { TOKEN_HARMONIES, type TokenHarmonyId } from './harmonies.ts';
import { type RampStep, tokenRamp } from './ramp.ts';

/** Ramps that do not follow the seed: what a colour says must not change with the brand. */
const SIGNALS = {
  success: { l: 0.62, c: 0.15, h: 150 },
  warning: { l: 0.78, c: 0.15, h: 75 },
  danger: { l: 0.58, c: 0.2, h: 25 },
  info: { l: 0.6, c: 0.13, h: 245 },
} as const satisfies Record<string, Oklch>;

/** Chroma of the neutrals at most: a breath of the primary hue. */
const NEUTRAL_CHROMA = 0.02;

/** A ramp and the colour from which it was made. */
export interface Ramp {
  readonly base: Oklch;
  readonly steps: readonly RampStep[];
}
export const RAMP_NAMES = [
  'primary',
  'secondary',
  'accent',
  'neutral',
  'success',
  'warning',
  'danger',
  'info',
] as const;
export type RampName = (typeof RAMP_NAMES)[number];
export type Ramps = Readonly<Record<RampName, Ramp>>;

const ramp = (wanted: Oklch, exact?: Rgb): Ramp => {
  const base = { ...wanted, c: Math.min(wanted.c, maxChroma(wanted.l, wanted.h)) };
  return { base: exact ? toOklch(exact) : base, steps: tokenRamp(exact ? toOklch(exact) : wanted, exact) };
};

/** The eight ramps of a seed; it is itself a step of `primary`. */
export const rampsOf = (seed: Rgb, harmony: TokenHarmonyId): Ramps => {
  const { l, c, h } = toOklch(seed);
  const { secondary, accent } = TOKEN_HARMONIES[harmony];
  return {
    primary: ramp({ l, c, h }, seed),
    secondary: ramp({ l, c: c * secondary.chroma, h: turn(h + secondary.turn) }),
    accent: ramp({ l, c: c * accent.chroma, h: turn(h + accent.turn) }),
    neutral: ramp({ l: 0.5875, c: Math.min(NEUTRAL_CHROMA, c), h }),
    success: ramp(SIGNALS.success),
    warning: ramp(SIGNALS.warning),
    danger: ramp(SIGNALS.danger),
    info: ramp(SIGNALS.info),
  };
};
