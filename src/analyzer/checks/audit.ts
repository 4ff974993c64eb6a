import type { Audit, Check, CheckResult, Finding, Severity } from '../stages/types.ts';
import type { CategoryId } from './categories.ts';

const WEIGHTS: Readonly<Record<Severity, number>> = { critical: 10, serious: 6, moderate: 3, minor: 1, info: 0 };

/** Places a finding names. */
const ITEMS = 20;

/** Runs every check on the same input. */
export const runChecks = <Input>(checks: readonly Check<Input>[], input: Input): CheckResult[] =>
  checks.map((check) => ({ check, verdict: check.run(input) }));

/**
 * 0 to 100: the weighted share of passed checks among those that applied, or null where none did (an info check weighs
 * nothing). A check of many elements counts by the share that passed, and by half at most once one failed.
 */
const score = (results: readonly CheckResult[]): number | null => {
  let sum = 0;
  let reached = 0;
  for (const { check, verdict } of results) {
    if (verdict.outcome !== 'passed' && verdict.outcome !== 'failed') continue;
    const weight = WEIGHTS[check.severity];
    sum += weight;
    reached += weight * passedShare(verdict);
  }
  return sum === 0 ? null : Math.round((100 * reached) / sum);
};

const passedShare = (verdict: CheckResult['verdict']): number => {
  if (verdict.outcome === 'passed') return 1;
  if (verdict.outcome !== 'failed') return 0;
  const failing = verdict.total ?? verdict.items.length;
  const applicable = verdict.applicable ?? 1;
  return Math.min(0.5, Math.max(0, 1 - failing / Math.max(applicable, failing, 1)));
};

/** The score of one category over the results of all stages. */
export const categoryScore = (results: readonly CheckResult[], category: CategoryId): number | null =>
  score(results.filter(({ check }) => check.category === category));

const SEVERITIES = Object.keys(WEIGHTS) as Severity[];

/** Results as a section shows them: findings by severity, and every check by outcome. */
export const audit = (results: readonly CheckResult[]): Audit => {
  const findings = results.flatMap(finding);
  findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const of = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome);
  const reasons = (outcome: string) =>
    of(outcome).map(({ check, verdict }) => ({ id: check.id, reason: 'reason' in verdict ? verdict.reason : '' }));
  return {
    score: score(results),
    findings,
    checks: {
      passed: of('passed').map(({ check }) => check.id),
      failed: of('failed').map(({ check }) => check.id),
      notApplicable: reasons('notApplicable'),
      undecided: reasons('undecided'),
    },
  };
};

const finding = ({ check, verdict }: CheckResult): Finding[] => {
  if (verdict.outcome !== 'failed') return [];
  const count = verdict.total ?? Math.max(1, verdict.items.length);
  const { id, title, severity, category, help, fix } = check;
  return [
    {
      id,
      title,
      severity,
      category,
      message: verdict.message,
      count,
      items: verdict.items.slice(0, ITEMS),
      total: Math.max(verdict.applicable ?? 1, count),
      help,
      fix,
    },
  ];
};
