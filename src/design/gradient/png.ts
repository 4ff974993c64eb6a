import type { Rgb } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { encodeRow } from '../../image/png/encode.ts';
import { EASINGS, type EasingId } from './easing/index.ts';
import { INTERPOLATIONS, type InterpolationId } from './interpolation/index.ts';
import { evenStops, sampleRamp } from './ramp.ts';

export interface GradientImage {
  readonly stops: readonly Rgb[];
  readonly width: number;
  readonly height: number;
  readonly interpolation: InterpolationId;
  readonly easing: EasingId;
}

/** A PNG of a gradient from left to right: the first column is the first stop, the last column the last. */
export const gradientPng = ({ stops, width, height, interpolation, easing }: GradientImage): Buffer => {
  const { samples } = sampleRamp(evenStops(stops), INTERPOLATIONS[interpolation], EASINGS[easing], Math.max(2, width));
  const row = new Uint8Array(width * 3);
  for (let x = 0; x < width; x += 1) {
    const { r, g, b } = fromLinear(samples[x]!.linear);
    row.set([r, g, b], x * 3);
  }
  return encodeRow(row, height);
};
