import type { ChangeKind } from '../model/change.ts';
import { proposalsFor } from './candidates.ts';
import { proven, type Trial } from './prove.ts';
import type { ChangeContext } from './source/context.ts';
import type { Candidate, Fault, Proposal } from './source/proposal.ts';

interface Wanted {
  readonly kinds: readonly ChangeKind[];
  /** Changes of one place. */
  readonly perPlace: number;
}

/**
 * The changes of faults that stood their trial. The first proposal of each fault is tried, then the next of those without
 * a change, and at last a second one of those that may have two.
 */
export const changesOf = (
  faults: readonly Fault[],
  context: ChangeContext,
  trial: Trial,
  { kinds, perPlace }: Wanted,
): ReadonlyMap<Fault, readonly Proposal[]> => {
  const left = new Map<Fault, Proposal[]>();
  for (const fault of faults) {
    const own = proposalsFor(fault, context).filter(({ kind }) => kinds.includes(kind));
    if (own.length) left.set(fault, [...own]);
  }
  const found = new Map<Fault, Proposal[]>();
  const round = (isDue: (fault: Fault) => boolean): boolean => {
    const candidates: Candidate[] = [];
    for (const [fault, proposals] of left) {
      const proposal = isDue(fault) ? proposals.shift() : undefined;
      if (proposal) candidates.push({ fault, proposal });
    }
    for (const { fault, proposal } of proven(candidates, trial))
      found.set(fault, [...(found.get(fault) ?? []), proposal]);
    return candidates.length > 0;
  };
  while (round((fault) => !found.has(fault)) && trial.mayGoOn());
  for (let n = 1; n < perPlace && trial.mayGoOn(); n += 1) round((fault) => found.get(fault)?.length === n);
  return found;
};
