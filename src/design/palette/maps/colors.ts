import { seenLabs, separationOf } from '../../../accessibility/vision/repair/sight.ts';
import { oklabToLinear, oklchToOklab, toOklch } from '../../../color/oklab.ts';
import type { Rgb } from '../../../color/rgb.ts';
import { fromLinear } from '../../../color/transfer.ts';
import { armPath, cyclicPath, cyclicPlaces, divergingPlaces, pathOfColor, sequentialPlaces } from './kinds.ts';
import type { MapKind, NamedMap } from './named.ts';
import type { MapPath } from './path.ts';

const colorAt = (path: MapPath, t: number): Rgb => fromLinear(oklabToLinear(oklchToOklab(path(t))));

const ofPaths = (kind: MapKind, paths: readonly MapPath[], count: number): Rgb[] => {
  const [first, second] = [paths[0]!, paths[1] ?? paths[0]!];
  if (kind === 'cyclic') return cyclicPlaces(first, count).map((t) => colorAt(first, t));
  if (kind === 'sequential') return sequentialPlaces(first, count).map((t) => colorAt(first, t));
  if (count === 1) return [colorAt(first, 0)];
  return divergingPlaces([first, second], count).map(({ arm, t }) => colorAt(paths[arm]!, t));
};

/** `count` colours of a named map. */
export const namedMapColors = ({ kind, paths }: NamedMap, count: number): Rgb[] => ofPaths(kind, paths, count);

/** How far the hues of an arm turn on their way from the middle. */
const ARM_TURN = 20;

const arm = (hue: number, turn: number): MapPath => armPath([hue - turn, hue, hue + turn]);

/** Angles to the other arm, the opposite hue first; places on both at which they are compared; and how far apart they have to be there. */
const PARTNERS = [180, 165, 195, 150, 210, 135, 225, 120, 240, 105, 255, 90, 270];
const COMPARED = [0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 1];
const APART = 12;

/** The hue nearest to the opposite one whose arm no sight takes for that of the first. */
const partnerOf = (hue: number): number => {
  const seen = (path: MapPath): Float64Array => seenLabs(COMPARED.map((t) => colorAt(path, t)));
  const own = seen(arm(hue, ARM_TURN));
  let [best, most] = [180, 0];
  for (const angle of PARTNERS) {
    const other = seen(arm(hue + angle, -ARM_TURN));
    // The arms end where their steps do, so each place is compared with its neighbours too.
    const least = Math.min(
      ...COMPARED.flatMap((_, i) =>
        COMPARED.map((__, j) => (Math.abs(i - j) > 1 ? Infinity : separationOf(own, i, other, j))),
      ),
    );
    if (least >= APART) return hue + angle;
    if (least > most) [best, most] = [angle, least];
  }
  return hue + best;
};

/** `count` colours of a map made of one: sequential maps have it as one of their steps, the others take its hue. */
export const mapOfColor = (kind: MapKind, color: Rgb, count: number): Rgb[] => {
  const { h } = toOklch(color);
  if (kind === 'sequential') {
    const { path, anchor } = pathOfColor(color);
    return sequentialPlaces(path, count, anchor).map((t) => (t === anchor ? color : colorAt(path, t)));
  }
  if (kind === 'cyclic') return ofPaths(kind, [cyclicPath(h, 0.62, 0.26)], count);
  return ofPaths(kind, [arm(h, ARM_TURN), arm(partnerOf(h), -ARM_TURN)], count);
};
