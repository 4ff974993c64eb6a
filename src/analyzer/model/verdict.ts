import type { Rendering } from '../page/accessibility/rendering.ts';
import type { Element } from '../page/tree/node.ts';
import type { Item, Page } from '../page/tree/page.ts';
import type { Verdict } from './check.ts';
import { type Fault, Faults } from './faults.ts';
import type { Requirement } from './requirements.ts';

export const passed = (applicable = 1): Verdict => ({ outcome: 'passed', applicable });
export const notApplicable = (reason: string): Verdict => ({ outcome: 'notApplicable', reason });
export const undecided = (reason: string): Verdict => ({ outcome: 'undecided', reason });

/** A sentence with the values that it names, so that it can be said in another language. */
interface Sentence {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** A message as a template: say`The page returned ${status}.` */
export const say = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): Sentence => ({
  text: parts.reduce((text, part, i) => text + String(values[i - 1]) + part),
  values: values.map((value) => (typeof value === 'string' ? value.slice(0, VALUE) : value)),
});

/** Characters of a value that a finding repeats beside its message. */
const VALUE = 200;

/** One fault of the page as a whole, or of a few named places. A message without values says no more than the title. */
export const failed = (message: string | Sentence, items: readonly Item[] = []): Verdict => ({
  outcome: 'failed',
  message: typeof message === 'string' ? message : message.text,
  values: typeof message === 'string' ? {} : { values: message.values },
  items,
});

/** The result of testing one element: null for right, a text for what is wrong, `unsure` if the source does not decide. */
export type ElementResult = string | null | { readonly unsure: string } | Specific;

/** What is wrong with an element, and what that means for WCAG where the check means something else in general. */
interface Specific {
  readonly fault: string;
  readonly criteria: readonly Requirement[];
}

/** A fault with criteria of its own; none for a best practice. */
export const faultOf = (fault: string, criteria: readonly Requirement[]): ElementResult => ({ fault, criteria });

export const cannotTell = (reason: string): ElementResult => ({ unsure: reason });

export interface Wording {
  /** Why the check does not apply where there is nothing to test. */
  readonly none: string;
  /** What is wrong, for this many of so many. */
  readonly message: (failing: number, of: number) => string;
}

/** What elements are judged by: the page, and how it is rendered where a fault counts only on what is shown. */
export interface Judged {
  readonly page: Pick<Page, 'item' | 'mark'>;
  readonly rendering?: Pick<Rendering, 'doubt'>;
}

const isUnsure = (found: Exclude<ElementResult, null>): found is { readonly unsure: string } =>
  typeof found === 'object' && 'unsure' in found;

/** Tests each element: failed where one is at fault, undecided where none is but one is unsure, or may not be shown. */
export const judge = (
  { page, rendering }: Judged,
  elements: readonly Element[],
  test: (element: Element) => ElementResult,
  { none, message }: Wording,
): Verdict => {
  if (!elements.length) return notApplicable(none);
  const faults: Fault[] = [];
  const standings = new Set<readonly Requirement[] | null>();
  let doubt: string | undefined;
  let doubts = 0;
  for (const element of elements) {
    const found = test(element);
    if (found === null) continue;
    const unsure = isUnsure(found) ? found.unsure : (rendering?.doubt(element) ?? null);
    if (isUnsure(found) || unsure !== null) {
      doubt ??= unsure!;
      doubts += 1;
      continue;
    }
    const { fault, criteria } = typeof found === 'string' ? { fault: found, criteria: null } : found;
    standings.add(criteria);
    faults.push({ element, fault, criteria });
  }
  const applicable = elements.length - doubts;
  if (faults.length) {
    const found = new Faults(page, faults);
    return {
      outcome: 'failed',
      message: message(faults.length, applicable),
      get items() {
        return found.items();
      },
      faults: found,
      total: faults.length,
      applicable,
      standings: [...standings],
    };
  }
  return doubt === undefined ? passed(elements.length) : undecided(doubt);
};
