import type { Brief } from '../brief/resolve.ts';
import type { Plan } from '../plan/plan.ts';
import { type Background, measureMember } from '../score/member.ts';
import { byTotal, type Scored } from './candidate.ts';
import { createPlanned, drawApart, refinePlanned } from './planned.ts';
import { type Placed, paletteDistance } from './rerank.ts';
import { scoreCandidate } from './score-candidate.ts';
import type { SearchOptions, SearchResult } from './search.ts';
import { signatureOf } from './signature.ts';

/** Candidates refined for each palette kept, and the moves that each gets. */
const BREADTH = 3;
const MOVES = 45;
/** Share of the best total below which variety alone brings no palette into the list. */
const WORTHY = 0.87;
/** What the total counts against distance from what is chosen, and the distance that is far enough. */
const LAMBDA = 0.4;
const FAR = 8;

const place = (candidate: Scored, background: Background): Placed & { signature: string } => {
  const members = candidate.colors.map((packed) => measureMember(packed, background));
  return { ...candidate, lab: Float64Array.from(members.flatMap(({ l, a, b }) => [l, a, b])), signature: signatureOf(members) };
};

const withoutRepeats = <T extends { readonly signature: string }>(ranked: readonly T[]): T[] => {
  const seen = new Set<string>();
  return ranked.filter(({ signature }) => !seen.has(signature) && seen.add(signature));
};

/** The best first, then again and again the one whose total and distance to the nearest taken make the most together. */
const varied = (ranked: readonly Placed[], keep: number): readonly Placed[] => {
  const best = ranked[0]!.total;
  const apart = new Float64Array(ranked.length).fill(Number.MAX_VALUE);
  const left = new Set(ranked.keys());
  const chosen: Placed[] = [];
  let next = 0;
  while (next >= 0 && chosen.length < keep) {
    const one = ranked[next]!;
    chosen.push(one);
    left.delete(next);
    next = -1;
    let most = -Number.MAX_VALUE;
    for (const i of left) {
      apart[i] = Math.min(apart[i]!, paletteDistance(ranked[i]!.lab, one.lab));
      const value = (LAMBDA * ranked[i]!.total) / best + (1 - LAMBDA) * Math.min(1, apart[i]! / FAR);
      if (value > most) [most, next] = [value, i];
    }
  }
  return chosen;
};

/**
 * The search of a brief whose note has a plan: candidates from its slots, the best refined inside them, those that colour-blind
 * viewers cannot tell drawn apart, and a choice for variety. Pure, and the same for seed and brief on every machine.
 */
export const searchPlanned = (plan: Plan, brief: Brief, background: Background, options: SearchOptions): Omit<SearchResult, 'background'> => {
  const { seed, depth, keep, unique } = options;
  const sample = createPlanned(plan, background, seed);
  const sampled = Array.from({ length: depth }, (_, id) => scoreCandidate(sample(id), brief, background)).sort(byTotal);
  const placed = sampled.map((candidate) => place(candidate, background));
  const survivors = unique ? withoutRepeats(placed) : placed;
  const chosen = survivors.slice(0, BREADTH * keep);
  const refined = chosen.map((candidate) => {
    const better = refinePlanned(candidate, plan, brief, background, seed, MOVES);
    return brief.cvdSafe ? drawApart(better, plan, brief, background) : better;
  });
  const everything = [...refined.map((candidate) => place(candidate, background)), ...(chosen.length < keep ? survivors.slice(chosen.length) : [])].sort(byTotal);
  const ranked = unique ? withoutRepeats(everything) : everything;
  const worthy = ranked.filter(({ total }, i) => i < keep || total >= WORTHY * ranked[0]!.total);
  const kept = varied(worthy, keep);
  const ids = new Set(kept.map(({ id }) => id));
  return {
    kept,
    plain: ranked.slice(0, keep),
    sweep: {
      sampled: sampled.length,
      separated: 0,
      duplicates: placed.length - survivors.length + everything.length - ranked.length,
      survivors: ranked.length,
      refined: chosen.length,
      evaluations: sampled.length + MOVES * chosen.length,
      bestSampled: sampled[0]!.total,
      medianSampled: sampled[Math.floor(sampled.length / 2)]!.total,
      best: ranked[0]!.total,
      ranked: ranked.length,
      lastKept: kept.reduce((least, { total }) => Math.min(least, total), 1),
      bestLeftOut: ranked.find(({ id }) => !ids.has(id))?.total ?? null,
    },
  };
};
