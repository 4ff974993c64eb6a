import type { Vec3 } from '../../color/matrix.ts';
import { linearToOklab, oklabDistance } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { fromLinear, toLinear } from '../../color/transfer.ts';
import { shuffle } from '../../exact/random/shuffle.ts';
import { seeded } from '../../exact/random/xoshiro128.ts';
import { models } from '../vision/models/index.ts';
import { simulateLinear } from '../vision/simulate.ts';

/** Which receptor a plate tests for. */
export const AXES = ['protan', 'deutan', 'tritan'] as const;
export type PlateAxis = (typeof AXES)[number];

/**
 * Linear sRGB of one unit of each Smith and Pokorny (1975) cone (Judd-Vos, sRGB primaries): the direction in which only
 * that cone's answer changes. Colours that differ by it alone are the same, luminance included, to who lacks the cone.
 */
const CONE: Readonly<Record<PlateAxis, Vec3>> = {
  protan: [8.094435598, -1.0248505587, -0.0365297472],
  deutan: [-13.0504314605, 5.4019313097, -0.412162807],
  tritan: [11.6720584539, -11.3614714906, 69.3513242382],
};

/** Colour between figure and ground in linear sRGB, with room in the gamut on both sides. */
const BASE: Readonly<Record<PlateAxis, Vec3>> = {
  protan: [0.2, 0.2, 0.1],
  deutan: [0.2, 0.2, 0.1],
  tritan: [0.22, 0.2, 0.2],
};

/** Share of the largest step that stays inside the gamut: how far figure and ground lie apart. */
const STRENGTH = 0.4;
/** Each dot's light is multiplied by 1 - n to 1 + n, so that brightness gives nothing away. */
const NOISE = 0.35;
/** Steps of brightness between the darkest and the brightest dot. */
export const LEVELS = 24;

/** Largest step along the cone's direction, both ways, at which the brightest dot is still inside sRGB. */
const largestStep = (base: Vec3, cone: Vec3): number => {
  const top = 1 / (1 + NOISE);
  return Math.min(...base.map((v, i) => Math.min(v, top - v) / Math.abs(cone[i]!)));
};

/** The two inks of an axis in linear sRGB, before the noise. */
export const inksOf = (axis: PlateAxis): readonly [Vec3, Vec3] => {
  const [base, cone] = [BASE[axis], CONE[axis]];
  const step = STRENGTH * largestStep(base, cone);
  const moved = (by: number): Vec3 => [base[0] + by * cone[0], base[1] + by * cone[1], base[2] + by * cone[2]];
  return [moved(step), moved(-step)];
};

/** The two inks at one step of brightness, in 8 bits. */
type Pair = readonly [Rgb, Rgb];

/** Factors that are tried within a step of brightness. */
const TRIALS = 64;

/**
 * The two inks in 24 steps of brightness. Rounding to 8 bits moves colours off the confusion line, by up to a third of
 * a Delta E: within each step the factor is taken whose rounded pair is the most equal for the dichromat, together with
 * the pairs before it, so that what is left of the difference has no direction.
 */
const pairsOf = (axis: PlateAxis): readonly Pair[] => {
  const [one, other] = inksOf(axis);
  const dichromat = models[`brettel1997-${axis}`].at(1);
  const seen = (color: Rgb) => linearToOklab(simulateLinear(dichromat, toLinear(color)));
  const scaled = ([r, g, b]: Vec3, k: number): Rgb => fromLinear([r * k, g * k, b * k]);
  let drift: Vec3 = [0, 0, 0];
  return Array.from({ length: LEVELS }, (_, level) => {
    let best: { pair: Pair; drift: Vec3; cost: number } | undefined;
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const k = 1 - NOISE + (2 * NOISE * (level + (trial + 0.5) / TRIALS)) / LEVELS;
      const pair: Pair = [scaled(one, k), scaled(other, k)];
      const [a, b] = [seen(pair[0]), seen(pair[1])];
      const next: Vec3 = [drift[0] + a[0] - b[0], drift[1] + a[1] - b[1], drift[2] + a[2] - b[2]];
      const cost = Math.hypot(...next) + oklabDistance(a, b);
      if (!best || cost < best.cost) best = { pair, drift: next, cost };
    }
    drift = best!.drift;
    return best!.pair;
  });
};

const pairs = new Map<PlateAxis, readonly Pair[]>();
const pairsFor = (axis: PlateAxis): readonly Pair[] => {
  const known = pairs.get(axis) ?? pairsOf(axis);
  pairs.set(axis, known);
  return known;
};

/**
 * A colour for each dot. Steps of brightness are the same quantiles for figure and ground, shuffled, so that not even
 * by chance one of them is the lighter; which of the two is the greener (or bluer) depends on the seed.
 */
export const inkDots = (isFigure: readonly boolean[], axis: PlateAxis, seed: number): Rgb[] => {
  const random = seeded(seed, 0);
  const turned = random() < 0.5;
  const steps = (count: number) =>
    shuffle(
      Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) / count) * LEVELS)),
      random,
    );
  const members = isFigure.filter(Boolean).length;
  const queues = { figure: steps(members), ground: steps(isFigure.length - members) };
  return isFigure.map((inside) => {
    const pair = pairsFor(axis)[(inside ? queues.figure : queues.ground).pop()!]!;
    return inside === turned ? pair[1] : pair[0];
  });
};
