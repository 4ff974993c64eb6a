import { fitOklch } from '../../exact/fit.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import type { Brief } from '../brief/resolve.ts';
import { toneOfPacked } from '../note/names.ts';
import { layOut } from '../plan/layout.ts';
import { isRuledOut, type Plan } from '../plan/plan.ts';
import type { Layout, Slot } from '../plan/slot.ts';
import { measurePalette, replaceMember, restorePairs, savePairs } from '../score/measure.ts';
import { type Background, type Member, measureMember } from '../score/member.ts';
import { scoresOf, totalOf } from '../score/total.ts';
import { STREAMS } from '../streams.ts';
import { RELATIONSHIPS } from '../vocabulary/relationships.ts';
import type { Candidate, Scored } from './candidate.ts';
import { bestRelationship } from './separated.ts';

const TRIES = 10;
/** Numbers that a candidate draws for its layout; those of its colours come after them. */
const LAYOUT_DRAWS = 64;

const held = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

/** A colour somewhere in the window of a slot, from three numbers 0..1; `reach` 0..1 is how far from the aim. */
const drawIn = (slot: Slot, [u, v, w]: readonly [number, number, number], reach: number): number => {
  const { aim, l, c, turn, isFamily } = slot;
  if (isFamily)
    return fitOklch(
      l[0] + u * (l[1] - l[0]),
      c[0] + (0.35 + 0.65 * v) * (c[1] - c[0]),
      aim.h + (2 * w - 1) * turn * 0.7,
    );
  const to = (at: number, [low, high]: readonly [number, number], share: number): number => {
    const end = share < 0.5 ? low : high;
    return at + (end - at) * Math.abs(2 * share - 1) * reach;
  };
  return fitOklch(held(to(aim.l, l, u), 0, 1), Math.max(0, to(aim.c, c, v)), aim.h + (2 * w - 1) * turn * reach);
};

const isAllowed = (plan: Plan, packed: number): boolean => {
  const { l, c, h } = toneOfPacked(packed);
  return !isRuledOut(plan, l, c, h);
};

/** A slot of a family narrowed to the place that a candidate took in it. */
const narrowed = (slot: Slot, packed: number): Slot => {
  if (!slot.isFamily) return slot;
  const { l, c } = toneOfPacked(packed);
  const within = (v: number, [low, high]: readonly [number, number], by: number): [number, number] => [
    Math.max(low, v - by),
    Math.min(high, v + by),
  ];
  return { ...slot, l: within(l, slot.l, 0.06), c: within(c, slot.c, 0.03) };
};

/** Lightness by which a colour steps aside, and the chroma that it gives up for that where nothing else helps. */
const ASIDE = 0.01;
const NEARLY_GREY = 0.004;

/** The colour nearest in lightness that is neither ruled out nor in the palette; if none is, one that is not in the palette. */
const besides = (plan: Plan, packed: number, colors: readonly number[]): number => {
  const { l, c, h } = toneOfPacked(packed);
  let other: number | undefined;
  for (const chroma of [c, Math.min(c, NEARLY_GREY)])
    for (let step = 0; step <= 1; step += ASIDE)
      for (const to of [l - step, l + step]) {
        const one = fitOklch(to, chroma, h);
        if (to < 0 || to > 1 || colors.includes(one)) continue;
        if (isAllowed(plan, one)) return one;
        other ??= one;
      }
  return other ?? packed;
};

/** Hues of a relationship for a note that names none; those that are ruled out are left out. */
const freeHuesOf = (plan: Plan, at: (slot: number) => number): readonly number[] => {
  const { offsets } = RELATIONSHIPS[Math.floor(at(40) * RELATIONSHIPS.length)]!;
  for (let k = 0; k < TRIES; k += 1) {
    const base = 360 * at(41 + k);
    const hues = offsets.slice(0, 3).map((offset) => (base + offset) % 360);
    if (hues.every((h) => !isRuledOut(plan, 0.6, 0.12, h) && !isRuledOut(plan, 0.85, 0.05, h))) return hues;
  }
  return [80];
};

/** Candidate by candidate of a plan and a seed. Candidate i is the same for every depth. */
export const createPlanned = (
  plan: Plan,
  measured: (packed: number) => Member,
  seed: number,
): ((id: number) => Candidate) => {
  const relationships = new Map<string, number>();
  return (id) => {
    const at = counterRandom(seed, id + 1);
    const slots = layOut(plan, id, at, () => freeHuesOf(plan, at));
    const colors: number[] = [];
    slots.forEach((slot, i) => {
      if (slot.packed !== undefined) {
        colors.push(slot.packed);
        return;
      }
      let found: number | undefined;
      let last = 0;
      for (let k = 0; k < TRIES && found === undefined; k += 1) {
        const base = LAYOUT_DRAWS + 32 * i + 3 * k;
        last = drawIn(slot, [at(base), at(base + 1), at(base + 2)], 0.5 + 0.1 * k);
        if (!colors.includes(last) && isAllowed(plan, last)) found = last;
      }
      colors.push(found ?? besides(plan, last, colors));
    });
    const layout: Layout = {
      slots: slots.map((slot, i) => narrowed(slot, colors[i]!)),
      feelings: plan.reading.feelings,
    };
    const hues = slots.filter(({ aim }) => aim.c >= 0.03).map(({ aim }) => Math.round(aim.h / 8));
    const key = [...new Set(hues)].sort((x, y) => x - y).join();
    const known = relationships.get(key);
    const relationship = known ?? bestRelationship(colors.map(measured));
    if (known === undefined) relationships.set(key, relationship);
    return {
      id,
      origin: 'sampled',
      colors,
      fixed: slots.filter(({ packed }) => packed !== undefined).length,
      relationship,
      layout,
    };
  };
};

