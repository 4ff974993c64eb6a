import type { Item } from '../page/tree/page.ts';
import type { CategoryId } from './categories.ts';
import type { Audit, Check, CheckInfo, CheckResult, Failed, Finding } from './check.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { type Marks, marksOf } from './place-mark.ts';
import { type Certainty, type Standing, standingOf } from './requirements.ts';
import { SEVERITIES, scoreOf, TAKES } from './scoring.ts';

/** Places a finding names. */
const ITEMS = 20;

/** Runs every check on the same input. */
export const runChecks = <Input>(checks: readonly Check<Input>[], input: Input): CheckResult[] =>
  checks.map((check) => ({ check, verdict: check.run(input) }));

/** The score of checks of one category, or null if none applied that can take anything (an info check cannot). */
const score = (results: readonly CheckResult[]): number | null => {
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
  score(results.filter(({ check }) => check.category === category));

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

/** Places a failed check was found at, of how many it looked at. */
const extentOf = (verdict: Failed): { readonly count: number; readonly total: number } => {
  const count = verdict.total ?? Math.max(1, verdict.items.length);
  return { count, total: Math.max(verdict.applicable ?? 1, count) };
};

/** A finding about the page as a whole has one place, which is none of its elements. */
const WHOLE: Marks = new Map([['', { count: 1, line: 0, column: 0 }]]);

const placesOf = (verdict: Failed, count: number): { readonly marks: Marks; readonly unmarked: number } => {
  const marks = verdict.marks ?? (verdict.items.length ? marksOf(verdict.items) : WHOLE);
  const marked = [...marks.values()].reduce((sum, one) => sum + one.count, 0);
  return { marks, unmarked: Math.max(0, count - marked) };
};

/** What a failed check says of WCAG; nothing if it has no accessibility meaning. */
const standing = ({ requirements }: CheckInfo, { standings = [null] }: Failed): Partial<Standing> =>
  requirements ? standingOf(standings.flatMap((criteria) => criteria ?? requirements.criteria)) : {};

/** A place; one as sure as its finding does not say so itself. */
const placeOf = (item: Item, finding: Certainty | undefined): Item => {
  if (item.certainty !== finding) return item;
  const { certainty, ...place } = item;
  return place;
};

const finding = ({ check, verdict }: CheckResult): Finding[] => {
  if (verdict.outcome !== 'failed') return [];
  const { id, title, severity, category, help, fix } = check;
  const { count, total } = extentOf(verdict);
  const { marks, unmarked } = placesOf(verdict, count);
  const meaning = standing(check, verdict);
  return [
    {
      id,
      title,
      severity,
      category,
      ...meaning,
      message: verdict.message,
      count,
      items: verdict.items.slice(0, ITEMS).map((item) => placeOf(item, meaning.certainty)),
      total,
      help,
      fix,
      ...fingerprintsOf(id, marks, unmarked),
    },
  ];
};
