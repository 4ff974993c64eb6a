import type { StageInput } from '../model/stage.ts';
import type { StageId } from '../model/stages.ts';
import { judgeStages } from '../stages/run.ts';
import { faultsIn } from './candidates.ts';
import { changesOf } from './changes.ts';
import { faultBook } from './fault-book.ts';
import { changedInput, compatible, proven } from './prove.ts';
import { contextOf } from './source/context.ts';
import { type Edited, edited, inOrder, type SourceEdit } from './source/edit.ts';
import type { Candidate, Fault } from './source/proposal.ts';

/** Rounds after which a page is left as it is: one change may make room for another. */
const ROUNDS = 20;

/** A round of changes that were made. */
export interface Round {
  readonly edits: readonly SourceEdit[];
  /** What was done, with the check that asked for it. */
  readonly changes: readonly { readonly check: string; readonly says: string }[];
}

/** Exact changes that can be made to a page together: every check agrees to all of them at once. */
const nextRound = (input: StageInput, stages: readonly StageId[], isDue: (fault: Fault) => boolean): Candidate[] => {
  const results = judgeStages(input, stages);
  const faults = faultsIn(input.page, results).filter(isDue);
  const trial = { input, stages, before: faultBook(results), mayGoOn: () => true };
  const found = changesOf(faults, contextOf(input), trial, { kinds: ['exact'], perPlace: 1 });
  let [candidates] = compatible([...found].map(([fault, [proposal]]) => ({ fault, proposal: proposal! })));
  // Tried in groups, and now as one: what does not go together is left for the next round.
  for (;;) {
    const good = proven(candidates, trial);
    if (good.size === candidates.length) return candidates;
    candidates = candidates.filter((one) => good.has(one)).slice(0, Math.ceil(candidates.length / 2));
  }
};

/**
 * Makes the exact changes of a page, until none is left. `start` is the page as it was; of its faults those that are not
 * `wanted` are left as they are, whatever becomes of what is around them.
 */
export const applyExact = (
  start: StageInput,
  stages: readonly StageId[],
  wanted: (fault: Fault) => boolean,
): Round[] => {
  const rounds: Round[] = [];
  const sources: Edited[] = [];
  const unwanted = new Set<string>();
  const isDue = (fault: Fault): boolean => {
    const at = sources.reduceRight((offset, source) => source.originOf(offset).offset, fault.at);
    const key = `${fault.check} ${at}`;
    if (rounds.length === 0 && !wanted(fault)) unwanted.add(key);
    return wanted(fault) && !unwanted.has(key);
  };
  let input = start;
  while (rounds.length < ROUNDS) {
    const candidates = nextRound(input, stages, isDue);
    if (!candidates.length) break;
    const edits = inOrder(candidates.flatMap(({ proposal }) => proposal.edits));
    const next = edited(input.page.source, edits);
    sources.push(next);
    rounds.push({
      edits,
      changes: candidates.map(({ fault, proposal }) => ({ check: fault.check, says: proposal.says })),
    });
    input = changedInput(input, next.text);
  }
  return rounds;
};
