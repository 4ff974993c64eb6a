import { type ReportedPlace, reportedPlaces } from '../../analyzer/formats/reported-places.ts';
import type { ShownFinding } from '../../analyzer/render/model.ts';
import { type AuditedPage, findingsOf, rankOf } from './reports.ts';

/** A finding as far as it is on many pages alike, such as in a header that all of them have. */
export interface SharedFinding {
  readonly finding: ShownFinding;
  readonly places: readonly ReportedPlace[];
  /** Places on one page, and the pages that have them. */
  readonly count: number;
  readonly pages: number;
}

export interface Shared {
  readonly findings: readonly SharedFinding[];
  /** Whether a place is listed with those of many pages. */
  has(finding: ShownFinding, place: ReportedPlace): boolean;
}

const keyOf = ({ id, title }: ShownFinding, { fingerprint }: ReportedPlace): string | null =>
  fingerprint === null ? null : `${id || title} ${fingerprint}`;

interface Seen {
  readonly finding: ShownFinding;
  readonly place: ReportedPlace;
  pages: number;
  most: number;
}

/** Places that are on at least half of the pages, and on two: they are listed once. */
export const sharedOf = (pages: readonly AuditedPage[]): Shared => {
  const seen = new Map<string, Seen>();
  for (const { report } of pages) {
    const here = new Map<string, { finding: ShownFinding; place: ReportedPlace; count: number }>();
    for (const finding of findingsOf(report))
      for (const place of reportedPlaces(finding)) {
        const key = keyOf(finding, place);
        if (key === null) continue;
        const before = here.get(key);
        here.set(key, { finding, place: before?.place ?? place, count: (before?.count ?? 0) + place.count });
      }
    for (const [key, { finding, place, count }] of here) {
      const one = seen.get(key) ?? { finding, place, pages: 0, most: 0 };
      one.pages += 1;
      one.most = Math.max(one.most, count);
      seen.set(key, one);
    }
  }
  const least = Math.max(2, Math.ceil(pages.length / 2));
  const shared = new Map([...seen].filter(([, { pages: on }]) => on >= least));
  const findings = new Map<string, { finding: ShownFinding; places: ReportedPlace[]; count: number; pages: number }>();
  for (const { finding, place, pages: on, most } of shared.values()) {
    const key = `${finding.id || finding.title} ${on}`;
    const one = findings.get(key) ?? { finding, places: [], count: 0, pages: on };
    one.places.push(place);
    one.count += most;
    findings.set(key, one);
  }
  return {
    findings: [...findings.values()].toSorted((a, b) => rankOf(a.finding.severity) - rankOf(b.finding.severity)),
    has(finding, place) {
      const key = keyOf(finding, place);
      return key !== null && shared.has(key);
    },
  };
};
