import type { ChangeKind } from '../model/change.ts';
import { proposalsFor } from './candidates.ts';
import { proven, type Trial } from './prove.ts';
import type { ChangeContext } from './source/context.ts';
import type { Candidate, Fault, Proposal } from './source/proposal.ts';

interface Wanted {
  readonly kinds: readonly ChangeKind[];
  /** Changes of one place. */
  readonly perPlace: number;
  /** Characters that the edits of a change insert, and how many they are; any number if undefined. */
  readonly size?: { readonly text: number; readonly edits: number } | undefined;
  /** False when there is no time left to make proposals; there always is if undefined. */
  readonly mayPropose?: (() => boolean) | undefined;
}

const isWithin = ({ edits }: Proposal, { size }: Wanted): boolean =>
  !size || (edits.length <= size.edits && edits.reduce((sum, { text }) => sum + text.length, 0) <= size.text);

/**
 * The changes of faults that stood their trial. The first proposal of each fault is tried, then the next of those without
 * a change, and at last a second one of those that may have two.
 */
export const changesOf = (
  faults: readonly Fault[],
  context: ChangeContext,
  trial: Trial,
  wanted: Wanted,
): ReadonlyMap<Fault, readonly Proposal[]> => {
  const { kinds, perPlace, mayPropose = () => true } = wanted;
  const left = new Map<Fault, Proposal[]>();
  for (const fault of faults) {
    if (!mayPropose()) break;
    const own = proposalsFor(fault, context).filter((one) => kinds.includes(one.kind) && isWithin(one, wanted));
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
