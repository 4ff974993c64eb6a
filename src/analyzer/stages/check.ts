import type { Element } from '../page/node.ts';
import type { CategoryId } from './categories.ts';
import type { Check, CheckInfo, Verdict } from './types.ts';
import { type Fault, type Judged, judge, type Wording } from './verdict.ts';

/** What the author of a check states; its category comes from what it is made by. */
export type CheckFacts = Omit<CheckInfo, 'category'>;

/** Makes the checks of a category. */
export interface CheckMaker<Input extends Judged> {
  (facts: CheckFacts, run: (input: Input) => Verdict): Check<Input>;
  /** A check that tests some elements, each by itself. */
  each(
    facts: CheckFacts,
    elements: (input: Input) => readonly Element[],
    test: (element: Element, input: Input) => Fault,
    words: Wording,
  ): Check<Input>;
}

/** Checks that count for a category, or with null for none. */
export const checksOf = <Input extends Judged>(category: CategoryId | null): CheckMaker<Input> => {
  const make = (facts: CheckFacts, run: (input: Input) => Verdict): Check<Input> => ({ ...facts, category, run });
  return Object.assign(make, {
    each: (
      facts: CheckFacts,
      elements: (input: Input) => readonly Element[],
      test: (element: Element, input: Input) => Fault,
      words: Wording,
    ) => make(facts, (input) => judge(input, elements(input), (element) => test(element, input), words)),
  });
};
