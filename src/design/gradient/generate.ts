import { oklchToRgb } from '../../color/gamut.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import { round } from '../../exact/round.ts';
import { EASINGS, type EasingId } from './easing/index.ts';
import { greyNote, greynessOf } from './greyness.ts';
import { INTERPOLATIONS, type InterpolationId } from './interpolation/index.ts';
import { evenStops, sampleRamp } from './ramp.ts';
import { GRADIENT_SCHEME_IDS, GRADIENT_SCHEMES, type GradientSchemeId } from './schemes/index.ts';
import { COMPLEXITIES, type Complexity } from './schemes/scheme.ts';
import { offersVivid, vividOffer } from './vivid-offer.ts';

export interface SchemeSettings {
  /** Undefined: the seed chooses. */
  readonly method?: GradientSchemeId | undefined;
  readonly complexity: Complexity;
  readonly seed: number;
}

/** Streams of one seed: scheme, hue, number of stops, and what a scheme varies. */
const [SCHEME, HUE, COUNT, VARIATION] = [1, 2, 3, 4];
const pick = (seed: number, stream: number): number => counterRandom(seed, stream)(0);

/** Colours of a scheme: the seed turns it, chooses the number of stops within the complexity, and the scheme if none is named. */
export const schemeColors = ({
  method,
  complexity,
  seed,
}: SchemeSettings): { method: GradientSchemeId; colors: Rgb[] } => {
  const chosen = method ?? GRADIENT_SCHEME_IDS[Math.floor(pick(seed, SCHEME) * GRADIENT_SCHEME_IDS.length)]!;
  const scheme = GRADIENT_SCHEMES[chosen];
  const { from, to } = COMPLEXITIES[complexity];
  const drawn = Math.max(scheme.least, from + Math.floor(pick(seed, COUNT) * (to - from + 1)));
  const count = 'middle' in scheme && drawn % 2 === 0 ? drawn + (drawn < to ? 1 : -1) : drawn;
  const hue = Math.floor(pick(seed, HUE) * 3600) / 10;
  return { method: chosen, colors: scheme.stops(hue, count, counterRandom(seed, VARIATION)).map(oklchToRgb) };
};

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
