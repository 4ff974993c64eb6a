import type { Background } from '../score/member.ts';
import type { Scored } from './candidate.ts';

/** How far to search; the cost is counted in scorings, never in time. */
export interface SearchOptions {
  readonly seed: number;
  /** Candidates sampled. The endpoint takes 8..1200; the search itself takes any number. */
  readonly depth: number;
  readonly keep: number;
  /** Drop candidates that look like a better one. */
  readonly unique: boolean;
  /** Scorings spent on refinement, for each palette kept; 150 unless said otherwise. */
  readonly effort?: number;
}

/** What the search went through. */
export interface Sweep {
  readonly sampled: number;
  readonly separated: number;
  readonly duplicates: number;
  readonly survivors: number;
  readonly refined: number;
  /** All scorings, those of refinement included. */
  readonly evaluations: number;
  /** Totals 0..1: of the first sample, and after refinement. */
  readonly bestSampled: number;
  readonly medianSampled: number;
  readonly best: number;
  /** Where the list was cut: how many were in the running, the last total kept and the best omitted. */
  readonly ranked: number;
  readonly lastKept: number;
  readonly bestLeftOut: number | null;
}

export interface SearchResult {
  readonly background: Background;
  /** Best total first. */
  readonly kept: readonly Scored[];
  /** The same number by total alone, before re-ranking for variety. */
  readonly plain: readonly Scored[];
  readonly sweep: Sweep;
}
