import type { ChangeKind } from '../model/change.ts';
import type { Severity } from '../model/check.ts';
import { type CriterionId, criterion } from '../model/criteria.ts';
import type { When } from '../model/requirements.ts';
import { LEAST_SHARE, TAKES } from '../model/scoring.ts';
import type { FirstSteps, ReportDocument, ShownFinding } from './model.ts';

/** `1 place`, `3 places`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export const joined = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/** Severities as readers see them. */
export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  serious: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
  info: 'Note',
};

/** What each severity means to somebody who has to decide. */
export const SEVERITY_MEANINGS: Readonly<Record<Severity, string>> = {
  critical: 'Some people or machines cannot use the page, or its visitors are at risk.',
  serious: 'Many users are affected, or a search engine or browser is misled.',
  moderate: 'An inconvenience, or a problem that is easy to avoid.',
  minor: 'A minor deviation from good practice.',
  info: 'For information; does not affect a score.',
};

const CERTAINTY_WORDS: Readonly<Record<When, string>> = {
  fails: 'Fails',
  may: 'May fail',
  review: 'To be reviewed by a person:',
};

/** `1.1.1 Non-text Content (A)`. */
export const criterionName = (id: CriterionId): string => {
  const { name, level } = criterion(id);
  return `${id} ${name} (${level})`;
};

/** What a finding means for WCAG: `Fails WCAG 1.1.1 Non-text Content (A)`; empty without accessibility meaning. */
export const meaningOf = ({ requirements }: Pick<ShownFinding, 'requirements'>): string => {
  if (requirements === null) return '';
  if (!requirements.length) return 'Best practice; no WCAG criterion requires it';
  const parts = (['fails', 'may', 'review'] as const).flatMap((when) => {
    const own = requirements.filter((one) => one.when === when).map(({ sc }) => criterionName(sc));
    return own.length ? [`${CERTAINTY_WORDS[when]} WCAG ${joined(own)}`] : [];
  });
  return parts.map((part, i) => (i === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join('; ');
};

/** Kinds of changed markup as readers see them. */
export const CHANGE_NAMES: Readonly<Record<ChangeKind, string>> = {
  exact: 'Exact change',
  suggestion: 'Suggestion',
  template: 'Template, with your words for …',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The first sentence of a report: how much was found. */
export const verdictOf = ({ findings, dropped, places, severities }: ReportDocument): string => {
  const total = findings + dropped;
  if (total === 0) return 'No problems were found by the checks that applied.';
  const parts = severities
    .filter((one) => one.findings > 0)
    .map(({ severity, findings: n }) =>
      severity === 'info' ? counted(n, 'note') : `${n} ${SEVERITY_NAMES[severity].toLowerCase()}`,
    );
  return `${counted(total, 'finding')} at ${counted(places, 'place')}: ${joined(parts)}.`;
};

/** The second: what the first fixes come to. Empty where there are none. */
export const promiseOf = ({ fixes, count, gains }: FirstSteps, places: number): string => {
  if (!fixes.length) return '';
  const first = fixes.length === 1 ? 'The fix below removes' : `The ${NUMBERS[fixes.length]} fixes below remove`;
  const raised = gains.map(({ category, from, to }) => `${category} from ${from} to ${to}`);
  return `${first} ${count} of ${counted(places, 'place')}${raised.length ? ` and would raise ${joined(raised)}` : ''}.`;
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** How scores come about, a paragraph a sentence. */
export const scoringWords = ({ explained, checksVersion, scores }: ReportDocument): string[] => {
  const parts = Object.entries(TAKES)
    .filter(([, take]) => take > 0)
    .map(([severity, take]) => `${percent(take)} for a ${severity} one`);
  return [
    ...(explained
      ? []
      : [
          checksVersion
            ? `This report was made with version ${checksVersion} of the checks, and its scores use the weights of that version. The following describes how scores are computed now.`
            : 'This report does not state the version of its checks. The following describes how scores are computed now.',
        ]),
    `Every category starts at 100. Each failed check subtracts a share of what remains, at most ${joined(parts)}; notes do not affect it.`,
    `The part of that share is the proportion of tested elements that fail, and at least ${percent(LEAST_SHARE)} of it: with 42 of 47 images without a text alternative, the check subtracts 89 % of its ${percent(TAKES.critical)}, and 100 becomes ${Math.round(100 * (1 - (TAKES.critical * 42) / 47))}. Checks that pass add nothing, so a serious problem is not outweighed by many small things that are right.`,
    ...(scores.some(({ id }) => id === 'security')
      ? [
          'Security is scored by the tests of the MDN HTTP Observatory, version 4 of its algorithm: each test adds or subtracts the points shown with it. Other security findings do not affect that score.',
        ]
      : []),
    'A category is measured if at least one of its checks applied. Checks that the page source cannot decide do not affect the score. 90 to 100 is good, 50 to 89 fair, below 50 poor. There is no overall score.',
  ];
};
