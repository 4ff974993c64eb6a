import type { Brief } from '../brief/resolve.ts';
import type { Plan } from '../plan/plan.ts';
import { type Background, type Member, memberCache } from '../score/member.ts';
import { byTotal, type Scored } from './candidate.ts';
import { type Outline, type Placed, paletteDistance } from './distinct.ts';
import { createFurther, seenByAll } from './further.ts';
import type { SearchOptions, SearchResult } from './options.ts';
import { createPlanned, drawApart, leastSeenOf, refinePlanned } from './planned.ts';
import { scoreCandidate } from './score-candidate.ts';
import { signatureOf } from './signature.ts';
import { type Signed, varied, worth } from './varied.ts';

/** Candidates refined for each palette kept, and the moves that each gets. */
const BREADTH = 2;
export const MOVES = 26;
/** Share of the best total below which variety alone brings no palette into the list. */
const WORTHY = 0.8;
/** Scorings for more palettes where those are too much alike, for each that there was: a note may leave little room. */
const FURTHER = 0.5;

const labOf = (members: readonly Member[]): Float64Array =>
  Float64Array.from(members.flatMap(({ l, a, b }) => [l, a, b]));

const place = (candidate: Scored, measured: (packed: number) => Member): Signed => {
  const members = candidate.colors.map(measured);
  return {
    ...candidate,
    lab: labOf(members),
    signature: signatureOf(members),
  };
};

const withoutRepeats = <T extends { readonly signature: string }>(ranked: readonly T[]): T[] => {
  const seen = new Set<string>();
  return ranked.filter(({ signature }) => !seen.has(signature) && seen.add(signature));
};

/** So many of a ranked list, the best first and then each time what makes the most of total and distance to all taken. */
const spread = <T extends Placed>(ranked: readonly T[], count: number): readonly T[] => {
  const best = ranked[0]!.total;
  const apart = new Float64Array(ranked.length).fill(Number.MAX_VALUE);
  const taken = new Uint8Array(ranked.length);
  const chosen: T[] = [];
  let next = 0;
  while (next >= 0 && chosen.length < count) {
    const one = ranked[next]!;
    chosen.push(one);
    taken[next] = 1;
    next = -1;
    let most = -Number.MAX_VALUE;
    for (let i = 0; i < ranked.length; i += 1) {
      if (taken[i]) continue;
      apart[i] = Math.min(apart[i]!, paletteDistance(ranked[i]!.lab, one.lab));
      const value = worth(ranked[i]!.total, best, apart[i]!);
      if (value > most) [most, next] = [value, i];
    }
  }
  return chosen;
};

/**
 * The search of a brief whose note has a plan: candidates from its slots, the best refined inside them, those that colour-blind
 * viewers cannot tell drawn apart, and a choice for variety. Pure, and the same for seed and brief on every machine.
 */
export const searchPlanned = (
  plan: Plan,
  brief: Brief,
  background: Background,
  options: SearchOptions,
): Omit<SearchResult, 'background'> => {
  const { seed, depth, keep, unique } = options;
  const measured = memberCache(background);
  const sample = createPlanned(plan, measured, seed);
  const draw = (id: number): Scored => scoreCandidate(sample(id), brief, background, measured);
  const sampled = Array.from({ length: depth }, (_, id) => draw(id)).sort(byTotal);
  const placed = sampled.map((candidate) => place(candidate, measured));
  const survivors = unique ? withoutRepeats(placed) : placed;
  // What is unlike stays in the running: refinement makes all of one kind alike.
  const chosen = spread(survivors, BREADTH * keep);
  const make = (candidate: Scored, moves: number, allows?: (one: Outline) => boolean): Signed => {
    const isAllowed =
      allows &&
      ((members: readonly Member[], total: number) => allows({ id: candidate.id, lab: labOf(members), total }));
    const better = refinePlanned(candidate, plan, brief, background, seed, moves, measured, isAllowed);
    return place(brief.cvdSafe ? drawApart(better, plan, brief, background) : better, measured);
  };
  const refined = chosen.map((candidate) => make(candidate, MOVES));
  const everything = [...refined, ...(chosen.length < keep ? survivors.slice(chosen.length) : [])].sort(byTotal);
  const ranked = unique ? withoutRepeats(everything) : everything;
  const least = WORTHY * ranked[0]!.total;
  const worthy = ranked.filter(({ total }, i) => i < keep || total >= least);
  const scorings = sampled.length + MOVES * chosen.length;
  let drawn = depth;
  let seen: number | undefined;
  const further = createFurther(
    {
      scored: survivors,
      draw: () => place(draw(drawn++), measured),
      make,
      moves: MOVES,
      limit: FURTHER * scorings,
      ranked,
      least,
      unique,
    },
    (one) => {
      if (!brief.cvdSafe) return true;
      seen ??= seenByAll(ranked.slice(0, keep), background, measured);
      return leastSeenOf(one, background, measured) >= seen;
    },
  );
  const kept = varied(worthy, keep, further.next);
  const taken = new Set(kept);
  return {
    kept,
    plain: ranked.slice(0, keep),
    sweep: {
      sampled: sampled.length,
      separated: 0,
      duplicates: placed.length - survivors.length + everything.length - ranked.length,
      survivors: ranked.length,
      refined: chosen.length,
      evaluations: scorings + further.spent(),
      bestSampled: sampled[0]!.total,
      medianSampled: sampled[Math.floor(sampled.length / 2)]!.total,
      best: ranked[0]!.total,
      ranked: ranked.length,
      lastKept: kept.reduce((least, { total }) => Math.min(least, total), 1),
      bestLeftOut: ranked.find((one) => !taken.has(one))?.total ?? null,
    },
  };
};
