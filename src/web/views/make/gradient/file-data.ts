import { fromLinear } from '../../../../color/transfer.ts';
import type { GradientData } from '../../../../design/gradient/formats/gradient-data.ts';
import type { Interpolation } from '../../../../design/gradient/interpolation/index.ts';
import type { Sample, Stop } from '../../../../design/gradient/stop.ts';
import { round } from '../../../../exact/round.ts';

/** What a file is written from: samples at equal distances, and the stops between which they lie. */
export const fileData = (
  stops: readonly Stop[],
  interpolation: Interpolation,
  easing: string,
  samples: readonly Pick<Sample, 'linear'>[],
): GradientData => ({
  colors: samples.map(({ linear }, i) => ({
    color: fromLinear(linear),
    position: round(i / (samples.length - 1), 6),
  })),
  stops,
  interpolation,
  easing,
});
