import { separationAt } from '../../../accessibility/vision/separation.ts';
import { LABS, labsOf } from '../../../accessibility/vision/views.ts';
import { packChannels } from '../../../exact/packed.ts';
import { counterRandom } from '../../../exact/random/counter-random.ts';
import type { SeparatedSet } from '../../separate/climb.ts';
import { type SeparationBrief, separatedSet } from '../../separate/separated-set.ts';
import { STREAMS } from '../../separate/streams.ts';
import { unattractiveness } from './unattractiveness.ts';

/** Part of the separation found that is kept; the rest is given for looks. */
const KEPT = 0.92;
/** Moves that are tried on each colour, and how far the first and the last of them go, in channel steps. */
const MOVES = 700;
const [FAR, NEAR] = [56, 3];

const clip = (v: number): number => {
  if (v < 0) return 0;
  return v > 255 ? 255 : Math.floor(v + 0.5);
};

/**
 * A separated set made pleasant: its colours are moved at random, ever less far, towards what is easier on the eye, and a move
 * counts where the nearest two of the set still have 92 % of the separation that was found.
 */
export const prettySet = (search: SeparationBrief): SeparatedSet => {
  const found = separatedSet(search);
  const { allowed, seed, fixed = [] } = search;
  const n = found.colors.length;
  const floor = KEPT * found.least;
  const colors = [...found.colors];
  const cost = colors.map(unattractiveness);
  const labs = new Float64Array((n + 1) * LABS);
  const trial = n * LABS;
  colors.forEach((packed, i) => {
    labsOf(packed, labs, i * LABS);
  });
  const staysApart = (k: number): boolean => {
    for (let j = 0; j < n; j += 1)
      if (j !== k && separationAt(labs, trial, labs, j * LABS, 'colour-blind', floor) <= floor) return false;
    return true;
  };
  const random = counterRandom(seed, STREAMS.pretty);
  const moves = MOVES * (n - fixed.length);
  for (let move = 0; move < moves; move += 1) {
    const at = (slot: number): number => random(4 * move + slot);
    const k = fixed.length + Math.floor(at(0) * (n - fixed.length));
    const far = FAR + ((NEAR - FAR) * move) / moves;
    const from = colors[k]!;
    const shift = (channel: number, slot: number): number => clip(channel + far * (2 * at(slot) - 1));
    const next = packChannels(shift(from >>> 16, 1), shift((from >>> 8) & 255, 2), shift(from & 255, 3));
    const unpleasant = unattractiveness(next);
    if (unpleasant >= cost[k]! || !allowed(next)) continue;
    labsOf(next, labs, trial);
    if (!staysApart(k)) continue;
    colors[k] = next;
    cost[k] = unpleasant;
    labs.copyWithin(k * LABS, trial, trial + LABS);
  }
  return { colors, least: floor };
};
