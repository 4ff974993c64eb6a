import { type Rgb, toHex } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { round } from '../../exact/round.ts';
import { EASINGS, type EasingId } from './easing/index.ts';
import { greyNote, greynessOf } from './greyness.ts';
import { INTERPOLATIONS, type InterpolationId } from './interpolation/index.ts';
import { evenStops, sampleRamp } from './ramp.ts';
import { offersVivid, vividOffer } from './vivid-offer.ts';

export interface GradientSettings {
  readonly colors: readonly Rgb[];
  readonly steps: number;
  readonly interpolation: InterpolationId;
  readonly easing: EasingId;
}

const place = (i: number, count: number): number => round(i / (count - 1), 6);

/** A gradient through colours at equal distances, in `steps` samples; the first and last are the colours given. */
export const generateGradient = ({ colors, steps, interpolation, easing }: GradientSettings) => {
  const stops = evenStops(colors);
  const grey = greynessOf(stops, INTERPOLATIONS[interpolation]);
  const { samples, clamped } = sampleRamp(stops, INTERPOLATIONS[interpolation], EASINGS[easing], steps);
  return {
    interpolation,
    easing,
    steps,
    stops: stops.map(({ color }, i) => ({ hex: toHex(color), position: place(i, stops.length) })),
    colors: samples.map(({ linear }, i) => ({ hex: toHex(fromLinear(linear)), position: place(i, steps) })),
    gamut_mapped: samples.filter(({ gamutMapped }) => gamutMapped).length,
    clamped,
    greyness: round(grey.greyness, 4),
    note: greyNote(grey) ?? null,
  };
};

/** The same with the vivid path, where the gradient is grey or muted, or vivid itself. */
export const generateWithOffer = (settings: GradientSettings) => {
  const stops = evenStops(settings.colors);
  return {
    ...generateGradient(settings),
    vivid: offersVivid(stops, settings.interpolation) ? vividOffer(stops) : null,
  };
};
