import type { Severity } from '../model/check.ts';
import { type CriterionId, criterion } from '../model/criteria.ts';
import type { When } from '../model/requirements.ts';
import { LEAST_SHARE, TAKES } from '../model/scoring.ts';
import { EN } from './language/en.ts';
import { ENGLISH, type Language } from './language/language.ts';
import type { FirstSteps, Place, ReportDocument, ShownFinding } from './model.ts';

/** `1 place`, `3 places`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export const joined = (all: readonly string[]): string => ENGLISH.list(all);

/** Severities as readers see them. */
export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = EN.severities;

const CERTAINTIES = ['fails', 'may', 'review'] as const satisfies readonly When[];

/** What a finding means for WCAG: `Fails WCAG 1.1.1 Non-text Content (A)`; empty without accessibility meaning. */
export const meaningOf = (
  { requirements }: Pick<ShownFinding, 'requirements'>,
  language: Language = ENGLISH,
): string => {
  if (requirements === null) return '';
  if (!requirements.length) return language.text('bestPractice');
  return CERTAINTIES.flatMap((when) => {
    const own = requirements.filter((one) => one.when === when).map(({ sc }) => language.criterion(sc));
    return own.length ? [language.text(when, { list: language.list(own) })] : [];
  }).join('. ');
};

/** Criteria at levels A and AA that findings fail for certain, and those that they may fail. */
const criteriaOf = ({ fixes }: ReportDocument): { fails: CriterionId[]; may: CriterionId[] } => {
  const requirements = fixes
    .flatMap(({ findings, also }) => [...findings, ...also])
    .flatMap((finding) => finding.requirements ?? [])
    .filter(({ sc }) => criterion(sc).level !== 'AAA');
  const of = (when: When): CriterionId[] =>
    [...new Set(requirements.filter((one) => one.when === when).map(({ sc }) => sc))].toSorted((a, b) =>
      a.localeCompare(b, 'en', { numeric: true }),
    );
  const fails = of('fails');
  return { fails, may: of('may').filter((sc) => !fails.includes(sc)) };
};

/** What somebody reads who reads nothing else: how many problems there are, and for whom. */
export const verdictOf = ({ findings, dropped, severities }: ReportDocument, language: Language = ENGLISH): string => {
  if (findings + dropped === 0) return language.text('nothingFound');
  const of = (severity: Severity): number => severities.find((one) => one.severity === severity)?.findings ?? 0;
  const parts = [
    ['critical', of('critical')],
    ['serious', of('serious')],
    ['lesser', of('moderate') + of('minor')],
    ['notes', of('info')],
  ] as const;
  return parts
    .filter(([, n]) => n > 0)
    .map(([key, n]) => language.count(key, n))
    .join(' ');
};

/** Which criteria of WCAG are not met, and which may not be; empty where accessibility was not looked at. */
export const criteriaSentence = (report: ReportDocument, language: Language = ENGLISH): string => {
  if (!report.scores.some(({ id }) => id === 'a11y')) return '';
  const { fails, may } = criteriaOf(report);
  const named = (all: readonly CriterionId[]): string => language.list(all.map((sc) => language.criterion(sc)));
  return [
    fails.length ? language.count('fails', fails.length, { list: named(fails) }) : language.text('noFailure'),
    may.length ? language.count('may', may.length, { list: language.list(may) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** What the first fixes come to. Empty where there are none. */
export const promiseOf = (
  { fixes, count, gains }: FirstSteps,
  places: number,
  language: Language = ENGLISH,
): string => {
  if (!fixes.length) return '';
  const removed = language.count('first', fixes.length, { count, places: language.count('place', places) });
  const raised = gains.map(({ category, from, to }) => language.text('raised', { category, from, to }));
  return raised.length ? `${removed} ${language.text('raises', { list: language.list(raised) })}` : removed;
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** How scores come about, a paragraph a sentence. */
export const scoringWords = (
  { explained, checksVersion, scores }: ReportDocument,
  language: Language = ENGLISH,
): string[] => {
  const takes = Object.fromEntries(Object.entries(TAKES).map(([severity, take]) => [severity, percent(take)]));
  const version = checksVersion ? language.text('earlier', { version: checksVersion }) : language.text('unstated');
  return [
    ...(explained ? [] : [version]),
    language.text('scoring1', takes),
    language.text('scoring2', {
      ...takes,
      least: percent(LEAST_SHARE),
      left: Math.round(100 * (1 - (TAKES.critical * 42) / 47)),
    }),
    ...(scores.some(({ id }) => id === 'security') ? [language.text('scoring3')] : []),
    language.text('scoring4'),
  ];
};

/** `Line 12, column 5`; empty if the report does not say. */
export const positionText = ({ line, column }: Pick<Place, 'line' | 'column'>, language: Language): string => {
  if (line === null) return '';
  return column === null ? language.text('line', { line }) : language.text('position', { line, column });
};
