import type { Ignores } from '../../analyzer/fix-file.ts';
import { fingerprintOf } from '../../analyzer/formats/fingerprint.ts';
import { entryText, type FingerprintEntry, readEntry } from '../../analyzer/model/fingerprint-entry.ts';
import { markIn } from '../../analyzer/render/read-report.ts';
import { isRecord, record, text, type UntypedRecord } from '../../analyzer/render/untyped-json.ts';
import type { IgnoreEntry } from './ignore-file.ts';
import type { Report } from './reports.ts';

/** Places that an entry took out of a report. */
export interface Ignored {
  readonly entry: IgnoreEntry;
  readonly count: number;
}

type Matches = (entry: IgnoreEntry, page: string) => boolean;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether entries name a place of a page, before it is reported; places that no report lists are not distinguished. */
export const ignoresOn =
  (entries: readonly IgnoreEntry[], matches: Matches, page: string): Ignores =>
  (check, place) =>
    entries.some((entry) => {
      const { selector, mark } = entry;
      if (entry.check !== check || !matches(entry, page)) return false;
      if (mark !== undefined) return fingerprintOf(check, place.mark) === mark;
      return selector === undefined || place.item()?.selector === selector;
    });

/** A finding of which places are taken away, entry by entry. */
class Remaining {
  private readonly finding: UntypedRecord;
  private readonly all: number;
  private count: number;
  private items: { readonly item: UntypedRecord; readonly selector: string; readonly fingerprint: string }[];
  private readonly listed: Map<string, FingerprintEntry>;
  private rest: unknown;

  constructor(finding: UntypedRecord) {
    const check = text(finding.id, 80);
    this.finding = finding;
    this.all = typeof finding.count === 'number' ? finding.count : 1;
    this.count = this.all;
    this.rest = finding.rest;
    this.items = listOf(finding.items)
      .filter(isRecord)
      .map((item) => ({
        item,
        selector: text(item.selector, 1000),
        fingerprint: fingerprintOf(check, markIn(item)),
      }));
    const read = listOf(finding.fingerprints).map(readEntry);
    this.listed = new Map(read.flatMap((one) => (one ? [[one.fingerprint, one] as const] : [])));
  }

  /** Takes the places of an entry. Returns how many they are. */
  take(entry: IgnoreEntry): number {
    const before = this.count;
    if (entry.rest !== undefined) this.takeRest(entry);
    else if (entry.mark !== undefined) this.takeEqual(entry.mark, entry.count ?? 1);
    else if (entry.selector !== undefined) this.takeSelected(entry.selector);
    else this.count = 0;
    this.count = Math.max(0, this.count);
    return before - this.count;
  }

  /** Null if no place is left. */
  get left(): UntypedRecord | null {
    if (this.count === this.all) return this.finding;
    if (this.count === 0) return null;
    const { rest: _, ...finding } = this.finding;
    return {
      ...finding,
      count: this.count,
      items: this.items.map(({ item }) => item),
      fingerprints: [...this.listed.values()].map(entryText),
      ...(this.rest === undefined ? {} : { rest: this.rest }),
    };
  }

  /** Places that the finding counts and does not list, if they are those of the entry. */
  private takeRest(entry: IgnoreEntry): void {
    const { count, hash } = record(this.rest);
    if (count !== entry.count || hash !== entry.rest) return;
    this.count -= entry.count!;
    this.rest = undefined;
  }

  private takeSelected(selector: string): void {
    const gone = this.items.filter((one) => one.selector === selector);
    this.items = this.items.filter((one) => one.selector !== selector);
    for (const { fingerprint } of gone) this.takeListed(fingerprint, 1);
    this.count -= gone.length;
  }

  private takeEqual(mark: string, most: number): void {
    const equal = this.items.filter(({ fingerprint }) => fingerprint === mark);
    const count = Math.min(most, Math.max(this.listed.get(mark)?.count ?? 0, equal.length));
    const gone = new Set(equal.slice(0, count));
    this.items = this.items.filter((one) => !gone.has(one));
    this.takeListed(mark, count);
    this.count -= count;
  }

  private takeListed(mark: string, count: number): void {
    const listed = this.listed.get(mark);
    if (listed && listed.count > count) this.listed.set(mark, { ...listed, count: listed.count - count });
    else this.listed.delete(mark);
  }
}

/** A report without the places of an ignore file, which it lists instead. */
export const withoutIgnored = (
  report: Report,
  entries: readonly IgnoreEntry[],
  matches: Matches,
): { report: Report; ignored: Ignored[] } => {
  const counts = new Map<IgnoreEntry, number>();
  const ofPage = entries.filter((entry) => matches(entry, report.url));
  const byCheck = new Map<string, IgnoreEntry[]>();
  for (const entry of ofPage) {
    const same = byCheck.get(entry.check) ?? [];
    same.push(entry);
    byCheck.set(entry.check, same);
  }
  const findingLeft = (finding: unknown): unknown[] => {
    const own = isRecord(finding) ? byCheck.get(text(finding.id, 80)) : undefined;
    if (!own) return [finding];
    const remaining = new Remaining(record(finding));
    for (const entry of own) {
      const count = remaining.take(entry);
      if (count > 0) counts.set(entry, (counts.get(entry) ?? 0) + count);
    }
    return remaining.left === null ? [] : [remaining.left];
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
  const listed = ignored.map(({ entry: { check, selector, mark, rest, reason, until, by }, count }) => ({
    check,
    ...(selector === undefined ? {} : { selector }),
    ...(mark === undefined ? {} : { mark }),
    ...(rest === undefined ? {} : { rest }),
    ...(by === undefined ? {} : { by }),
    reason,
    until,
    count,
  }));
  return { report: { ...report, sections, ignored: listed } as Report, ignored };
};
