import { type Audience, separationAt } from '../../accessibility/vision/separation.ts';
import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import { packChannels } from '../../exact/packed.ts';

/** Widths of the moves in steps of 8-bit channels, wide first. */
const STRIDES = [16, 8, 4, 2, 1] as const;
/** The 26 directions of RGB, and none. */
export const DIRECTIONS = [-1, 0, 1].flatMap((r) =>
  [-1, 0, 1].flatMap((g) => [-1, 0, 1].map((b) => [r, g, b] as const)),
);

/** A set of colours and the least distance of its pairs. */
export interface SeparatedSet {
  readonly colors: readonly number[];
  readonly least: number;
}

export interface ClimbOptions {
  readonly audience: Audience;
  /** Where colours may go. */
  readonly allowed: (packed: number) => boolean;
  /** The first so many stay. */
  readonly fixed?: number;
}

/**
 * Hill climb from a set of colours: one of the nearest pair moves to the neighbour (in 26 directions of RGB, by ever
 * shorter strides) that lies furthest from the rest, until neither finds a better place. Never makes the set worse.
 */
export const climb = (start: readonly number[], { audience, allowed, fixed = 0 }: ClimbOptions): SeparatedSet => {
  const n = start.length;
  const colors = [...start];
  const labs = new Float64Array((n + 1) * LABS);
  const trial = n * LABS;
  colors.forEach((packed, i) => {
    labsOf(packed, labs, i * LABS);
  });
  const distances = new Float64Array(n * n);
  const put = (i: number, j: number): void => {
    const d = separationAt(labs, i * LABS, labs, j * LABS, audience);
    distances[i * n + j] = d;
    distances[j * n + i] = d;
  };
  for (let i = 1; i < n; i += 1) for (let j = 0; j < i; j += 1) put(i, j);

  const worstPair = (): readonly [i: number, j: number, least: number] => {
    let [wi, wj, least] = [0, 1, Number.MAX_VALUE];
    for (let i = 1; i < n; i += 1)
      for (let j = 0; j < i; j += 1) {
        const d = distances[i * n + j]!;
        if (d < least) [wi, wj, least] = [i, j, d];
      }
    return [wi, wj, least];
  };
  /** The members but k, the nearest to it first: those a colour in its place is likeliest to be too near to. */
  const nearestTo = (k: number): readonly number[] =>
    Array.from(colors.keys())
      .filter((j) => j !== k)
      .sort((i, j) => distances[k * n + i]! - distances[k * n + j]!);
  /** Least distance of the trial colour to these members, or no more than `floor`. */
  const leastOfTrial = (others: readonly number[], floor: number): number => {
    let least = Number.MAX_VALUE;
    for (const j of others) {
      const d = separationAt(labs, trial, labs, j * LABS, audience, floor);
      if (d < least) least = d;
      if (least <= floor) break;
    }
    return least;
  };
  const shifted = (packed: number, stride: number, [dr, dg, db]: readonly [number, number, number]): number => {
    const clip = (v: number): number => (v < 0 ? 0 : Math.min(v, 255));
    return packChannels(
      clip((packed >>> 16) + dr * stride),
      clip(((packed >>> 8) & 255) + dg * stride),
      clip((packed & 255) + db * stride),
    );
  };
  const improve = (stride: number): boolean => {
    const [i, j, least] = worstPair();
    let [at, best, reached] = [-1, -1, least];
    for (const k of [i, j]) {
      if (k < fixed) continue;
      const others = nearestTo(k);
      for (const direction of DIRECTIONS) {
        const packed = shifted(colors[k]!, stride, direction);
        if (packed === colors[k] || !allowed(packed)) continue;
        labsOf(packed, labs, trial);
        const d = leastOfTrial(others, reached);
        if (d > reached) [at, best, reached] = [k, packed, d];
      }
    }
    if (at < 0) return false;
    colors[at] = best;
    labsOf(best, labs, at * LABS);
    for (let other = 0; other < n; other += 1) if (other !== at) put(at, other);
    return true;
  };

  for (const stride of STRIDES) while (improve(stride));
  return { colors, least: worstPair()[2] };
};
