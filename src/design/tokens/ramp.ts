import { maxChroma } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { oklchInSrgb } from '../../color/to-srgb.ts';
import { inDisplayP3 } from '../p3.ts';
import { rampOf } from '../shade/ramp/ramp.ts';
import type { Levels } from './level-modes.ts';
import { alignedRamp } from './levels.ts';
import type { Swatch } from './paint.ts';

/** The steps of every ramp. */
export const RAMP_STEPS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
export type RampStep = (typeof RAMP_STEPS)[number];

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

/** The ramp of method `tailwind` of `shade/scale`; a colour that was sent is its own step, byte for byte. */
export const tokenRamp = (name: string, source: RampSource, levels: Levels = 'own'): Ramp => {
  const sent = 'rgb' in source ? source : undefined;
  const base = sent ? (sent.wide ?? toOklch(sent.rgb)) : (source as Oklch);
  const swatches = (wanted: readonly Oklch[], exactAt: (i: number) => Rgb | undefined) =>
    wanted.map((step, i) => swatchOf(name, i, step, exactAt(i)));
  if (levels === 'aligned') {
    const { steps, at, colors } = alignedRamp(base, sent?.rgb);
    return { name, base, at, steps: swatches(steps, (i) => colors[i]) };
  }
  const { steps, at } = rampOf(base, RAMP_STEPS.length);
  return { name, base, at, steps: swatches(steps, (i) => (i === at ? sent?.rgb : undefined)) };
};
