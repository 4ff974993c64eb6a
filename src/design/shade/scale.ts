import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { type Oklch, oklabDistance, toOklab } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { invalid } from '../../errors/refusal.ts';
import { nearMatches } from '../../errors/suggest.ts';
import { hslToRgb } from '../../exact/hsl.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import { type Swatch, swatch } from '../swatch.ts';
import { withTurnedHues } from './hue-turn.ts';
import type { ShadeMethod } from './method.ts';
import { SHADE_METHOD_IDS, SHADE_METHODS, type ShadeMethodId } from './methods/index.ts';

const sequence = (n: number, name: (i: number) => number): string[] =>
  Array.from({ length: n }, (_, i) => String(name(i)));

/**
 * Names of the steps of a scale: 50, 100, 200 ... with ten (to 900) and eleven (to 950), 1..12 with the twelve of radix,
 * otherwise whole numbers spread evenly over 50..950 (50..900 with twelve).
 */
export const stepTokens = (n: number, method: string): string[] => {
  if (n === 10) return sequence(n, (i) => (i === 0 ? 50 : 100 * i));
  if (n === 11) return [...sequence(10, (i) => (i === 0 ? 50 : 100 * i)), '950'];
  if (n === 12) return sequence(n, (i) => (method === 'radix' ? i + 1 : Math.round(50 + (850 * i) / 11)));
  return sequence(n, (i) => Math.round(50 + (900 * i) / (n - 1)));
};

const WHITE = { r: 255, g: 255, b: 255 };
const BLACK = { r: 0, g: 0, b: 0 };

export interface ShadeSettings {
  /** Undefined: the seed chooses one, of this hue where one is given (HSL, degrees). */
  readonly color?: Rgb | undefined;
  /** The colour as it was sent, where it lies outside sRGB. */
  readonly wide?: Oklch | undefined;
  readonly hue?: number | undefined;
  /** Undefined: the seed chooses. */
  readonly method?: ShadeMethodId | undefined;
  /** 2..64. */
  readonly steps: number;
  readonly seed: number;
  /** Token of the step that holds the base byte for byte. */
  readonly anchor?: string | undefined;
  /** Degrees by which the hue has turned in the darkest step. */
  readonly hueShift?: number | undefined;
}

interface ShadeStep extends Swatch {
  readonly token: string;
  readonly contrast_on_white: number;
  readonly contrast_on_black: number;
  /** CSS in Display P3, where the method has it. */
  readonly p3?: string;
}

export interface ShadeScale {
  readonly method: ShadeMethodId;
  readonly seed: number;
  readonly base: string;
  /** Token of the step that is the base, byte for byte; null if the method does not keep it. */
  readonly base_step: string | null;
  /** Token of the step nearest to the base in Oklab. */
  readonly nearest_step: string;
  readonly steps: ShadeStep[];
  /** The scale of the dark theme, from dark backgrounds to light text, where the method has one. */
  readonly dark?: ShadeStep[];
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

const stepsOf = (colors: readonly Rgb[], tokens: readonly string[], p3: readonly string[] | undefined): ShadeStep[] =>
  colors.map((step, i) => ({
    token: tokens[i]!,
    ...swatch(step),
    contrast_on_white: floorRatio(contrastRatio(step, WHITE)),
    contrast_on_black: floorRatio(contrastRatio(step, BLACK)),
    ...(p3 ? { p3: p3[i]! } : {}),
  }));

const KEEPING = SHADE_METHOD_IDS.filter((id) => SHADE_METHODS[id].keeps_base).join(', ');

/** Refuses INVALID_INPUT what a method that stands on other promises cannot do. */
const refuseUnkept = (method: ShadeMethodId, { anchor, hueShift }: ShadeSettings): void => {
  if (SHADE_METHODS[method].keeps_base) return;
  const why = `does not go with method '${method}', which promises other things than its base; methods with it: ${KEEPING}`;
  if (anchor !== undefined) throw invalid('anchor', why);
  if (hueShift !== undefined) throw invalid('hue_shift', why);
};

const placeOf = (anchor: string | undefined, tokens: readonly string[]): number | undefined => {
  if (anchor === undefined) return undefined;
  const at = tokens.indexOf(anchor);
  if (at < 0)
    throw invalid('anchor', `must be a token of the scale: ${tokens.join(', ')}`, {
      accepted: tokens,
      near: nearMatches(anchor, tokens),
    });
  return at;
};

/** A scale of shades from light to dark. */
export const shadeScale = (settings: ShadeSettings): ShadeScale => {
  const { color, wide, hue, method: wanted, steps, seed, anchor, hueShift } = settings;
  const base = color ?? seededBase(seed, hue);
  const method = wanted ?? seededMethod(seed);
  refuseUnkept(method, settings);
  const way: ShadeMethod = SHADE_METHODS[method];
  const tokens = stepTokens(steps, method);
  const made = way.scale(base, steps, { at: placeOf(anchor, tokens), hueShift, wide });
  const { baseAt } = made;
  const own = baseAt === null ? null : tokens[baseAt]!;
  if (anchor !== undefined && anchor !== own)
    throw invalid('anchor', `is always ${own} with method '${method}', whose steps have roles of their own`);
  const colors =
    hueShift !== undefined && baseAt !== null && !way.turns_hue
      ? withTurnedHues(made.colors, baseAt, hueShift)
      : made.colors;
  return {
    method,
    seed,
    base: toHex(base),
    base_step: own,
    nearest_step: tokens[baseAt ?? nearestTo(base, colors)]!,
    steps: stepsOf(colors, tokens, made.p3),
    ...(made.dark ? { dark: stepsOf(made.dark.colors, tokens, made.dark.p3) } : {}),
  };
};
