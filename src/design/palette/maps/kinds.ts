import { ciede2000 } from '../../../color/difference/ciede2000.ts';
import { toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { largestStep, march } from './march.ts';
import { labAt, type MapPath, mapPath, through } from './path.ts';

/** Lightness of the light end, the dark end, and the middle of diverging maps (OKLCH). */
const [LIGHT, DARK, MIDDLE, FAR] = [0.97, 0.27, 0.965, 0.34];
/** Shares of the chroma along a map of one direction, along an arm of a diverging one, and round a cycle. */
const SHARES = through([0.3, 0.75, 0.98, 1, 1, 0.95, 0.85]);
const ARM_SHARES = through([0, 0.5, 0.9, 1, 1, 1, 0.95]);

/** Lightness falls evenly while hues turn through knots in degrees. */
export const sequentialPath = (hues: readonly number[]): MapPath =>
  mapPath((t) => LIGHT + (DARK - LIGHT) * t, through(hues), SHARES);

/** One arm of a diverging map, from its nearly white middle. */
export const armPath = (hues: readonly number[]): MapPath =>
  mapPath((t) => MIDDLE + (FAR - MIDDLE) * t, through(hues), ARM_SHARES);

/** All hues once, lighter and darker again, so that lightness distinguishes the two halves of a cycle. */
export const cyclicPath = (hue: number, lightness: number, swing: number): MapPath =>
  mapPath(
    (t) => lightness + swing * Math.cos(2 * Math.PI * t),
    (t) => hue + 360 * t,
    () => 0.75,
  );

/**
 * How many of `count` steps lie before an anchor where the largest step fits on both sides, and that step. More steps before it are
 * smaller ones there and larger ones behind it, so the two meet between neighbours.
 */
const dividedAt = (
  path: MapPath,
  anchor: number,
  count: number,
): { readonly before: number; readonly step: number } => {
  const sides = (before: number) => ({
    ahead: largestStep(path, anchor, 0, before),
    behind: largestStep(path, anchor, 1, count - before),
  });
  // With `low` steps before the anchor those behind it are the smaller ones; with `high` they are not.
  let [low, high] = [0, count];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const { ahead, behind } = sides(middle);
    if (ahead > behind) low = middle;
    else high = middle;
  }
  const fitting = [low, high].map((before) => {
    const { ahead, behind } = sides(before);
    return { before, step: Math.min(ahead, behind) };
  });
  return fitting[1]!.step > fitting[0]!.step ? fitting[1]! : fitting[0]!;
};

/** Places of `count` colours in steps that are even by CIEDE2000, one of them at `anchor` where there is one. */
export const sequentialPlaces = (path: MapPath, count: number, anchor?: number): number[] => {
  if (count === 1) return [anchor ?? 0.5];
  if (anchor === undefined) return march(path, 0, 1, largestStep(path, 0, 1, count - 1), count - 1);
  const { before: best, step } = dividedAt(path, anchor, count - 1);
  const before = march(path, anchor, 0, step, best).slice(1).reverse();
  return [...before, ...march(path, anchor, 1, step, count - 1 - best)];
};

type Arms = readonly [MapPath, MapPath];

/**
 * Where the arms of a map without a colour in the middle begin: as far from the middle as makes the step across it one step.
 * Undefined where no place is that far.
 */
const acrossMiddle = (arms: Arms, step: number): readonly [number, number] | undefined => {
  let [low, high] = [0, step];
  let found: readonly [number, number] | undefined;
  for (let round = 0; round < 24; round += 1) {
    const far = (low + high) / 2;
    const [left, right] = arms.map((arm) => march(arm, 0, 1, far, 1)[1]);
    if (left === undefined || right === undefined) return undefined;
    found = [left, right];
    if (ciede2000(labAt(arms[0], left), labAt(arms[1], right)) < step) low = far;
    else high = far;
  }
  return found;
};

/** Places on two arms, from the end of the first over the middle to the end of the second: as many on each, in even steps. */
export const divergingPlaces = (arms: Arms, count: number): { arm: 0 | 1; t: number }[] => {
  const each = Math.floor(count / 2);
  const isOdd = count % 2 === 1;
  const placesWith = (step: number): readonly [number[], number[]] => {
    if (isOdd) return [march(arms[0], 0, 1, step, each).slice(1), march(arms[1], 0, 1, step, each).slice(1)];
    const firsts = acrossMiddle(arms, step);
    if (firsts === undefined) return [[], []];
    return [march(arms[0], firsts[0], 1, step, each - 1), march(arms[1], firsts[1], 1, step, each - 1)];
  };
  let [low, high] = [0, 100];
  for (let round = 0; round < 30; round += 1) {
    const step = (low + high) / 2;
    if (placesWith(step).every((places) => places.length >= each)) low = step;
    else high = step;
  }
  const [left, right] = placesWith(low);
  return [
    ...left.toReversed().map((t) => ({ arm: 0 as const, t })),
    ...(isOdd ? [{ arm: 0 as const, t: 0 }] : []),
    ...right.map((t) => ({ arm: 1 as const, t })),
  ];
};

/** Places round a cycle: the step from the last to the first is as large as the others. */
export const cyclicPlaces = (path: MapPath, count: number): number[] =>
  march(path, 0, 1, largestStep(path, 0, 1, count), count).slice(0, count);

/** Hues towards which a map of one colour turns in its light end: yellow, by the shorter way, as far as 110 degrees. */
const YELLOW = 100;
const MOST_TURN = 110;

/** The map of a colour: its hue at its own lightness, turning to yellow in the light and onwards in the dark. */
export const pathOfColor = (color: Rgb): { readonly path: MapPath; readonly anchor: number } => {
  const { l, c, h } = toOklch(color);
  const anchor = Math.min(1, Math.max(0, (l - LIGHT) / (DARK - LIGHT)));
  const away = ((((YELLOW - h) % 360) + 540) % 360) - 180;
  const turned = Math.sign(away || 1) * Math.min(MOST_TURN, Math.abs(away));
  const light = anchor > 0.05 ? turned : 0;
  const hueAt = (t: number): number =>
    t <= anchor ? h + (light * (anchor - t)) / Math.max(anchor, 1e-9) : h - turned * 0.35 * (t - anchor);
  const plain = mapPath((t) => LIGHT + (DARK - LIGHT) * t, hueAt, SHARES);
  const scale = c / Math.max(1e-6, plain(anchor).c);
  return {
    anchor,
    path: (t) => {
      const made = plain(t);
      // The chroma of the colour at its own place, that of a map far from it.
      const near = Math.max(0, 1 - 3 * Math.abs(t - anchor));
      const share = near === 0 ? Math.min(1, scale * 1.4) : Math.min(1, scale * 1.4) * (1 - near) + scale * near;
      const most = made.c / Math.max(1e-6, SHARES(t));
      return near === 1 ? { l, c, h } : { ...made, c: Math.min(made.c * share, Math.max(made.c, most)) };
    },
  };
};
