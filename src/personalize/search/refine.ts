import { fitOklch } from '../../exact/fit.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import type { Brief } from '../brief/resolve.ts';
import { type Measure, measurePalette, replaceMember, restorePairs, savePairs } from '../score/measure.ts';
import { type Background, type Member, measureMember } from '../score/member.ts';
import { isWelcome } from '../score/reason.ts';
import { scoresOf, totalOf } from '../score/total.ts';
import { STREAMS } from '../streams.ts';
import { RELATIONSHIPS } from '../vocabulary/relationships.ts';
import type { Candidate, Scored } from './candidate.ts';
import { drawColor } from './draw.ts';
import { broughtInside } from './inside.ts';
import { inkFrom, pageFrom } from './support.ts';

/** Widest moves in OKLCH: lightness, chroma, hue in degrees. */
const WIDEST = { l: 0.56, c: 0.24, h: 77 } as const;
/** Moves shrink with the square of the way left, down to this share of the widest. */
const NARROWEST = 0.17;
/** Share of the early moves that put quite another colour in a member's place. */
const JUMPS = 0.06;
/** Share of the moves that go to one of the two members that colour-blind viewers distinguish worst. */
const AT_WORST = 0.2;
const SLOTS = 8;
/** Moves that lead nowhere a colour may be are not scored, and do not count; but no more than so many for each that does. */
const TRIES = 3;
/** Share of the jumps that go to a colour for text or for the page, where the windows have none. */
const SUPPORTS = 0.25;

/** A candidate that is being improved. */
export interface Refinement {
  readonly id: number;
  /** Never falls. */
  total(): number;
  /** Scores so many moves, the first at `from` and the last at `to` of the way (0..1) from wide to narrow. */
  advance(moves: number, from: number, to: number): void;
  result(): Scored;
}

/** A member and where it is to be moved, in OKLCH. */
interface Move {
  readonly member: number;
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A free one of the two members that are nearest to each other in the colour-blind views. */
const worstMember = ({ seen, members }: Measure, fixed: number, u: number): number => {
  const n = members.length;
  let [wi, wj, least] = [n - 1, n - 1, Number.MAX_VALUE];
  for (let i = Math.max(1, fixed); i < n; i += 1)
    for (let j = 0; j < i; j += 1) if (seen[i * n + j]! < least) [wi, wj, least] = [i, j, seen[i * n + j]!];
  return u < 0.5 && wj >= fixed ? wj : wi;
};

/** A step of one coordinate, or of all three at once. */
const drawMove = (member: number, scale: number, at: (slot: number) => number): Move => {
  const which = Math.floor(at(2) * 4);
  const step = (coordinate: number, widest: number): number =>
    which === coordinate || which === 3 ? (2 * at(4 + coordinate) - 1) * scale * widest : 0;
  return { member, l: step(0, WIDEST.l), c: step(1, WIDEST.c), h: step(2, WIDEST.h) };
};

const reversed = ({ member, l, c, h }: Move): Move => ({ member, l: -l, c: -c, h: -h });

/**
 * Improves a candidate by moving one free member at a time, keeping what raises the total; a move that does not is
 * tried the other way round.
 */
export const refine = (candidate: Candidate, brief: Brief, background: Background, seed: number): Refinement => {
  const relationship = RELATIONSHIPS[candidate.relationship]!;
  const m = measurePalette(
    candidate.colors.map((packed) => measureMember(packed, background)),
    background,
  );
  const score = (): number => totalOf(scoresOf(m, relationship, brief), brief);
  const { fixed } = candidate;
  const free = m.members.length - fixed;
  const row = new Float64Array(4 * m.members.length);
  const random = counterRandom(seed, STREAMS.refinement + candidate.id);
  const wishes = brief.taste.filter(({ weight }) => weight > 0);
  let total = score();
  let [made, scored] = [0, 0];
  let failed: Move | undefined;

  const jump = (at: (slot: number) => number): number => {
    if (wishes.length > 0 && at(2) < 0.5) return wishes[Math.floor(at(3) * wishes.length)]!.packed;
    if (at(2) > 1 - SUPPORTS)
      return at(7) < 0.5 ? inkFrom(at(4), at(5), 360 * at(6)) : pageFrom(at(4), at(5), 360 * at(6));
    return drawColor(brief.windows[Math.floor(at(3) * brief.windows.length)]!, at(4), at(5), at(6));
  };

  /** A colour for the place of member k; one that nothing speaks for is brought into the window nearest to that member. */
  const welcomed = (k: number, packed: number): Member | undefined => {
    const member = measureMember(packed, background);
    if (isWelcome(background, m.members, k, member)) return member;
    const { inWindow } = m.members[k]!;
    const nearest = inWindow.indexOf(Math.max(...inWindow));
    const inside = measureMember(broughtInside(brief.windows[nearest]!, packed), background);
    const isNew = m.members.every((other) => other.packed !== inside.packed);
    return isNew && isWelcome(background, m.members, k, inside) ? inside : undefined;
  };

  /** Puts a colour in the place of member k if that raises the total. */
  const attempt = (k: number, packed: number): boolean => {
    const before = m.members[k]!;
    if (m.members.some((member) => member.packed === packed)) return false;
    const member = welcomed(k, packed);
    if (member === undefined) return false;
    savePairs(m, k, row);
    replaceMember(m, k, member);
    const next = score();
    scored += 1;
    if (next > total) {
      total = next;
      return true;
    }
    restorePairs(m, k, before, row);
    return false;
  };

  const advanceOnce = (way: number): void => {
    const base = SLOTS * made;
    const at = (slot: number): number => random(base + slot);
    made += 1;
    if (failed === undefined && at(1) < JUMPS * (1 - way)) {
      attempt(fixed + Math.floor(at(0) * free), jump(at));
      return;
    }
    const left = 1 - way;
    const member = at(3) < AT_WORST ? worstMember(m, fixed, at(0)) : fixed + Math.floor(at(0) * free);
    const move = failed ? reversed(failed) : drawMove(member, NARROWEST + (1 - NARROWEST) * left * left, at);
    const { l, chroma, hue } = m.members[move.member]!;
    const better = attempt(move.member, fitOklch(l + move.l, chroma + move.c, hue + move.h));
    failed = better || failed ? undefined : move;
  };

  return {
    id: candidate.id,
    total: () => total,
    advance(moves, from, to) {
      if (free === 0) return;
      const [tries, scorings] = [made + TRIES * moves, scored];
      while (made < tries && scored - scorings < moves) advanceOnce(from + ((to - from) * (scored - scorings)) / moves);
    },
    result: () => ({ ...candidate, colors: m.members.map(({ packed }) => packed), total }),
  };
};
