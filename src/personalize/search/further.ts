import type { Background, Member } from '../score/member.ts';
import type { Scored } from './candidate.ts';
import { distanceTo, type Outline } from './distinct.ts';
import { LEAST_APART, leastSeenOf } from './planned.ts';
import { type Further, type Signed, worth } from './varied.ts';

/** Candidates that are drawn at a time. */
const PART = 48;
/** Share of the limit from which on candidates are only drawn apart, and not refined. */
const REFINING = 0.8;

/** What further palettes are made with. */
export interface Making {
  /** Candidates that were scored already. */
  readonly scored: readonly Signed[];
  /** Draws and scores the one after all that were drawn. */
  readonly draw: () => Signed;
  /** Makes a palette of a candidate in so many moves, as those of the list are made. */
  readonly make: (candidate: Signed, moves: number, allows: (one: Outline) => boolean) => Signed;
  /** Moves, and how many scorings there may be in all. */
  readonly moves: number;
  readonly limit: number;
  /** The list so far, best first, and the least total. */
  readonly ranked: readonly Signed[];
  readonly least: number;
  readonly unique: boolean;
}

/** The least difference for colour-blind viewers that all palettes have, as far as it matters. */
export const seenByAll = (
  all: readonly Scored[],
  background: Background,
  measured: (packed: number) => Member,
): number => Math.min(LEAST_APART, ...all.map((one) => leastSeenOf(one, background, measured)));

/**
 * Makes palettes where those of the list are too much alike: of candidates that were left aside, then of more that are drawn in parts.
 * Near its limit of scorings, which it counts, they are no longer refined; there it stops.
 */
export const createFurther = (
  making: Making,
  isSeen: (one: Scored) => boolean,
): { readonly next: Further; readonly spent: () => number } => {
  const { moves, limit, unique, ranked, least } = making;
  const pool = new Set(making.scored);
  let spent = 0;
  const next: Further = (taken, allows) => {
    const known = new Set(taken.map(({ signature }) => signature));
    const isNew = (one: Signed): boolean => !(unique && known.has(one.signature));
    for (;;) {
      let [candidate, most]: [Signed | undefined, number] = [undefined, 0];
      for (const one of pool) {
        if (!isNew(one) || !allows(one)) continue;
        const value = worth(one.total, ranked[0]!.total, distanceTo(one.lab, taken));
        if (value > most) [candidate, most] = [one, value];
      }
      if (candidate) {
        if (spent >= limit) return undefined;
        pool.delete(candidate);
        const effort = spent + moves > REFINING * limit ? 0 : moves;
        const made = making.make(candidate, effort, allows);
        spent += Math.max(1, effort);
        if (isNew(made) && allows(made) && made.total >= least && isSeen(made)) return made;
      } else {
        if (spent + PART > REFINING * limit) return undefined;
        for (let i = 0; i < PART; i += 1) pool.add(making.draw());
        spent += PART;
      }
    }
  };
  return { next, spent: () => spent };
};
