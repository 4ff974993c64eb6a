import type { Severity } from '../model/check.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import { text, type UntypedRecord } from '../render/untyped-json.ts';

import { checksIn } from './checked.ts';
import { placeKeysOf } from './place-keys.ts';

/** One place of one finding, as two reports are compared by. */
export interface ComparedPlace {
  /** As the marks of `compareReports` name it. */
  readonly fingerprint: string;
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  /** Null for a finding about the page as a whole. */
  readonly place: Place | null;
}

/** What changed from one report to a later one. */
export interface Comparison {
  readonly new: readonly ComparedPlace[];
  readonly fixed: readonly ComparedPlace[];
  readonly unchanged: readonly ComparedPlace[];
  /** Places of the earlier report whose checks the later one did not run or could not decide. */
  readonly unknown: readonly ComparedPlace[];
  /** Places that each report counts and does not name: they are compared with nothing. */
  readonly unlisted: { readonly before: number; readonly after: number };
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

type Marks = (finding: ShownFinding) => readonly string[];

const read = (report: UntypedRecord, marksOf: Marks) => {
  const { fixes, scores } = readReport(report);
  const findings = fixes.flatMap((fix) => fix.findings);
  const places = findings.flatMap((finding: ShownFinding): ComparedPlace[] => {
    const { id, title, severity } = finding;
    return marksOf(finding).map((fingerprint, i) => ({
      fingerprint,
      id,
      title,
      severity,
      place: finding.places[i] ?? null,
    }));
  });
  const unlisted = findings.reduce(
    (sum, { count, places: named }) => sum + Math.max(0, count - Math.max(1, named.length)),
    0,
  );
  return { places, unlisted, scores: new Map(scores.map(({ id, score }) => [id, score])) };
};

/**
 * Compares two reports of one page by the marks of their places: fingerprints, or the keys behind them. Both may be of
 * any age, as inspect answered them or merged. Throws RENDER_FAILED if one of them has no section.
 */
export const compareReports = (
  before: UntypedRecord,
  after: UntypedRecord,
  marksOf: Marks = placeKeysOf,
): Comparison => {
  const [old, now] = [read(before, marksOf), read(after, marksOf)];
  const known = new Set(old.places.map(({ fingerprint }) => fingerprint));
  const seen = new Set(now.places.map(({ fingerprint }) => fingerprint));
  const ids = new Set(now.places.map(({ id }) => id));
  const answered = new Set(
    checksIn(after)
      .filter(({ outcome }) => outcome !== 'undecided')
      .map(({ id }) => id),
  );
  const gone = old.places.filter(({ fingerprint }) => !seen.has(fingerprint));
  const isAnswered = ({ id }: ComparedPlace) => answered.has(id) || ids.has(id);
  const version = text(before.checks_version, 40);
  return {
    new: now.places.filter(({ fingerprint }) => !known.has(fingerprint)),
    fixed: gone.filter(isAnswered),
    unchanged: now.places.filter(({ fingerprint }) => known.has(fingerprint)),
    unknown: gone.filter((one) => !isAnswered(one)),
    unlisted: { before: old.unlisted, after: now.unlisted },
    scores: [...new Set([...old.scores.keys(), ...now.scores.keys()])].map((category) => ({
      category,
      before: old.scores.get(category) ?? null,
      after: now.scores.get(category) ?? null,
    })),
    sameChecks: version !== '' && version === text(after.checks_version, 40),
  };
};
