import type { Ignores } from '../../analyzer/fix-file.ts';
import { fingerprintOf } from '../../analyzer/formats/fingerprint.ts';
import { readEntry } from '../../analyzer/model/fingerprint-entry.ts';
import { markOf } from '../../analyzer/page/tree/item.ts';
import { isRecord, record, text, type UntypedRecord } from '../../analyzer/render/untyped-json.ts';
import type { IgnoreEntry } from './ignore-file.ts';
import type { Report } from './reports.ts';

/** Places that an entry took out of a report. */
export interface Ignored {
  readonly entry: IgnoreEntry;
  readonly count: number;
}

type Matches = (entry: IgnoreEntry, page: string) => boolean;

const placeOf = (check: string, item: UntypedRecord) => ({
  selector: text(item.selector, 1000),
  fingerprint: fingerprintOf(
    check,
    markOf({ selector: text(item.selector, 1000), snippet: text(item.snippet, 1000), value: text(item.value, 1000) }),
  ),
});

/** Whether entries name a place of a page, before it is reported. */
export const ignoresOn =
  (entries: readonly IgnoreEntry[], matches: Matches, page: string): Ignores =>
  (check, place) =>
    entries.some((entry) => {
      const { selector, mark } = entry;
      if (entry.check !== check || !matches(entry, page)) return false;
      if (mark !== undefined) return fingerprintOf(check, place.mark) === mark;
      return selector === undefined || place.item()?.selector === selector;
    });

/** Entries of `fingerprints` without so many places of each. */
const without = (fingerprints: readonly unknown[], gone: ReadonlyMap<string, number>): string[] =>
  fingerprints.flatMap((one) => {
    const read = readEntry(one);
    if (!read) return [];
    const left = read.count - (gone.get(read.fingerprint) ?? 0);
    if (left <= 0) return [];
    const position = read.line === null ? '' : ` ${read.line}:${read.column}`;
    return [`${read.fingerprint}${left > 1 ? `*${left}` : ''}${position}`];
  });

const equalPlaces = (finding: UntypedRecord, fingerprint: string): number => {
  const entries = Array.isArray(finding.fingerprints) ? finding.fingerprints : [];
  const entry = entries.map(readEntry).find((one) => one?.fingerprint === fingerprint);
  return entry?.count ?? 0;
};

/** A finding without the places of an entry, and how many they are; null if none are left. */
const withoutEntry = (
  finding: UntypedRecord,
  { selector, mark }: IgnoreEntry,
): { finding: UntypedRecord | null; count: number } => {
  const all = typeof finding.count === 'number' ? finding.count : 1;
  if (selector === undefined && mark === undefined) return { finding: null, count: all };
  const check = text(finding.id, 80);
  const items = (Array.isArray(finding.items) ? finding.items : []).filter(isRecord);
  const gone = new Map<string, number>();
  const kept = items.filter((item) => {
    const place = placeOf(check, item);
    if (mark === undefined ? place.selector !== selector : place.fingerprint !== mark) return true;
    gone.set(place.fingerprint, (gone.get(place.fingerprint) ?? 0) + 1);
    return false;
  });
  if (mark !== undefined) gone.set(mark, Math.max(gone.get(mark) ?? 0, equalPlaces(finding, mark)));
  const count = [...gone.values()].reduce((sum, one) => sum + one, 0);
  if (count === 0) return { finding, count };
  if (count >= all) return { finding: null, count: all };
  const fingerprints = without(Array.isArray(finding.fingerprints) ? finding.fingerprints : [], gone);
  return { finding: { ...finding, count: all - count, items: kept, fingerprints }, count };
};

/** A report without the places of an ignore file, which it lists instead. */
export const withoutIgnored = (
  report: Report,
  entries: readonly IgnoreEntry[],
  matches: Matches,
): { report: Report; ignored: Ignored[] } => {
  const counts = new Map<IgnoreEntry, number>();
  const ofPage = entries.filter((entry) => matches(entry, report.url));
  const findingLeft = (finding: unknown): unknown[] => {
    let left: UntypedRecord | null = record(finding);
    for (const entry of ofPage) {
      if (left === null || left.id !== entry.check) continue;
      const { finding: next, count } = withoutEntry(left, entry);
      if (count > 0) counts.set(entry, (counts.get(entry) ?? 0) + count);
      left = next;
    }
    return left === null ? [] : [left];
  };
  const auditLeft = (audit: unknown): unknown =>
    isRecord(audit) && Array.isArray(audit.findings)
      ? { ...audit, findings: audit.findings.flatMap(findingLeft) }
      : audit;
  if (ofPage.length === 0) return { report, ignored: [] };
  const sections = Object.fromEntries(
    Object.entries(report.sections).map(([id, section]) => [
      id,
      Object.fromEntries(Object.entries(section as UntypedRecord).map(([key, value]) => [key, auditLeft(value)])),
    ]),
  );
  const ignored = [...counts].map(([entry, count]) => ({ entry, count }));
  if (!ignored.length) return { report, ignored };
  const listed = ignored.map(({ entry: { check, selector, mark, reason, until, by }, count }) => ({
    check,
    ...(selector === undefined ? {} : { selector }),
    ...(mark === undefined ? {} : { mark }),
    ...(by === undefined ? {} : { by }),
    reason,
    until,
    count,
  }));
  return { report: { ...report, sections, ignored: listed } as Report, ignored };
};
