import { oklchToRgb } from '../../../color/gamut.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { counterRandom } from '../../../exact/random/counter-random.ts';
import { GRADIENT_SCHEME_IDS, GRADIENT_SCHEMES, type GradientSchemeId } from './index.ts';
import { COMPLEXITIES, type Complexity } from './scheme.ts';

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
