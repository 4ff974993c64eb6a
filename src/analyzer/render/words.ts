import { LEAST_SHARE, TAKES } from '../scoring.ts';
import type { Severity } from '../stages/types.ts';
import type { FirstSteps, ReportDocument } from './model.ts';

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
  serious: 'Many are hindered, or a search engine or browser is misled.',
  moderate: 'An annoyance, or a loss that is easily avoided.',
  minor: 'A small departure from good practice.',
  info: 'Worth knowing; takes nothing from a score.',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The first sentence of a report: how much was found. */
export const verdictOf = ({ findings, dropped, places, severities }: ReportDocument): string => {
  const total = findings + dropped;
  if (total === 0) return 'Nothing was found wrong by the checks that applied.';
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
            ? `This report was made with version ${checksVersion} of the checks, and its scores with the weights of that version. What follows is how scores come about today.`
            : 'This report does not say which version of the checks it was made with. What follows is how scores come about today.',
        ]),
    `Every category begins at 100. Each check that fails takes a part of what is left, at most ${joined(parts)}; notes take nothing.`,
    `How much of its part a check takes is the share of the elements it tested that are at fault, and never less than ${percent(LEAST_SHARE)} of it: with 42 of 47 images without a text alternative, the check takes 89 % of its ${percent(TAKES.critical)}, and 100 becomes ${Math.round(100 * (1 - (TAKES.critical * 42) / 47))}. Checks that pass add nothing, so a grave fault is not thinned out by many small things that are right.`,
    ...(scores.some(({ id }) => id === 'security')
      ? [
          'Security is scored by the tests of the MDN HTTP Observatory, version 4 of its algorithm: each test adds or takes the points shown with it. Other findings about security take nothing from that score.',
        ]
      : []),
    'A category is measured where at least one of its checks applied. What source cannot tell is left undecided and counts neither way. 90 to 100 is good, 50 to 89 fair, below 50 poor. There is no overall score.',
  ];
};
