import { counterRandom } from '../../random.ts';
import type { Brief } from '../brief/resolve.ts';
import { packOklch } from '../repeatable/oklab.ts';
import { measurePalette, replaceMember, restorePairs, savePairs } from '../score/measure.ts';
import { type Ground, type Member, measureMember } from '../score/member.ts';
import { scoresOf, totalOf } from '../score/total.ts';
import { RELATIONSHIPS } from '../vocabulary/relationships.ts';
import type { Candidate, Scored } from './candidate.ts';
import { drawColor } from './draw.ts';

/** Widest moves in OKLCH: lightness, chroma, hue in degrees. */
const WIDEST = { l: 0.4, c: 0.17, h: 55 } as const;
/** Moves shrink from the widest to this share of it over a candidate's budget. */
const NARROWEST = 0.12;
/** Share of the early moves that put quite another colour in a member's place. */
const JUMPS = 0.05;
const SLOTS = 8;
/** Keeps the random numbers of refinement apart from those of sampling. */
const STREAM = 0x40000000;

/** A candidate that is being improved. */
export interface Refinement {
  readonly id: number;
  /** Never falls. */
  total(): number;
  /** Tries so many moves, the first at `from` and the last at `to` of the way (0..1) from wide to narrow. */
  advance(moves: number, from: number, to: number): void;
  result(): Scored;
}

/** Improves a candidate by moving one free member at a time, keeping what raises the total. */
export const refine = (candidate: Candidate, brief: Brief, ground: Ground, seed: number): Refinement => {
  const relationship = RELATIONSHIPS[candidate.relationship]!;
  const m = measurePalette(
    candidate.colors.map((packed) => measureMember(packed, ground)),
    ground,
  );
  const score = (): number => totalOf(scoresOf(m, relationship, brief), brief);
  const n = m.members.length;
  const free = n - candidate.fixed;
  const row = new Float64Array(4 * n);
  const random = counterRandom(seed, STREAM + candidate.id);
  const wishes = brief.taste.filter(({ weight }) => weight > 0);
  let total = score();
  let made = 0;

  const jump = (at: (slot: number) => number): number => {
    if (wishes.length > 0 && at(2) < 0.5) return wishes[Math.floor(at(3) * wishes.length)]!.packed;
    return drawColor(brief.windows[Math.floor(at(3) * brief.windows.length)]!, at(4), at(5), at(6));
  };

  const nudge = ({ l, chroma, hue }: Member, scale: number, at: (slot: number) => number): number => {
    const [dl, dc, dh] = [2 * at(4) - 1, 2 * at(5) - 1, 2 * at(6) - 1];
    // One coordinate, or all three at once.
    const which = Math.floor(at(2) * 4);
    return packOklch(
      which === 0 || which === 3 ? l + dl * scale * WIDEST.l : l,
      which === 1 || which === 3 ? chroma + dc * scale * WIDEST.c : chroma,
      which === 2 || which === 3 ? hue + dh * scale * WIDEST.h : hue,
    );
  };

  const advance = (moves: number, from: number, to: number): void => {
    if (free === 0) return;
    for (let i = 0; i < moves; i += 1) {
      const base = SLOTS * made;
      const at = (slot: number): number => random(base + slot);
      made += 1;
      const way = from + ((to - from) * i) / moves;
      const k = candidate.fixed + Math.floor(at(0) * free);
      const before = m.members[k]!;
      const packed = at(1) < JUMPS * (1 - way) ? jump(at) : nudge(before, 1 + way * (NARROWEST - 1), at);
      if (m.members.some((member) => member.packed === packed)) continue;
      savePairs(m, k, row);
      replaceMember(m, k, measureMember(packed, ground));
      const next = score();
      if (next > total) total = next;
      else restorePairs(m, k, before, row);
    }
  };

  return {
    id: candidate.id,
    total: () => total,
    advance,
    result: () => ({ ...candidate, colors: m.members.map(({ packed }) => packed), total }),
  };
};
