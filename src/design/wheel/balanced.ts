import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import type { Hsl } from '../../exact/hsl.ts';
import type { Wheel } from './wheel.ts';

/** Hues over which the look of a saturation and lightness is averaged. */
const HUES = Array.from({ length: 36 }, (_, i) => 10 * i);
/** How much of its own lightness and chroma a hue keeps: yellow stays somewhat lighter, since at the lightness of blue it is olive. */
const KEPT = { lightness: 0.5, chroma: 0.25 };
/** Below this chroma (Oklab) a colour has no hue that could be balanced. */
const GREY = 0.01;

interface Look {
  readonly l: number;
  readonly c: number;
}

const known = new Map<string, Look>();
const MOST = 2000;

/** Mean OKLCH lightness and chroma of all hues of a wheel at one saturation and lightness. */
const meanLook = (wheel: Wheel, s: number, l: number): Look => {
  const key = `${wheel.id} ${s.toFixed(4)} ${l.toFixed(4)}`;
  const before = known.get(key);
  if (before) return before;
  const looks = HUES.map((h) => toOklch(wheel.toRgb({ h, s, l })));
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const lightness = mean(looks.map((one) => one.l));
  // No more chroma than most hues have at this lightness: what few can show is neon beside the rest.
  const shared = HUES.map((h) => maxChroma(lightness, h)).sort((x, y) => x - y)[Math.floor(0.45 * HUES.length)]!;
  const look = { l: lightness, c: Math.min(mean(looks.map((one) => one.c)), shared) };
  if (known.size >= MOST) known.clear();
  known.set(key, look);
  return look;
};

/**
 * A wheel on which all hues look alike at one saturation and lightness: OKLCH lightness and chroma are drawn to the mean of the hues, which
 * is what was asked for. Hues are those of the wheel.
 */
export const balanced = (wheel: Wheel): Wheel => {
  const alike =
    (make: (color: Hsl) => ReturnType<Wheel['toRgb']>) =>
    (color: Hsl): ReturnType<Wheel['toRgb']> => {
      const own = make(color);
      const { l, c, h } = toOklch(own);
      if (c < GREY) return own;
      const mean = meanLook(wheel, color.s, color.l);
      const lightness = mean.l + KEPT.lightness * (l - mean.l);
      const chroma = mean.c + KEPT.chroma * (c - mean.c);
      return oklchToRgb({ l: lightness, c: Math.min(chroma, maxChroma(lightness, h)), h });
    };
  return { ...wheel, toRgb: alike(wheel.toRgb), ...(wheel.tone ? { tone: alike(wheel.tone) } : {}) };
};
