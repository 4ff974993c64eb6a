import { criterion } from '../model/criteria.ts';
import { leftAfter, SEVERITIES } from '../model/scoring.ts';
import type { FirstSteps, Fix, Gain, ShownFinding, ShownScore } from './model.ts';

/** Fixes a summary names. */
const FIRST = 5;

const rank = (severity: ShownFinding['severity']): number => SEVERITIES.indexOf(severity);

/** What a finding leaves of its score: by all its places, also those that another finding reports. */
const scoreLeft = ({ severity, count, referred, total }: ShownFinding): number =>
  leftAfter({ severity, count: count + referred, total });
const weightOf = (findings: readonly ShownFinding[]): number =>
  findings.reduce((sum, finding) => sum - Math.log(scoreLeft(finding)), 0);
const placesOf = (findings: readonly ShownFinding[]): number => findings.reduce((sum, { count }) => sum + count, 0);

const LEVELS = ['A', 'AA', 'AAA'] as const;
const CERTAINTIES = ['fails', 'may', 'review'] as const;

/** Criteria of level A that fail for certain come first, what concerns no criterion last. */
const levelOf = (findings: readonly ShownFinding[]): number =>
  Math.min(
    LEVELS.length * CERTAINTIES.length,
    ...findings
      .flatMap(({ requirements }) => requirements ?? [])
      .map(({ sc, when }) => LEVELS.indexOf(criterion(sc).level) * CERTAINTIES.length + CERTAINTIES.indexOf(when)),
  );

const fixOf = (title: string, findings: readonly ShownFinding[], also: readonly ShownFinding[]): Fix => ({
  title,
  isEnglish: findings[0]!.english.includes(findings[0]!.fix ? 'fix' : 'title'),
  severity: findings.toSorted((a, b) => rank(a.severity) - rank(b.severity))[0]!.severity,
  findings,
  also,
  areas: [...new Set([...findings, ...also].map(({ area }) => area))],
  count: placesOf(findings),
  weight: weightOf([...findings, ...also]),
});

/** Whether a finding reports nothing itself: all its places are with another one. */
export const isReported = ({ refers, count }: ShownFinding): boolean => refers !== '' && count === 0;

const byUrgency = (a: Fix, b: Fix): number =>
  rank(a.severity) - rank(b.severity) || levelOf(a.findings) - levelOf(b.findings) || b.count - a.count;

/**
 * Findings by what is to be done about them: the most severe first, of these the ones that concern the lowest level of
 * WCAG, of these the ones with most places. A finding without a fix is a group of its own; one that another reports is
 * with that one.
 */
export const fixesOf = (findings: readonly ShownFinding[]): Fix[] => {
  const ids = new Set(findings.map(({ id }) => id));
  const reported = findings.filter((finding) => isReported(finding) && ids.has(finding.refers));
  const groups = new Map<string, ShownFinding[]>();
  for (const finding of findings) {
    if (reported.includes(finding)) continue;
    const key = finding.fix || finding.title;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups]
    .map(([title, group]) => {
      const own = new Set(group.map(({ id }) => id));
      return fixOf(
        title,
        group,
        reported.filter(({ refers }) => own.has(refers)),
      );
    })
    .sort(byUrgency);
};

/** What the scores of categories become once some findings are gone. Scores that are not made of findings stay out. */
const gainsOf = (gone: readonly ShownFinding[], scores: readonly ShownScore[]): Gain[] =>
  scores.flatMap(({ id, category, score, findings, shared }) => {
    const own = gone.filter((finding) => finding.category === id);
    if (!own.length || id === 'security') return [];
    const left = own.reduce((product, finding) => product * scoreLeft(finding), 1);
    const to = own.length === findings + shared ? 100 : Math.min(99, Math.round(score / left));
    return to > score ? [{ category, from: score, to }] : [];
  });

/** The five most urgent fixes, the critical one with most places before all others, and what scores gain by them. */
export const firstSteps = (fixes: readonly Fix[], scores: readonly ShownScore[], explained: boolean): FirstSteps => {
  const urgent = fixes.filter(({ weight }) => weight > 0);
  const [widest] = urgent.filter(({ severity }) => severity === 'critical').toSorted((a, b) => b.count - a.count);
  const first = [...(widest ? [widest] : []), ...urgent.filter((fix) => fix !== widest)].slice(0, FIRST);
  const gone = first.flatMap(({ findings, also }) => [...findings, ...also]);
  return { fixes: first, count: placesOf(gone), gains: explained ? gainsOf(gone, scores) : [] };
};
