import { leftAfter, SEVERITIES } from '../model/scoring.ts';
import type { FirstSteps, Fix, Gain, ShownFinding, ShownScore } from './model.ts';

/** Fixes a summary names. */
const FIRST = 5;

const rank = (severity: ShownFinding['severity']): number => SEVERITIES.indexOf(severity);
const weightOf = (findings: readonly ShownFinding[]): number =>
  findings.reduce((sum, finding) => sum - Math.log(leftAfter(finding)), 0);
const placesOf = (findings: readonly ShownFinding[]): number => findings.reduce((sum, { count }) => sum + count, 0);

const fixOf = (title: string, findings: readonly ShownFinding[]): Fix => ({
  title,
  severity: findings.toSorted((a, b) => rank(a.severity) - rank(b.severity))[0]!.severity,
  findings,
  areas: [...new Set(findings.map(({ area }) => area))],
  count: placesOf(findings),
  weight: weightOf(findings),
});

/** Findings by what is to be done about them, the worst first. A finding without a fix is a group of its own. */
export const fixesOf = (findings: readonly ShownFinding[]): Fix[] => {
  const groups = new Map<string, ShownFinding[]>();
  for (const finding of findings) {
    const key = finding.fix || finding.title;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups]
    .map(([title, group]) => fixOf(title, group))
    .sort((a, b) => rank(a.severity) - rank(b.severity) || b.weight - a.weight || b.count - a.count);
};

/** What the scores of categories become once some findings are gone. Scores that are not made of findings stay out. */
const gainsOf = (gone: readonly ShownFinding[], scores: readonly ShownScore[]): Gain[] =>
  scores.flatMap(({ id, category, score, findings }) => {
    const own = gone.filter((finding) => finding.category === id);
    if (!own.length || id === 'security') return [];
    const left = own.reduce((product, finding) => product * leftAfter(finding), 1);
    const to = own.length === findings ? 100 : Math.min(99, Math.round(score / left));
    return to > score ? [{ category, from: score, to }] : [];
  });

/** The five fixes that take most from scores, and what is gained by them where the scores are of our own making. */
export const firstSteps = (fixes: readonly Fix[], scores: readonly ShownScore[], explained: boolean): FirstSteps => {
  const first = fixes
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.count - a.count)
    .slice(0, FIRST);
  const gone = first.flatMap(({ findings }) => findings);
  return { fixes: first, count: placesOf(gone), gains: explained ? gainsOf(gone, scores) : [] };
};
