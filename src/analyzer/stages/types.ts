import type { CategoryId } from '../checks/categories.ts';
import type { Examples } from '../checks/example.ts';
import type { DecodedPage, Gathered, Wants } from '../gather/types.ts';
import type { Item, Page } from '../reading/page/page.ts';
import type { StageId } from './table.ts';

export type Severity = 'critical' | 'serious' | 'moderate' | 'minor' | 'info';

/** A check as the registry lists it. `help` is the address of the public rule it follows. */
export interface CheckInfo {
  readonly id: string;
  /** What is wrong where it fails, in a few words. */
  readonly title: string;
  readonly severity: Severity;
  /** The category its outcome counts for; null where it counts for none. */
  readonly category: CategoryId | null;
  readonly help: string;
  /** How the finding is fixed, in a sentence. */
  readonly fix: string;
  /** Pages it fails, passes, leaves undecided or does not apply to. */
  readonly examples: Examples;
}

/**
 * What a check came to. `applicable` counts what was looked at where a check looks at many things, so that one failure in
 * ten weighs less than ten; it is 1 where it is omitted. `undecided` is never a pass: it says why source cannot tell.
 */
export type Verdict =
  | { readonly outcome: 'passed'; readonly applicable?: number }
  | {
      readonly outcome: 'failed';
      readonly message: string;
      readonly items: readonly Item[];
      /** How many there are, where `items` was cut. */
      readonly total?: number;
      readonly applicable?: number;
    }
  | { readonly outcome: 'notApplicable'; readonly reason: string }
  | { readonly outcome: 'undecided'; readonly reason: string };

/** A check that can be run on what a stage has at hand. */
export interface Check<Input> extends CheckInfo {
  readonly run: (input: Input) => Verdict;
}

export interface CheckResult {
  readonly check: CheckInfo;
  readonly verdict: Verdict;
}

export interface Finding {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly category: CategoryId | null;
  readonly message: string;
  /** Places it was found at; `items` names 20 of them at most, `total` is what was looked at. */
  readonly count: number;
  readonly items: readonly Item[];
  readonly total: number;
  readonly help: string;
  readonly fix: string;
}

interface Unanswered {
  readonly id: string;
  readonly reason: string;
}

/** The checks of one audited section by outcome. */
interface CheckLists {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly notApplicable: readonly Unanswered[];
  readonly undecided: readonly Unanswered[];
}

/** What every audit in a section looks like; `score` is null where no check applied. */
export interface Audit {
  readonly score: number | null;
  readonly findings: readonly Finding[];
  readonly checks: CheckLists;
}

/** Everything a stage judges. It opens nothing and reads no clock: the same input gives the same output. */
export interface StageInput {
  readonly page: Page;
  readonly decoded: DecodedPage;
  /** The response and every sub-resource that the stages in scope wanted; what nobody wanted is null or empty. */
  readonly gathered: Gathered;
  /** The time of the call in milliseconds since 1970, for dates that may lie in the future or the past. */
  readonly now: number;
}

interface StageOutput {
  /** The keys of the stage's section. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Every check that was run, in the order of the registry: coverage and category scores come from them. */
  readonly results: readonly CheckResult[];
  /** Scores that are not the weighted share of passed checks (security: the Observatory's). */
  readonly scores?: Readonly<Partial<Record<CategoryId, number>>>;
  /** What was cut in this run of a partial stage; follows its caveat in `incomplete`. */
  readonly narrowed?: readonly string[];
}

/** One stage that page source can answer. */
export interface Stage {
  readonly id: StageId;
  /** The keys that `content` always has. */
  readonly keys: readonly string[];
  readonly checks: readonly CheckInfo[];
  /** What is to be loaded before `run`; the wishes of all stages in scope are merged. */
  wants?(page: Page): Partial<Wants>;
  run(input: StageInput): StageOutput;
}
