import type { Element } from '../page/tree/node.ts';
import type { CategoryId } from './categories.ts';
import type { Check, CheckInfo, Severity, Verdict } from './check.ts';
import { type ElementResult, type Judged, judge, type Wording } from './verdict.ts';

/** A check that looks at everything at once. */
interface Whole<Input> {
  readonly run: (input: Input) => Verdict;
}

/** A check that tests some elements, each separately. */
interface Each<Input> extends Wording {
  readonly elements: (input: Input) => readonly Element[];
  readonly test: (element: Element, input: Input) => ElementResult;
}

/** What the author of a check writes besides id, severity and title: its facts, how it judges, and examples. */
export type CheckDefinition<Input> = Omit<CheckInfo, 'id' | 'severity' | 'title' | 'category'> &
  (Whole<Input> | Each<Input>);

/** Makes the checks that count for a category, or with null for none. */
export const checksOf =
  <Input extends Judged>(category: CategoryId | null) =>
  (id: string, severity: Severity, title: string, definition: CheckDefinition<Input>): Check<Input> => {
    const { help, fix, policy, requirements, examples } = definition;
    const facts: CheckInfo = { id, title, severity, category, help, fix, policy, requirements, examples };
    if ('run' in definition) return { ...facts, run: definition.run };
    const { elements, test, none, message } = definition;
    return {
      ...facts,
      run: (input) => judge(input, elements(input), (element) => test(element, input), { none, message }),
    };
  };
