import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import type { Oklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { anchored } from '../shade/curve.ts';

/** The steps of every ramp. */
export const RAMP_STEPS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;

export interface RampStep {
  readonly step: string;
  readonly color: Rgb;
  /** Whether sRGB had no room for the chroma that was wished for. */
  readonly clipped: boolean;
}

const [LIGHT, DARK] = [0.975, 0.2];
const ROOM = 1e-6;

/**
 * Eleven steps of one OKLCH hue from light to dark, lightness in even steps bent through the base, chroma falling off on
 * both sides of it. `exact` is put in at the step of the base as it is.
 */
export const tokenRamp = ({ l, c, h }: Oklch, exact?: Rgb): RampStep[] => {
  const { values, at } = anchored(LIGHT, DARK, RAMP_STEPS.length, l);
  const span = Math.max(l - DARK, LIGHT - l);
  return values.map((value, i) => {
    const step = RAMP_STEPS[i]!;
    if (exact && i === at) return { step, color: exact, clipped: false };
    const wanted = c * (1 - 0.6 * ((value - l) / span) ** 2);
    const most = maxChroma(value, h);
    return { step, color: oklchToRgb({ l: value, c: Math.min(wanted, most), h }), clipped: wanted > most + ROOM };
  });
};
