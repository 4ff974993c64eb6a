import { Refusal } from '../../errors/refusal.ts';
import { SEVERITIES } from '../model/scoring.ts';
import { STAGES, type StageId, type StageRow } from '../model/stages.ts';
import { includes, type StandardId } from '../model/standards.ts';
import { markOf } from '../page/tree/item.ts';
import { categoryOrder, unmeasuredBecause } from './categories.ts';
import { inapplicableIn } from './checked.ts';
import { dateOf } from './date.ts';
import { firstSteps, fixesOf, isReported } from './fixes.ts';
import { ENGLISH, type Language } from './language/language.ts';
import type { Brand, Place, ReportDocument, ShownFinding, ShownScore, ShownSection, UndecidedCheck } from './model.ts';
import { panelOf } from './panels.ts';
import { auditsIn, type Part, partsOf } from './parts.ts';
import { readChanges } from './read-changes.ts';
import { readRequirements } from './read-requirements.ts';
import { readRuns } from './read-runs.ts';
import { wordsOf } from './read-words.ts';
import { assertReportShape } from './report-shape.ts';
import {
  address,
  integerOrNull,
  isRecord,
  list,
  record,
  records,
  text,
  texts,
  type UntypedRecord,
} from './untyped-json.ts';

/** Findings of one document. */
const FINDINGS = 2000;
/** Places and fingerprints of one finding; a report names no more. */
const PLACES = 20;
const FINGERPRINTS = 2000;

const readRest = (found: unknown): ShownFinding['rest'] => {
  const { count, hash } = record(found);
  const places = integerOrNull(count);
  return places !== null && places > 0 && typeof hash === 'string' && /^[\w-]{11}$/.test(hash)
    ? { count: places, hash }
    : null;
};

const raw = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a place is recognised by: of the texts as the report has them, before they are cleaned to be shown. */
export const markIn = ({ selector, snippet, value }: UntypedRecord): string =>
  markOf({ selector: raw(selector), snippet: raw(snippet), value: raw(value) });

const changesIn = ({ changes }: UntypedRecord): Pick<Place, 'changes'> => {
  const known = readChanges(changes);
  return known.length ? { changes: known } : {};
};

const readFinding = (found: UntypedRecord, section: string, language: Language): ShownFinding | null => {
  const original = text(found.title, 200) || text(found.message, 200) || text(found.id, 200);
  if (!original) return null;
  const said = wordsOf(found, original, language);
  const places = records(found.items, PLACES)
    .map((item) => ({
      where: text(item.selector, 200),
      line: integerOrNull(item.line) || null,
      column: integerOrNull(item.column) || null,
      snippet: text(item.snippet, 200),
      value: text(item.value, 200),
      mark: markIn(item),
      ...changesIn(item),
    }))
    .filter(({ where, snippet, value }) => where || snippet || value);
  const category = text(found.category, 40);
  const refers = text(found.refers, 80);
  const count = Math.max(integerOrNull(found.count) ?? places.length, refers ? 0 : 1);
  const referred = refers ? Math.max(integerOrNull(found.referred) ?? 0, 0) : 0;
  return {
    id: text(found.id, 80),
    ...said,
    severity: SEVERITIES.find((one) => one === found.severity) ?? 'info',
    category,
    area: category ? language.category(category) : section,
    requirements: readRequirements(found, text(found.id, 80)),
    help: address(found.help),
    refers,
    referred,
    count,
    total: Math.max(integerOrNull(found.total) ?? count, count + referred),
    places,
    fingerprints: texts(found.fingerprints, FINGERPRINTS),
    rest: readRest(found.rest),
  };
};

const readNarrowed = (one: UntypedRecord, language: Language): ReportDocument['narrowed'][number] => {
  const [stage, reason] = [text(one.stage, 40), text(one.reason)];
  const row = STAGES[stage as StageId] as StageRow | undefined;
  const note = row?.note && reason.startsWith(row.note) ? row.note : '';
  return {
    stage: language.label(row?.name ?? stage),
    reason: note ? language.label(note) + reason.slice(note.length) : language.label(reason),
  };
};

const findingsIn = ({ label, content }: Part, language: Language): ShownFinding[] =>
  auditsIn(content)
    .flatMap((audit) => records(audit.findings))
    .map((found) => readFinding(found, language.label(label), language))
    .filter((one) => one !== null);

const byReason = (all: readonly UntypedRecord[]): UndecidedCheck[] => {
  const groups = new Map<string, string[]>();
  for (const one of all) {
    const reason = text(one.reason, 300);
    groups.set(reason, [...(groups.get(reason) ?? []), text(one.id, 80)]);
  }
  return [...groups].map(([reason, ids]) => ({ reason, ids }));
};

