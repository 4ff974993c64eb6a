import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { oklchInSrgb } from '../../color/to-srgb.ts';
import { inDisplayP3 } from '../p3.ts';
import { rampOf } from '../shade/ramp/ramp.ts';
import type { Levels } from './level-modes.ts';
import { alignedRamp } from './levels.ts';
import type { Swatch } from './paint.ts';
import { RAMP_STEPS, type RampStep } from './ramp-steps.ts';
import type { StepLightness } from './step-lightness.ts';

/** A colour as it was sent: in sRGB, and itself if it lies outside. */
export interface SentColor {
  readonly rgb: Rgb;
  readonly wide?: Oklch | undefined;
}
/** What a ramp is made of: a colour that was sent, or a tone that followed from another. */
export type RampSource = SentColor | Oklch;

/** Eleven colours from light to dark. */
export interface Ramp {
  readonly name: string;
  /** The colour that it was made from, and the step that is that colour. */
  readonly base: Oklch;
  readonly at: number;
  readonly steps: readonly Swatch[];
}

/** A step of a ramp by its name. */
export const stepOf = ({ steps }: Ramp, step: RampStep): Swatch => steps[RAMP_STEPS.indexOf(step)]!;

const ROOM = 1e-6;

/** A step of a ramp: in sRGB, and in Display P3 where that has more of the chroma that is wanted. */
export const swatchOf = (name: string, i: number, wanted: Oklch, exact?: Rgb): Swatch => {
  const token = `color-${name}-${RAMP_STEPS[i]!}`;
  const color = exact ?? oklchInSrgb(wanted);
  const most = maxChroma(wanted.l, wanted.h);
  if (wanted.c <= most + ROOM) return { token, color };
  return { token, color, clipped: true, wide: inDisplayP3(wanted, Math.max(most, toOklch(color).c)) };
};

/** How the steps of all ramps stand to one another. */
export interface StepRule {
  readonly levels?: Levels | undefined;
  readonly lightness?: StepLightness | undefined;
}

/**
 * The ramp of method `tailwind` of `shade/scale`; a colour that was sent is its own step, byte for byte. Steps whose lightness is set
 * have that, with the chroma and hue of their ramp.
 */
export const tokenRamp = (name: string, source: RampSource, { levels, lightness = {} }: StepRule = {}): Ramp => {
  const sent = 'rgb' in source ? source : undefined;
  const base = sent ? (sent.wide ?? toOklch(sent.rgb)) : (source as Oklch);
  const swatches = (wanted: readonly Oklch[], at: number, exactAt: (i: number) => Rgb | undefined) =>
    wanted.map((step, i) => {
      const l = sent && i === at ? undefined : lightness[RAMP_STEPS[i]!];
      if (l === undefined) return swatchOf(name, i, step, exactAt(i));
      // At that lightness to the last: chroma alone gives way.
      const held = { ...step, l, c: Math.min(step.c, maxChroma(l, step.h)) };
      return swatchOf(name, i, { ...step, l }, oklchToRgb(held));
    });
  if (levels === 'aligned') {
    const { steps, at, colors } = alignedRamp(base, sent?.rgb);
    return { name, base, at, steps: swatches(steps, at, (i) => colors[i]) };
  }
  const { steps, at } = rampOf(base, RAMP_STEPS.length);
  return { name, base, at, steps: swatches(steps, at, (i) => (i === at ? sent?.rgb : undefined)) };
};
