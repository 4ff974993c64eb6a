import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { toLinear } from '../../color/transfer.ts';
import { type DifferenceView, labIn } from './simulate.ts';

/** A colour of a palette, moved in lightness alone. */
export interface Move {
  readonly index: number;
  readonly color: Rgb;
  /** Signed change of OKLCH lightness. */
  readonly by: number;
}

const STEP = 0.005;
const STEPS = 200;

/** The colour with another lightness, chroma and hue kept as far as sRGB has room; undefined beyond black and white. */
const moved = (color: Rgb, by: number): Rgb | undefined => {
  const { l, c, h } = toOklch(color);
  const wanted = l + by;
  return wanted < 0 || wanted > 1 ? undefined : oklchToRgb({ l: wanted, c, h });
};

/**
 * The smallest change of lightness of one of two colours with which they are `threshold` (CIEDE2000) or more apart in every
 * view, and after which no pair of the palette that was apart in a view no longer is. Undefined where no lightness does.
 */
export const separatePair = (
  colors: readonly Rgb[],
  [a, b]: readonly [number, number],
  views: readonly DifferenceView[],
  threshold: number,
): Move | undefined => {
  const labs = views.map((view) => colors.map((color) => labIn(view, toLinear(color))));
  const before = labs.map((seen) => [a, b].map((index) => seen.map((lab) => ciede2000(lab, seen[index]!))));
  const isGood = (index: number, other: number, color: Rgb): boolean => {
    const linear = toLinear(color);
    return views.every((view, v) => {
      const lab = labIn(view, linear);
      return labs[v]!.every((seen, k) => {
        if (k === index) return true;
        const had = before[v]![index === a ? 0 : 1]![k]!;
        if (k !== other && had < threshold) return true;
        return ciede2000(lab, seen) >= threshold;
      });
    });
  };
  for (let step = 1; step <= STEPS; step += 1)
    for (const by of [-step * STEP, step * STEP])
      for (const [index, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const color = moved(colors[index]!, by);
        if (color && toHex(color) !== toHex(colors[index]!) && isGood(index, other, color)) return { index, color, by };
      }
  return undefined;
};

/** Every pair nearer than `threshold` in some view, the nearest first. */
const closePairs = (colors: readonly Rgb[], views: readonly DifferenceView[], threshold: number) => {
  const linear = colors.map(toLinear);
  const least = new Map<string, { pair: readonly [number, number]; delta: number }>();
  for (const view of views) {
    const labs = linear.map((color) => labIn(view, color));
    for (const [i, lab] of labs.entries())
      for (let j = i + 1; j < labs.length; j += 1) {
        const delta = ciede2000(lab, labs[j]!);
        const known = least.get(`${i} ${j}`);
        if (delta < threshold && (!known || delta < known.delta)) least.set(`${i} ${j}`, { pair: [i, j], delta });
      }
  }
  return [...least.values()].sort((x, y) => x.delta - y.delta).map(({ pair }) => pair);
};

/**
 * A palette whose pairs are apart in every view, by moves of lightness one after the other, the nearest pair first. What no
 * single move can separate stays: `left` counts those pairs.
 */
export const separatePalette = (
  colors: readonly Rgb[],
  views: readonly DifferenceView[],
  threshold: number,
): { readonly colors: Rgb[]; readonly left: number } => {
  let now = [...colors];
  // Every move leaves fewer close pairs than there were.
  for (;;) {
    const pairs = closePairs(now, views, threshold);
    const before = now;
    let move: Move | undefined;
    for (const pair of pairs) {
      move = separatePair(before, pair, views, threshold);
      if (move) break;
    }
    if (!move) return { colors: now, left: pairs.length };
    const { index, color } = move;
    now = before.map((one, i) => (i === index ? color : one));
  }
};