const readSection = ({ id, label, content }: Part, language: Language): ShownSection => {
  const checks = auditsIn(content).map((audit) => record(audit.checks));
  return {
    id,
    label: language.label(label),
    failed: checks.reduce((sum, one) => sum + list(one.failed).length, 0),
    passed: checks.flatMap((one) => texts(one.passed, 400)),
    notApplicable: checks.reduce((sum, one) => sum + list(inapplicableIn(one)).length, 0),
    undecided: byReason(checks.flatMap((one) => records(one.undecided, 100))),
    panel: panelOf(id, content, language),
  };
};

const readScores = (report: UntypedRecord, findings: readonly ShownFinding[], language: Language): ShownScore[] => {
  const scores = record(report.category_scores);
  return Object.keys(scores)
    .filter((id) => integerOrNull(scores[id]) !== null)
    .slice(0, 20)
    .sort((a, b) => categoryOrder(a) - categoryOrder(b))
    .map((id) => ({
      id,
      category: language.category(text(id, 40)),
      score: Math.min(100, Math.max(0, integerOrNull(scores[id])!)),
      findings: findings.filter((one) => one.category === id && !isReported(one)).length,
      shared: findings.filter((one) => one.category === id && isReported(one)).length,
    }));
};

const readUnmeasured = (report: UntypedRecord, language: Language): { reason: string; names: string[] }[] => {
  const groups = new Map<string, string[]>();
  for (const id of texts(report.unscored_categories, 20)) {
    const reason = unmeasuredBecause(id, language);
    groups.set(reason, [...(groups.get(reason) ?? []), language.category(id)]);
  }
  return [...groups].map(([reason, names]) => ({ reason, names }));
};

export interface ReadOptions {
  /** Version of the checks whose scoring can be explained; without it none is. */
  readonly checksVersion?: string | undefined;
  /** The standard that accessibility findings are narrowed to. */
  readonly standard?: StandardId | undefined;
  /** English if it is omitted. */
  readonly language?: Language | undefined;
  readonly brand?: Brand | undefined;
}

/** Whether a report of a standard has the finding: one of accessibility only with a criterion of the standard. */
const concerns = ({ category, requirements }: ShownFinding, standard: StandardId | undefined): boolean =>
  standard === undefined ||
  category !== 'a11y' ||
  requirements === null ||
  requirements.some(({ sc }) => includes(standard, sc));

/**
 * Reads what inspect returned, or all sections merged into one object, of any age. Throws RENDER_FAILED if a member has a type
 * that no report gives it, or if there is neither an address nor a section in it.
 */
export const readReport = (
  report: UntypedRecord,
  { checksVersion, standard, language = ENGLISH, brand }: ReadOptions = {},
): ReportDocument => {
  assertReportShape(report);
  const parts = partsOf(report);
  const core = record(isRecord(report.sections) ? record(report.sections).core : report);
  const url =
    text(report.final_url, 2048) || text(report.url, 2048) || text(core.finalUrl, 2048) || text(core.url, 2048);
  if (!url && !parts.length)
    throw new Refusal('RENDER_FAILED', 'report: it contains no address, section or finding to render.', {
      field: 'report',
    });
  const all = parts.flatMap((part) => findingsIn(part, language)).filter((finding) => concerns(finding, standard));
  const ids = new Set(all.map(({ id }) => id));
  const ignored = new Set(records(report.ignored).map(({ check }) => text(check, 80)));
  // An owner that is left out reports nothing: the finding stands for itself. One that is ignored is so with what it owns.
  const every = all.flatMap((one) => {
    if (!one.refers || ids.has(one.refers)) return [one];
    if (ignored.has(one.refers)) return isReported(one) ? [] : [one];
    return [{ ...one, refers: '', referred: 0, count: one.count + one.referred }];
  });
  every.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const findings = every.slice(0, FINDINGS);
  const own = findings.filter((finding) => !isReported(finding));
  const places = (some: readonly ShownFinding[]) => some.reduce((sum, { count }) => sum + count, 0);
  const scores = readScores(report, findings, language);
  const fixes = fixesOf(findings);
  const explained = checksVersion !== undefined && report.checks_version === checksVersion;
  const readAt = dateOf(report.created_at);
  return {
    language,
    brand: brand ? { ...brand, name: text(brand.name, 200) } : null,
    title: text(record(core.meta).title, 300),
    url,
    link: address(url),
    read: readAt ? language.date(readAt) : '',
    readAt,
    auditVersion: text(report.audit_version, 20),
    checksVersion: text(report.checks_version, 40),
    explained,
    scores,
    unmeasured: readUnmeasured(report, language),
    narrowed: records(report.incomplete, 14).map((one) => readNarrowed(one, language)),
    severities: SEVERITIES.map((severity) => {
      const some = own.filter((one) => one.severity === severity);
      return { severity, findings: some.length, places: places(some) };
    }),
    fixes,
    // Scores count findings that a report of one standard leaves out.
    first: firstSteps(fixes, scores, explained && !standard && !report.standard),
    areas: [...new Set(fixes.flatMap(({ areas }) => areas))],
    sections: parts.map((part) => readSection(part, language)),
    findings: own.length,
    places: places(own),
    dropped: all.length - findings.length,
    ...readRuns(report, readAt),
  };
};