/** Share of the moves that go to one of the two members that are most alike. */
const AT_WORST = 0.3;
/** Least CIEDE2000 for colour-blind viewers that refinement strives for, and what it costs to fall short. */
const APART = 8;
const COST = 0.12;

const leastSeen = (seen: Float64Array, n: number): readonly [least: number, i: number, j: number] => {
  let [least, x, y] = [Number.MAX_VALUE, 0, 1];
  for (let i = 1; i < n; i += 1)
    for (let j = 0; j < i; j += 1) if (seen[i * n + j]! < least) [least, x, y] = [seen[i * n + j]!, i, j];
  return [least, x, y];
};

/** The least difference of two of a candidate's colours for colour-blind viewers. */
export const leastSeenOf = (
  { colors, layout }: Candidate,
  background: Background,
  measured: (packed: number) => Member,
): number => leastSeen(measurePalette(colors.map(measured), background, layout).seen, colors.length)[0];

/** Moves the free colours of a candidate inside the windows of their slots, keeping what raises the total and is allowed. */
export const refinePlanned = (
  candidate: Scored,
  plan: Plan,
  brief: Brief,
  background: Background,
  seed: number,
  moves: number,
  measured: (packed: number) => Member,
  allows: (members: readonly Member[], total: number) => boolean = () => true,
): Scored => {
  const { slots } = candidate.layout!;
  const m = measurePalette(candidate.colors.map(measured), background, candidate.layout);
  const n = slots.length;
  const relationship = RELATIONSHIPS[candidate.relationship]!;
  const free = slots.map((_, i) => i).filter((i) => slots[i]!.packed === undefined);
  if (free.length === 0) return candidate;
  const total = (): number => totalOf(scoresOf(m, relationship, brief), brief);
  const cost = (least: number): number => (brief.cvdSafe ? COST * Math.max(0, 1 - least / APART) : 0);
  const random = counterRandom(seed, STREAMS.refinement + candidate.id);
  const row = new Float64Array(4 * n);
  let nearest = leastSeen(m.seen, n);
  let best = total() - cost(nearest[0]);
  for (let k = 0; k < moves; k += 1) {
    const at = (slot: number): number => random(8 * k + slot);
    const [, x, y] = nearest;
    const worst = at(0) < 0.5 ? x : y;
    const i = at(1) < AT_WORST && slots[worst]!.packed === undefined ? worst : free[Math.floor(at(2) * free.length)]!;
    const slot = slots[i]!;
    const packed = drawIn(slot, [at(3), at(4), at(5)], 1);
    if (m.members.some((member) => member.packed === packed)) continue;
    if (!isAllowed(plan, packed)) continue;
    const member = measureMember(packed, background);
    const before = m.members[i]!;
    savePairs(m, i, row);
    replaceMember(m, i, member);
    const now = leastSeen(m.seen, n);
    const reached = total();
    const next = reached - cost(now[0]);
    if (next > best && allows(m.members, reached)) [best, nearest] = [next, now];
    else restorePairs(m, i, before, row);
  }
  return {
    ...candidate,
    colors: m.members.map(({ packed }) => packed),
    total: total(),
  };
};

/** Least CIEDE2000 of a pair for colour-blind viewers that a palette should have. */
export const LEAST_APART = 7;
const ROUNDS = 10;
/** How far below its aim a colour may be drawn, and what it costs to move one that is asked for. */
const LOWEST = 0.16;
const ASKED_COST = 0.8;
const STEPS = [0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2] as const;
const FULLNESS = [1, 0.75] as const;

/**
 * Draws apart what colour-blind viewers cannot tell: the free one of the nearest pair moves in lightness, as little as is needed,
 * until no pair is nearer than 7 or nothing more is gained.
 */
export const drawApart = (candidate: Scored, plan: Plan, brief: Brief, background: Background): Scored => {
  const { slots } = candidate.layout!;
  const n = slots.length;
  const m = measurePalette(
    candidate.colors.map((packed) => measureMember(packed, background)),
    background,
    candidate.layout,
  );
  const row = new Float64Array(4 * n);
  let changed = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [least, x, y] = leastSeen(m.seen, n);
    if (least >= LEAST_APART) break;
    let [gain, at, to] = [-Number.MAX_VALUE, -1, undefined as Member | undefined];
    for (const i of [x, y]) {
      const slot = slots[i]!;
      if (slot.packed !== undefined) continue;
      const before = m.members[i]!;
      for (const dl of STEPS)
        for (const fullness of FULLNESS) {
          const l = before.l + dl;
          if (l < 0.06 || l > 0.995) continue;
          if ((slot.role === 'background' && Math.abs(dl) > 0.04) || l < slot.aim.l - LOWEST) continue;
          const packed = fitOklch(l, before.chroma * fullness, before.hue);
          if (!isAllowed(plan, packed)) continue;
          const member = measureMember(packed, background);
          savePairs(m, i, row);
          replaceMember(m, i, member);
          const [reached] = leastSeen(m.seen, n);
          const cost = 4 * Math.abs(dl) + Math.abs(1 - fullness) + (slot.kind === 'asked' ? ASKED_COST : 0);
          const worth = Math.min(reached, LEAST_APART + 0.4) - cost;
          if (reached > least + 0.02 && worth > gain) [gain, at, to] = [worth, i, member];
          restorePairs(m, i, before, row);
        }
    }
    if (to === undefined) break;
    replaceMember(m, at, to);
    changed = true;
  }
  if (!changed) return candidate;
  const relationship = RELATIONSHIPS[candidate.relationship]!;
  return {
    ...candidate,
    colors: m.members.map(({ packed }) => packed),
    total: totalOf(scoresOf(m, relationship, brief), brief),
  };
};
