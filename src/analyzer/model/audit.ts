import type { CategoryId } from './categories.ts';
import type { Audit, Check, CheckResult, Finding } from './check.ts';
import { extentOf, findingOf } from './finding.ts';
import { SEVERITIES, scoreOf, TAKES } from './scoring.ts';

/** Runs every check on the same input. */
export const runChecks = <Input>(checks: readonly Check<Input>[], input: Input): CheckResult[] =>
  checks.map((check) => ({ check, verdict: check.run(input) }));

/** The score of checks of one category, or null if none applied that can take anything (an info check cannot). */
export const scoreOfResults = (results: readonly CheckResult[]): number | null => {
  const counted = results.filter(
    ({ check, verdict }) => TAKES[check.severity] > 0 && (verdict.outcome === 'passed' || verdict.outcome === 'failed'),
  );
  if (counted.length === 0) return null;
  return scoreOf(
    counted.flatMap(({ check: { severity }, verdict }) =>
      verdict.outcome === 'failed' ? [{ severity, ...extentOf(verdict) }] : [],
    ),
  );
};

/** The score of one category over the results of all stages. */
export const categoryScore = (results: readonly CheckResult[], category: CategoryId): number | null =>
  scoreOfResults(results.filter(({ check }) => check.category === category));

/** Results as a section shows them: findings by severity, and every check by outcome. */
export const audit = (results: readonly CheckResult[]): Audit => {
  const findings = results.flatMap(({ check, verdict }): Finding[] =>
    verdict.outcome === 'failed' ? [findingOf({ check, verdict })] : [],
  );
  findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const of = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome);
  const reasons = (outcome: string) =>
    of(outcome).map(({ check, verdict }) => ({ id: check.id, reason: 'reason' in verdict ? verdict.reason : '' }));
  return {
    score: scoreOfResults(results),
    findings,
    checks: {
      passed: of('passed').map(({ check }) => check.id),
      failed: of('failed').map(({ check }) => check.id),
      not_applicable: reasons('notApplicable'),
      undecided: reasons('undecided'),
    },
  };
};
