import type { SecurityFacts } from '../facts.ts';

/** What one test came to. `result` is the Observatory's name of the outcome; null if it is unknown. */
export interface Outcome<Result extends string = string> {
  readonly result: Result | null;
  /** Why it is unknown. */
  readonly undecided?: string;
  /** What was looked at, for the report. */
  readonly data?: unknown;
}

/** One scored test: each of its outcomes with what it adds to or takes from the score. */
export interface ScoredTest {
  /** The Observatory's name of the test. */
  readonly id: string;
  readonly title: string;
  readonly results: Readonly<Record<string, number>>;
  run(facts: SecurityFacts): Outcome;
}

/** A test whose outcomes are among those it lists. */
export const scoredTest = <const Results extends Readonly<Record<string, number>>>(
  test: ScoredTest & {
    readonly results: Results;
    run(facts: SecurityFacts): Outcome<keyof Results & string>;
  },
): ScoredTest => test;

/** The worse of two outcomes by a list from best to worst; the first found stays where both are equal. */
export const worse = <Result extends string>(order: readonly Result[], next: Result, now: Result | null): Result =>
  now === null || order.indexOf(next) > order.indexOf(now) ? next : now;
