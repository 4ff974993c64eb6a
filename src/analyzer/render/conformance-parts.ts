import { CRITERIA } from '../model/criteria.ts';
import { CONFORMANCE_WORDS, type Conformance, type ConformanceLine, type ConformanceWord } from './conformance.ts';
import type { Language } from './language/language.ts';

const PRINCIPLES = ['principle1', 'principle2', 'principle3', 'principle4'] as const;

/** The lines of each principle of WCAG, without principles that have none. */
export const byPrinciple = (
  { lines }: Pick<Conformance, 'lines'>,
  language: Language,
): { readonly title: string; readonly lines: readonly ConformanceLine[] }[] =>
  PRINCIPLES.map((key, i) => ({
    title: language.text(key),
    lines: lines.filter(({ sc }) => sc.startsWith(`${i + 1}.`)),
  })).filter((one) => one.lines.length > 0);

/** How many lines say each word. */
export const countsOf = ({
  lines,
}: Pick<Conformance, 'lines'>): { readonly word: ConformanceWord; readonly n: number }[] =>
  CONFORMANCE_WORDS.map((word) => ({ word, n: lines.filter((line) => line.word === word).length }));

/** What decides the word of a line: its findings with their places, and the checks that could not decide. */
export const evidenceOf = ({ findings, undecided }: ConformanceLine, language: Language): string[] => [
  ...findings.map(({ title, count }) => (count > 1 ? `${title} (${language.count('place', count)})` : title)),
  ...(undecided.length ? [language.text('couldNotDecide', { list: undecided.join(', ') })] : []),
];

/** The head of the view: what a report of source can say, and what it cannot. */
export const introOf = ({ lines, unseen }: Conformance, language: Language): string =>
  language.text('conformanceIntro', { unseen, n: lines.length });

/** What source shows of a criterion, and what is left, in English. */
export const scopeOf = ({ sc }: ConformanceLine): { readonly sees: string | null; readonly left: string } => {
  const { sees, left } = CRITERIA[sc];
  return { sees, left };
};
