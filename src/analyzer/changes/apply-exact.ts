import type { StageInput } from '../model/stage.ts';
import type { StageId } from '../model/stages.ts';
import { judgeStages } from '../stages/run.ts';
import { faultsIn } from './candidates.ts';
import { changesOf } from './changes.ts';
import { faultBook } from './fault-book.ts';
import { changedInput, compatible, proven } from './prove.ts';
import { contextOf } from './source/context.ts';
import { edited, inOrder, type SourceEdit } from './source/edit.ts';
import type { Candidate } from './source/proposal.ts';

/** Rounds after which a page is left as it is: one change may make room for another. */
const ROUNDS = 20;

/** A round of changes that were made. */
export interface Round {
  readonly edits: readonly SourceEdit[];
  /** What was done, with the check that asked for it. */
  readonly changes: readonly { readonly check: string; readonly says: string }[];
}

/** Exact changes that can be made to a page together: every check agrees to all of them at once. */
const nextRound = (input: StageInput, stages: readonly StageId[], answers: (id: string) => boolean): Candidate[] => {
  const results = judgeStages(input, stages);
  const answered = results.filter(({ check }) => answers(check.id));
  const trial = { input, stages, before: faultBook(results), mayGoOn: () => true };
  const found = changesOf(faultsIn(input.page, answered), contextOf(input), trial, { kinds: ['exact'], perPlace: 1 });
  let [candidates] = compatible([...found].map(([fault, [proposal]]) => ({ fault, proposal: proposal! })));
  // Tried in groups, and now as one: what does not go together is left for the next round.
  for (;;) {
    const good = proven(candidates, trial);
    if (good.size === candidates.length) return candidates;
    candidates = candidates.filter((one) => good.has(one)).slice(0, Math.ceil(candidates.length / 2));
  }
};

/**
 * Makes the exact changes of a page, until none is left. `start` is the page as it was; `answers` tells the checks whose
 * changes are made.
 */
export const applyExact = (
  start: StageInput,
  stages: readonly StageId[],
  answers: (id: string) => boolean,
): Round[] => {
  const rounds: Round[] = [];
  let input = start;
  while (rounds.length < ROUNDS) {
    const candidates = nextRound(input, stages, answers);
    if (!candidates.length) break;
    const edits = inOrder(candidates.flatMap(({ proposal }) => proposal.edits));
    rounds.push({
      edits,
      changes: candidates.map(({ fault, proposal }) => ({ check: fault.check, says: proposal.says })),
    });
    input = changedInput(input, edited(input.page.source, edits).text);
  }
  return rounds;
};
