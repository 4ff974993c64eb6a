import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import type { Rgb } from '../../color/rgb.ts';
import { differenceAt } from '../../exact/difference.ts';
import { packColor } from '../../exact/packed.ts';

/** Points of a path that its length is measured at: so few that rounding to 8 bits is not counted as length. */
const POINTS = 20;

/** The place, in parts of the path from one value to another, at which each part of its length has passed. */
const measured = (at: (value: number) => Rgb, from: number, to: number) => {
  const labs = new Float64Array(2 * LABS);
  const passed = [0];
  labsOf(packColor(at(from)), labs, 0);
  for (let i = 1; i <= POINTS; i += 1) {
    const [last, next] = i % 2 ? [0, LABS] : [LABS, 0];
    labsOf(packColor(at(from + ((to - from) * i) / POINTS)), labs, next);
    passed.push(passed[i - 1]! + differenceAt(labs, last, labs, next));
  }
  const length = passed[POINTS]!;
  const valueAt = (part: number): number => {
    const wanted = part * length;
    let i = 1;
    while (i < POINTS && passed[i]! < wanted) i += 1;
    const step = passed[i]! - passed[i - 1]!;
    const t = step > 0 ? (wanted - passed[i - 1]!) / step : 0;
    return from + ((to - from) * (i - 1 + t)) / POINTS;
  };
  return { length, valueAt };
};

/**
 * `count` colours of a path in steps that are even by CIEDE2000, `own` among them at the middle one of three values. As many
 * steps lie before it as make the smallest step the largest.
 */
export const evenSteps = (
  at: (value: number) => Rgb,
  [low, middle, high]: readonly [number, number, number],
  own: Rgb,
  count: number,
): Rgb[] => {
  const [before, after] = [measured(at, low, middle), measured(at, middle, high)];
  const steps = count - 1;
  const smallest = (k: number): number =>
    Math.min(k ? before.length / k : Number.MAX_VALUE, k < steps ? after.length / (steps - k) : Number.MAX_VALUE);
  let k = 0;
  for (let other = 1; other <= steps; other += 1) if (smallest(other) > smallest(k)) k = other;
  return Array.from({ length: count }, (_, i) => {
    if (i === k) return own;
    return at(i < k ? before.valueAt(i / k) : after.valueAt((i - k) / (steps - k)));
  });
};
