import type { SecurityFacts } from '../facts.ts';
import { cookies } from './cookies.ts';
import { contentSecurityPolicy } from './csp.ts';
import { contentTypeOptions, frameOptions, referrerPolicy, resourceSharing } from './headers.ts';
import { strictTransportSecurity } from './hsts.ts';
import { subresourceIntegrity } from './integrity.ts';
import { embedderPolicy, openerPolicy, resourcePolicy } from './isolation.ts';
import { redirection } from './redirection.ts';
import type { ScoredTest } from './types.ts';

/** The twelve tests of the MDN HTTP Observatory (algorithm version 4). */
export const OBSERVATORY: readonly ScoredTest[] = [
  contentSecurityPolicy,
  cookies,
  resourceSharing,
  embedderPolicy,
  openerPolicy,
  resourcePolicy,
  redirection,
  referrerPolicy,
  strictTransportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  frameOptions,
];

interface TestReport {
  readonly result: string | null;
  readonly modifier: number;
  readonly pass: boolean | null;
  readonly undecided?: string;
  readonly data: unknown;
}

export interface ObservatoryReport {
  /** 0 and up; bonuses may lift it above 100. */
  readonly score: number;
  readonly grade: string;
  readonly tests: Readonly<Record<string, TestReport>>;
}

/** Bonuses count from this score on. */
const BONUS_FROM = 90;

const GRADES: readonly [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

export const gradeOf = (score: number): string => GRADES.find(([from]) => score >= from)?.[1] ?? 'F';

/** A negative outcome fails, but for this one. */
const PASSES_WITH_LOSS = 'csp-implemented-with-insecure-scheme-in-passive-content-only';

/** Runs all tests and grades the answer. A test that cannot be decided neither adds nor takes anything. */
export const observe = (facts: SecurityFacts): ObservatoryReport => {
  const tests = Object.fromEntries(
    OBSERVATORY.map((test): [string, TestReport] => {
      const { result, undecided, data = null } = test.run(facts);
      const modifier = result === null ? 0 : test.results[result]!;
      const pass = result === null ? null : modifier >= 0 || result === PASSES_WITH_LOSS;
      return [test.id, { result, modifier, pass, ...(undecided ? { undecided } : {}), data }];
    }),
  );
  const modifiers = Object.values(tests).map(({ modifier }) => modifier);
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const score = Math.max(0, base >= BONUS_FROM ? 100 + sum(modifiers) : base);
  return { score, grade: gradeOf(score), tests };
};
