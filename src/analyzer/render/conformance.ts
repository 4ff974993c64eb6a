import { type ConformanceId, CRITERIA } from '../model/criteria.ts';
import type { When } from '../model/requirements.ts';
import { REQUIREMENTS } from '../model/requirements-table.ts';
import { includes, STANDARD_IDS, type StandardId } from '../model/standards.ts';
import { checksIn } from './checked.ts';
import type { ReportDocument, ShownFinding } from './model.ts';
import type { UntypedRecord } from './untyped-json.ts';

/** What a report says of one criterion. The first that holds counts; none of them says that it is met. */
export const CONFORMANCE_WORDS = [
  'fails',
  'may fail',
  'ask',
  'nothing found',
  'nothing to look at',
  'not looked at',
] as const;
export type ConformanceWord = (typeof CONFORMANCE_WORDS)[number];

/** One line of a statement of conformance. */
export interface ConformanceLine {
  readonly sc: ConformanceId;
  readonly word: ConformanceWord;
  /** Findings that decide the word, for `fails`, `may fail` and `ask`. */
  readonly findings: readonly ShownFinding[];
  /** Checks that could not be decided, for `ask`. */
  readonly undecided: readonly string[];
}

/** The outcome of each check that a report lists. */
type Outcomes = ReadonlyMap<string, ReturnType<typeof checksIn>[number]['outcome']>;

/** Checks that concern a criterion, with what it means when they fail. */
const REACHING: ReadonlyMap<string, readonly { readonly id: string; readonly when: When }[]> = (() => {
  const reaching = new Map<string, { id: string; when: When }[]>();
  for (const [id, { criteria }] of Object.entries(REQUIREMENTS))
    for (const [sc, when] of criteria) reaching.set(sc, [...(reaching.get(sc) ?? []), { id, when }]);
  return reaching;
})();

const lineOf = (sc: ConformanceId, findings: readonly ShownFinding[], outcomes: Outcomes): ConformanceLine => {
  const concerning = (when: When) =>
    findings.filter(({ requirements }) => requirements?.some((one) => one.sc === sc && one.when === when));
  const checks = (REACHING.get(sc) ?? []).filter(({ id }) => outcomes.has(id));
  /** Checks that failed although the report, narrowed to some standard, leaves their findings out. */
  const silent = (when: When) =>
    checks.some(
      (one) => one.when === when && outcomes.get(one.id) === 'failed' && !findings.some(({ id }) => id === one.id),
    );
  const line = (word: ConformanceWord, some: readonly ShownFinding[] = [], undecided: readonly string[] = []) => ({
    sc,
    word,
    findings: some,
    undecided,
  });
  const [failing, doubtful, open] = [concerning('fails'), concerning('may'), concerning('review')];
  if (failing.length || silent('fails')) return line('fails', failing);
  if (doubtful.length || silent('may')) return line('may fail', doubtful);
  const undecided = checks.filter(({ id }) => outcomes.get(id) === 'undecided').map(({ id }) => id);
  if (open.length || undecided.length) return line('ask', open, undecided);
  const judging = checks.filter(({ when }) => when !== 'review');
  if (judging.some(({ id }) => outcomes.get(id) === 'passed')) return line('nothing found');
  return line(
    checks.length && checks.every(({ id }) => outcomes.get(id) === 'notApplicable')
      ? 'nothing to look at'
      : 'not looked at',
  );
};

/** The standard that a report is narrowed to; undefined for none. */
const standardOf = ({ standard }: UntypedRecord): StandardId | undefined => STANDARD_IDS.find((id) => id === standard);

/** Success criteria with what a report says of each. */
export interface Conformance {
  readonly lines: readonly ConformanceLine[];
  /** How many of them page source cannot judge at all. */
  readonly unseen: number;
}

/** The criteria of WCAG 2.2 at levels A and AA, or those of a standard, each with what a report says of it. */
export const conformanceOf = (
  { fixes }: Pick<ReportDocument, 'fixes'>,
  report: UntypedRecord,
  standard: StandardId | undefined = standardOf(report),
): Conformance => {
  const findings = fixes.flatMap(({ findings: own, also }) => [...own, ...also]);
  const outcomes: Outcomes = new Map(checksIn(report).map(({ id, outcome }) => [id, outcome]));
  const lines = (Object.keys(CRITERIA) as ConformanceId[])
    .filter((sc) => includes(standard, sc))
    .map((sc) => lineOf(sc, findings, outcomes));
  return { lines, unseen: lines.filter(({ sc }) => CRITERIA[sc].sees === null).length };
};
