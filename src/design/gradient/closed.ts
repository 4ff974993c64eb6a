import { type Rgb, toHex } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { INTERPOLATIONS, type Interpolation } from './interpolation/index.ts';
import { evenStops, ramp, type Stop } from './ramp.ts';

/** Least part of a circle for the way back to the first colour, and samples on it. */
const LEAST_PART = 0.25;
const SAMPLES = 9;

/** The part of a circle that leads from the last of so many stops back to the first: as long as the others, a quarter at least. */
const partBack = (count: number): number => Math.max(LEAST_PART, 1 / count);

const squeezed = (stops: readonly Stop[], room: number): Stop[] =>
  stops.map(({ color, position }) => ({ color, position: position * room }));

const isClosed = (first: Rgb, last: Rgb): boolean => toHex(first) === toHex(last);

/** Stops of a gradient round a circle that comes back to its first colour, so that there is no seam. */
export const closedStops = (stops: readonly Stop[]): readonly Stop[] => {
  const [first, last] = [stops[0]!, stops.at(-1)!];
  if (isClosed(first.color, last.color)) return stops;
  return [...squeezed(stops, 1 - partBack(stops.length)), { color: first.color, position: 1 }];
};

/** Samples of such a gradient; those of the way back lie between the last colour and the first in the same space. */
export const closedSamples = (
  samples: readonly Stop[],
  stops: readonly Stop[] | undefined,
  interpolation: Interpolation = INTERPOLATIONS.srgb,
): readonly Stop[] => {
  const [first, last] = [samples[0]!.color, samples.at(-1)!.color];
  if (isClosed(first, last)) return samples;
  const room = 1 - partBack((stops ?? samples).length);
  const back = ramp(evenStops([last, first]), interpolation);
  const way = Array.from({ length: SAMPLES }, (_, i) => {
    const t = (i + 1) / SAMPLES;
    return { color: fromLinear(back(t).linear), position: room + (1 - room) * t };
  });
  return [...squeezed(samples, room), ...way];
};
