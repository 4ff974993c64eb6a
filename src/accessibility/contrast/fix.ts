import { contrastOfLuminances, relativeLuminance } from '../../color/luminance.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { type MeasuredRgb, measuredLuminance, measuredRatio } from '../../color/measured.ts';
import { oklabDistance, oklabToOklch, toOklab } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { lightnessOf } from './contour.ts';
import { type Direction, luminanceReaching } from './direction.ts';
import { hueSlice } from './hue-slice.ts';
import { nearestPassingRgb } from './nearest-passing-rgb.ts';

const BLACK: Rgb = { r: 0, g: 0, b: 0 };
const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** Below this OKLCH chroma a colour is moved as a grey and stays one: at 8 bits its hue would be noise. */
const NEUTRAL_CHROMA = 0.002;
/**
 * What leaving the plane of the hue costs, beside the distance from the colour that is moved: little within three
 * degrees, which is invisible and which 8 bits need, and more than any nearness is worth beyond.
 */
const HUE_COST = { within: 0.5, beyond: 4, sine: Math.sin((3 * Math.PI) / 180) } as const;

/** A colour that reaches the ratio on one side of the background. */
export interface Move {
  readonly color: Rgb;
  readonly direction: Direction;
  /** Not rounded. */
  readonly ratio: number;
  /** How far the colour moved in Oklab. */
  readonly distance: number;
}

const greyMove = (from: number, background: number, ratio: number, direction: Direction): Rgb => {
  const [step, end] = direction === 'darker' ? [-1, 0] : [1, 255];
  const holds = (v: number) => {
    const own = relativeLuminance({ r: v, g: v, b: v });
    return (
      (direction === 'darker' ? own <= background : own >= background) && contrastOfLuminances(own, background) >= ratio
    );
  };
  let v = from;
  while (v !== end && !holds(v)) v += step;
  return { r: v, g: v, b: v };
};

/**
 * The 8-bit colour nearest to `color` (in Oklab, at its OKLCH hue, chroma kept as far as it fits) that has `ratio` with
 * `background` and lies on one side of it; undefined where even black or white has less.
 */
const moveTo = (color: Rgb, background: MeasuredRgb, ratio: number, direction: Direction): Move | undefined => {
  const end = direction === 'darker' ? BLACK : WHITE;
  const backgroundY = measuredLuminance(background);
  if (measuredRatio(end, background) < ratio) return undefined;
  const lab = toOklab(color);
  const { c, h } = oklabToOklch(lab);
  let moved: Rgb;
  if (c < NEUTRAL_CHROMA) {
    moved = greyMove(color.g, backgroundY, ratio, direction);
  } else {
    const slice = hueSlice(h);
    const [nx, ny] = [-lab[2] / c, lab[1] / c];
    const cost = (other: Vec3) => {
      const off = Math.abs(nx * other[1] + ny * other[2]);
      const turned = off > HUE_COST.sine * Math.hypot(other[1], other[2]);
      return oklabDistance(other, lab) + off * (turned ? HUE_COST.beyond : HUE_COST.within);
    };
    const luminance = luminanceReaching(backgroundY, ratio, direction) ?? relativeLuminance(end);
    moved = nearestPassingRgb(slice, lightnessOf(slice, c, luminance), c, {
      background: backgroundY,
      ratio,
      side: direction,
      cost,
    });
  }
  return {
    color: moved,
    direction,
    ratio: measuredRatio(moved, background),
    distance: oklabDistance(toOklab(moved), lab),
  };
};

/** The shorter of the two moves, the other one, and whether there is any. */
export interface Fix {
  readonly best: Move | undefined;
  readonly other: Move | undefined;
}

/** The smallest move of `color` that gives it `ratio` on `background`, towards either side of the background. */
export const fixContrast = (color: Rgb, background: MeasuredRgb, ratio: number): Fix => {
  const [darker, lighter] = [moveTo(color, background, ratio, 'darker'), moveTo(color, background, ratio, 'lighter')];
  if (!darker || !lighter) return { best: darker ?? lighter, other: undefined };
  return darker.distance <= lighter.distance ? { best: darker, other: lighter } : { best: lighter, other: darker };
};

/** The most that any colour reaches on a background: black or white. */
export const highestRatio = (background: MeasuredRgb): { color: Rgb; ratio: number } => {
  const [black, white] = [measuredRatio(BLACK, background), measuredRatio(WHITE, background)];
  return black >= white ? { color: BLACK, ratio: black } : { color: WHITE, ratio: white };
};
