import type { Item } from '../page/tree/page.ts';
import type { CategoryId } from './categories.ts';
import type { Change } from './change.ts';
import type { Examples } from './example.ts';
import type { Faults } from './faults.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { Requirement, Requirements, Standing } from './requirements.ts';

export type Severity = 'critical' | 'serious' | 'moderate' | 'minor' | 'info';

/** A check as the registry lists it. `help` is the address of the public rule it follows. */
export interface CheckInfo {
  readonly id: string;
  /** What is wrong where it fails, in a few words. */
  readonly title: string;
  readonly severity: Severity;
  /** The category its outcome counts for; null if it counts for none. */
  readonly category: CategoryId | null;
  readonly help: string;
  /** How the finding is fixed, in a sentence. */
  readonly fix: string;
  /** Where other checkers judge otherwise, why this one judges as it does; a sentence for the pages of the checks. */
  readonly policy?: string | undefined;
  /** What failing means for WCAG; null for a check without accessibility meaning. */
  readonly requirements: Requirements | null;
  /** Pages it fails, passes, leaves undecided or does not apply to. */
  readonly examples: Examples;
}

/** What a message names: places at fault of those tested, or values in their order; empty if it names nothing. */
export type MessageValues =
  | { readonly failing: number; readonly tested: number }
  | { readonly values?: readonly (string | number)[] };

export interface Failed {
  readonly outcome: 'failed';
  readonly message: string;
  /** What the message names; its places of those tested if it is omitted. */
  readonly values?: MessageValues;
  /** Places of the fault; those of `faults`, where its elements are known. */
  readonly items: readonly Item[];
  /** Every element at fault. */
  readonly faults?: Faults;
  /** All places by their marks, if `items` names only some. */
  readonly counts?: ReadonlyMap<string, number>;
  /** How many there are, if none of these has all. */
  readonly total?: number;
  readonly applicable?: number;
  /** What its places mean for WCAG, each different meaning once; null for what the check means in general. */
  readonly standings?: readonly (readonly Requirement[] | null)[];
}

/**
 * What a check came to. `applicable` counts what was looked at where a check looks at many things, so that one failure in
 * ten weighs less than ten; it is 1 where it is omitted. `undecided` is never a pass: it gives the reason.
 */
export type Verdict =
  | { readonly outcome: 'passed'; readonly applicable?: number }
  | Failed
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

/** A place that a finding names, with changed markup that fixes it. */
export interface NamedPlace extends Item {
  readonly changes?: readonly Change[];
}

/** A failed check; one with accessibility meaning has the criteria it concerns. */
export interface Finding extends Fingerprints, Partial<Standing> {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly category: CategoryId | null;
  readonly message: string;
  /** What the message names, to say it in another language. */
  readonly message_values: MessageValues;
  /** The finding that reports the same fault, its owner, and how many places are with it. */
  readonly refers?: string;
  readonly referred?: number;
  /** Places it was found at; `items` names 20 of them at most, `total` is what was looked at. */
  readonly count: number;
  readonly items: readonly NamedPlace[];
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
  readonly not_applicable: readonly Unanswered[];
  readonly undecided: readonly Unanswered[];
}

/** What every audit in a section looks like; `score` is null if no check applied. */
export interface Audit {
  readonly score: number | null;
  readonly findings: readonly Finding[];
  readonly checks: CheckLists;
}
