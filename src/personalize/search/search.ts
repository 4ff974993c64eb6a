import type { Brief } from '../brief/resolve.ts';
import { type Background, backgroundOf, measureMember } from '../score/member.ts';
import { byTotal, type Scored } from './candidate.ts';
import type { Placed } from './distinct.ts';
import type { SearchOptions, SearchResult } from './options.ts';
import { refine } from './refine.ts';
import { rerank } from './rerank.ts';
import { createSampler, type Head } from './sample.ts';
import { scoreCandidate } from './score-candidate.ts';
import { searchPlanned } from './search-planned.ts';
import { createSeparator } from './separated.ts';
import { signatureOf } from './signature.ts';

const EFFORT = 150;
/** Candidates refined for each palette kept. */
const BREADTH = 3;
/** The refinement in rounds: share of the candidates that take part, share of the effort. */
const ROUNDS = [
  [1, 0.1],
  [0.75, 0.1],
  [0.6, 0.1],
  [0.5, 0.1],
  [0.4, 0.2],
  [0.34, 0.4],
] as const;
/** From this depth on separated candidates climb, as they do if distinguishable palettes come first. */
const CLIMBING_DEPTH = 1200;
/** Every so many-th candidate is a separated one. */
const SEPARATED_EVERY = { dashboard: 4, other: 16 } as const;
/** Candidates per palette kept that re-ranking chooses from. */
const FIELD_OF_CHOICE = 4;
/** Share of the best total below which variety alone brings no palette into the list. */
const WORTHY = 0.9;

const place = (candidate: Scored, background: Background): Placed & { signature: string } => {
  const members = candidate.colors.map((packed) => measureMember(packed, background));
  const lab = Float64Array.from(members.flatMap(({ l, a, b }) => [l, a, b]));
  return { ...candidate, lab, signature: signatureOf(members) };
};

/** The best of each signature, best first. */
const withoutRepeats = <T extends Scored & { signature: string }>(ranked: readonly T[]): T[] => {
  const seen = new Set<string>();
  return ranked.filter(({ signature }) => !seen.has(signature) && seen.add(signature));
};

/** The candidates 0..depth-1 as they are sampled, scored: what plain random sampling gives. */
export const sampleAtRandom = (
  brief: Brief,
  background: Background,
  seed: number,
  depth: number,
  head?: Head,
): Scored[] => {
  const sample = createSampler(brief, seed, head);
  return Array.from({ length: depth }, (_, id) => scoreCandidate(sample(id), brief, background));
};

/** The same, with every so many-th replaced by a separated one. A candidate is the same for every depth below 1200. */
const sampleCandidates = (brief: Brief, background: Background, seed: number, depth: number): Scored[] => {
  const every = brief.intent === 'dashboard' ? SEPARATED_EVERY.dashboard : SEPARATED_EVERY.other;
  const separate = createSeparator(brief, background, seed, depth >= CLIMBING_DEPTH);
  return sampleAtRandom(brief, background, seed, depth).map((candidate) =>
    candidate.id % every === every - 1 ? scoreCandidate(separate(candidate), brief, background) : candidate,
  );
};

/** Refines in rounds of ever fewer candidates; how many scorings it took comes back with them. */
const refineBest = (best: readonly Scored[], brief: Brief, background: Background, seed: number, budget: number) => {
  const all = best.map((candidate) => refine(candidate, brief, background, seed));
  let [spent, way] = [0, 0];
  for (const [share, effort] of ROUNDS) {
    const part = [...all]
      .sort((x, y) => y.total() - x.total() || x.id - y.id)
      .slice(0, Math.max(1, Math.ceil(share * all.length)));
    const moves = Math.floor((budget * effort) / part.length);
    for (const refinement of part) refinement.advance(moves, way, way + effort);
    spent += moves * part.length;
    way += effort;
  }
  return { refined: all.map((refinement) => refinement.result()), spent };
};

/**
 * The palette search: samples candidates, scores them, drops those that repeat a better one, refines the best, drops
 * repeats again and re-ranks for variety. Pure, and the same for seed and brief on every machine.
 */
export const searchPalettes = (brief: Brief, options: SearchOptions): SearchResult => {
  const { seed, depth, keep, unique, effort = EFFORT } = options;
  const background = backgroundOf(brief.windows, brief.taste);
  if (brief.plan) {
    const found = searchPlanned(brief.plan, brief, background, options);
    return { ...found, background, kept: [...found.kept].sort(byTotal) };
  }
  const sampled = sampleCandidates(brief, background, seed, depth).sort(byTotal);
  const placed = sampled.map((candidate) => place(candidate, background));
  const survivors = unique ? withoutRepeats(placed) : placed;

  const chosen = survivors.slice(0, BREADTH * keep);
  const { refined, spent } = refineBest(chosen, brief, background, seed, effort * keep);
  const everything = [
    ...refined.map((candidate) => place(candidate, background)),
    ...survivors.slice(BREADTH * keep),
  ].sort(byTotal);
  const ranked = unique ? withoutRepeats(everything) : everything;

  const worthy = ranked.filter(
    ({ total }, i) => i < keep || (i < FIELD_OF_CHOICE * keep && total >= WORTHY * ranked[0]!.total),
  );
  const kept = rerank(worthy, keep);
  const ids = new Set(kept.map(({ id }) => id));
  return {
    background,
    kept: [...kept].sort(byTotal),
    plain: ranked.slice(0, keep),
    sweep: {
      sampled: sampled.length,
      separated: sampled.filter(({ origin }) => origin === 'separated').length,
      duplicates: placed.length - survivors.length + everything.length - ranked.length,
      survivors: ranked.length,
      refined: chosen.length,
      evaluations: sampled.length + spent,
      bestSampled: sampled[0]!.total,
      medianSampled: sampled[Math.floor(sampled.length / 2)]!.total,
      best: ranked[0]!.total,
      ranked: ranked.length,
      lastKept: kept.reduce((least, { total }) => Math.min(least, total), 1),
      bestLeftOut: ranked.find(({ id }) => !ids.has(id))?.total ?? null,
    },
  };
};
