import type { Severity } from '../model/check.ts';
import { checksIn } from '../render/checked.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import { text, type UntypedRecord } from '../render/untyped-json.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type ChangedPlaces, comparePlaces } from './place-changes.ts';
import { type PlaceSet, placesIn } from './place-set.ts';

/** Places of one finding that have the same source, as two reports are compared by. */
export interface ComparedPlace {
  /** As `fingerprints` of the finding lists it; null for places that a report counts without listing them. */
  readonly fingerprint: string | null;
  /** How many there are. */
  readonly count: number;
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  /** One of them, as far as a report says; null for a finding about the page as a whole. */
  readonly place: Place | null;
}

/** What changed from one report to a later one. */
export interface Comparison {
  readonly new: readonly ComparedPlace[];
  readonly fixed: readonly ComparedPlace[];
  readonly unchanged: readonly ComparedPlace[];
  /** Places of the earlier report whose checks the later one did not run or could not decide. */
  readonly unknown: readonly ComparedPlace[];
  /** Checks that the earlier report did not run: everything they find is new. */
  readonly newChecks: readonly string[];
  readonly scores: readonly {
    readonly category: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  /**
   * Whether both were made by the same checks and weights, so that scores compare and a new finding is not a new check.
   */
  readonly sameChecks: boolean;
}

/** Places in all. */
export const countPlaces = (places: readonly Pick<ComparedPlace, 'count'>[]): number =>
  places.reduce((sum, { count }) => sum + count, 0);

const keyOf = ({ id, title }: Pick<ShownFinding, 'id' | 'title'>): string => id || title;

const read = (report: UntypedRecord) => {
  const { fixes, scores } = readReport(report);
  return {
    findings: new Map(
      fixes.flatMap(({ findings, also }) => [...findings, ...also]).map((finding) => [keyOf(finding), finding]),
    ),
    scores: new Map(scores.map(({ id, score }) => [id, score])),
    checks: checksIn(report),
  };
};

const named = ({ id, title, severity }: ShownFinding, places: readonly ChangedPlaces[]): ComparedPlace[] =>
  places.map((place) => ({ ...place, id, title, severity }));

type Findings = ReadonlyMap<string, ShownFinding>;

const NO_PLACES: PlaceSet['listed'] = new Map();

const listedOf = (finding: ShownFinding | undefined): PlaceSet['listed'] =>
  finding ? placesIn(finding).listed : NO_PLACES;

/**
 * Places of a finding without those that another report has with its owner: the owner had a place of the same source there,
 * and has it no more. A place whose source the report does not name counts as one of its own.
 */
const withoutReferred = (
  places: readonly ChangedPlaces[],
  { id, title, refers, referred }: ShownFinding,
  left: number,
  there: Findings,
  here: Findings,
): ChangedPlaces[] => {
  let most = referred - left;
  if (most <= 0) return [...places];
  const key = keyOf({ id, title });
  const [owned, kept] = [listedOf(there.get(refers)), listedOf(here.get(refers))];
  return places.flatMap((one) => {
    const mark = one.fingerprint === fingerprintOf(key, '') ? '' : one.place?.mark || null;
    if (mark === null) return [one];
    const fingerprint = fingerprintOf(refers, mark);
    const gone = (owned.get(fingerprint)?.count ?? 0) - (kept.get(fingerprint)?.count ?? 0);
    const taken = Math.max(0, Math.min(most, one.count, gone));
    most -= taken;
    return taken < one.count ? [{ ...one, count: one.count - taken }] : [];
  });
};

/**
 * Compares two reports of one page by the fingerprints of their places. Both may be of any age, as inspect returned them
 * or merged. Throws RENDER_FAILED if one of them has no section.
 */
export const compareReports = (before: UntypedRecord, after: UntypedRecord): Comparison => {
  const [old, now] = [read(before), read(after)];
  const ran = new Set(old.checks.map(({ id }) => id));
  const answered = new Set(now.checks.filter(({ outcome }) => outcome !== 'undecided').map(({ id }) => id));
  const all = [...new Map([...now.findings, ...[...old.findings].filter(([key]) => !now.findings.has(key))]).entries()];
  const changes = all.map(([key, finding]) => {
    const [was, is] = [old.findings.get(key), now.findings.get(key)];
    const { new: listed, fixed: gone, unchanged } = comparePlaces(was && placesIn(was), is && placesIn(is));
    const [before, after] = [was?.referred ?? 0, is?.referred ?? 0];
    // Places that only one of the reports has with another finding are neither new nor fixed.
    const added = was ? withoutReferred(listed, was, after, old.findings, now.findings) : listed;
    const fixed = is ? withoutReferred(gone, is, before, now.findings, old.findings) : gone;
    return {
      isAnswered: is !== undefined || answered.has(key),
      added: named(finding, added),
      fixed: named(finding, fixed),
      unchanged: named(finding, unchanged),
    };
  });
  const version = text(before.checks_version, 40);
  return {
    new: changes.flatMap(({ added }) => added),
    fixed: changes.flatMap(({ isAnswered, fixed }) => (isAnswered ? fixed : [])),
    unchanged: changes.flatMap(({ unchanged }) => unchanged),
    unknown: changes.flatMap(({ isAnswered, fixed }) => (isAnswered ? [] : fixed)),
    newChecks: [...now.findings.keys()].filter((key) => ran.size > 0 && !ran.has(key)),
    scores: [...new Set([...old.scores.keys(), ...now.scores.keys()])].map((category) => ({
      category,
      before: old.scores.get(category) ?? null,
      after: now.scores.get(category) ?? null,
    })),
    sameChecks: version !== '' && version === text(after.checks_version, 40),
  };
};
