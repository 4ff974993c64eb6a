import { type CriterionId, criterion } from './criteria.ts';

/**
 * What it means for a criterion that a check fails. `fails`: the criterion is not met, as far as source goes. `may`: the
 * rule is stricter than the criterion, or the context decides. `review`: the check names places that a person looks at.
 */
export type When = 'fails' | 'may' | 'review';

/** A criterion that a failed check concerns. */
export interface Requirement {
  readonly sc: CriterionId;
  readonly when: When;
}

/** What a check means for WCAG 2.2. */
export interface Requirements {
  /** Empty for a best practice, which no criterion requires. */
  readonly criteria: readonly Requirement[];
  /** Techniques and failures of WCAG that it follows, and W3C ACT rules that it answers. */
  readonly techniques?: readonly string[];
  readonly failures?: readonly string[];
  readonly act?: readonly string[];
  /** Why other tools see it otherwise, or what it depends on. */
  readonly note?: string;
}

/** Criteria that all come to the same. */
export const all = (when: When, ...criteria: readonly CriterionId[]): Requirement[] =>
  criteria.map((sc) => ({ sc, when }));

/** No criterion requires it. */
export const BEST_PRACTICE: readonly Requirement[] = [];

/** How sure a finding is: the strongest of its criteria, or `best practice` if it has none. */
export type Certainty = When | 'best practice';

const CERTAINTIES: readonly Certainty[] = ['fails', 'may', 'review', 'best practice'];

/** What a finding says of WCAG: its criteria, the surest first, and how sure it is. */
export interface Standing {
  readonly criteria: readonly CriterionId[];
  readonly certainty: Certainty;
}

const rank = ({ sc, when }: Requirement): number =>
  CERTAINTIES.indexOf(when) + (criterion(sc).level === 'AAA' ? CERTAINTIES.length : 0);

/** The standing of some requirements; of one criterion the surest counts. Level AAA counts only where nothing else does. */
export const standingOf = (requirements: readonly Requirement[]): Standing => {
  const sorted = requirements.toSorted((a, b) => rank(a) - rank(b));
  return { criteria: [...new Set(sorted.map(({ sc }) => sc))], certainty: sorted[0]?.when ?? 'best practice' };
};

/** The less sure of two. */
export const weaker = (a: Certainty, b: Certainty): Certainty =>
  CERTAINTIES.indexOf(a) > CERTAINTIES.indexOf(b) ? a : b;
