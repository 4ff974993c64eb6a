import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { oklabDistance, toOklab } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { hslToRgb } from '../../exact/hsl.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import { type Swatch, swatch } from '../swatch.ts';
import { SHADE_METHOD_IDS, SHADE_METHODS, type ShadeMethodId } from './methods/index.ts';
import { stepTokens } from './tokens.ts';

const WHITE = { r: 255, g: 255, b: 255 };
const BLACK = { r: 0, g: 0, b: 0 };

export interface ShadeSettings {
  /** Undefined: the seed chooses one, of this hue where one is given (HSL, degrees). */
  readonly color?: Rgb | undefined;
  readonly hue?: number | undefined;
  /** Undefined: the seed chooses. */
  readonly method?: ShadeMethodId | undefined;
  /** 2..64. */
  readonly steps: number;
  readonly seed: number;
}

interface ShadeStep extends Swatch {
  readonly token: string;
  readonly contrast_on_white: number;
  readonly contrast_on_black: number;
}

export interface ShadeScale {
  readonly method: ShadeMethodId;
  readonly seed: number;
  readonly base: string;
  /** Token of the step that is the base, byte for byte; null where the method does not keep it. */
  readonly base_step: string | null;
  /** Token of the step nearest to the base in Oklab. */
  readonly nearest_step: string;
  readonly steps: ShadeStep[];
}

/** Streams of one seed. */
const [METHOD, BASE] = [1, 2];

/** A base that leaves room on both sides: HSL saturation 0.45..0.85, lightness 0.40..0.60. */
const seededBase = (seed: number, hue: number | undefined): Rgb => {
  const u = counterRandom(seed, BASE);
  return hslToRgb({ h: hue ?? 360 * u(0), s: 0.45 + 0.4 * u(1), l: 0.4 + 0.2 * u(2) });
};

const seededMethod = (seed: number): ShadeMethodId =>
  SHADE_METHOD_IDS[Math.floor(counterRandom(seed, METHOD)(0) * SHADE_METHOD_IDS.length)]!;

const nearestTo = (base: Rgb, colors: readonly Rgb[]): number => {
  const lab = toOklab(base);
  const distances = colors.map((step) => oklabDistance(lab, toOklab(step)));
  return distances.indexOf(Math.min(...distances));
};

/** A scale of shades from light to dark. */
export const shadeScale = ({ color, hue, method: wanted, steps, seed }: ShadeSettings): ShadeScale => {
  const base = color ?? seededBase(seed, hue);
  const method = wanted ?? seededMethod(seed);
  const { colors, baseAt } = SHADE_METHODS[method].scale(base, steps);
  const tokens = stepTokens(steps, method);
  return {
    method,
    seed,
    base: toHex(base),
    base_step: baseAt === null ? null : tokens[baseAt]!,
    nearest_step: tokens[baseAt ?? nearestTo(base, colors)]!,
    steps: colors.map((step, i) => ({
      token: tokens[i]!,
      ...swatch(step),
      contrast_on_white: floorRatio(contrastRatio(step, WHITE)),
      contrast_on_black: floorRatio(contrastRatio(step, BLACK)),
    })),
  };
};
