import { reportedPlaces } from '../../analyzer/formats/reported-places.ts';
import type { ShownFinding } from '../../analyzer/render/model.ts';
import { type Call, UsageError } from '../command.ts';
import type { JudgedPage } from './gate.ts';
import {
  exactly,
  type IgnoreEntry,
  type IgnoreFile,
  ignoreFile,
  lastDay,
  pageMatcher,
  writeIgnoreFile,
} from './ignore-file.ts';
import { withoutIgnored } from './ignored.ts';
import { type AuditedPage, findingsOf } from './reports.ts';

/** Days that accepted places are ignored by default. */
const DAYS = 90;

export interface Ignoring {
  readonly pages: readonly AuditedPage[];
  readonly file: IgnoreFile;
  /** Why a run fails by the file: entries that have expired. */
  readonly failures: readonly string[];
}

const named = ({ check, page, selector, mark, rest }: IgnoreEntry): string =>
  [check, page && `on ${page}`, selector ?? mark ?? rest].filter(Boolean).join(' ');

/** Takes the places of the ignore file out of the reports. Entries that match nothing are reported, or removed. */
export const applyIgnoreFile = async (call: Call, pages: readonly AuditedPage[]): Promise<Ignoring> => {
  const file = await ignoreFile(call);
  const { entries, expired } = file;
  const matches = await pageMatcher(entries);
  const used = new Set<IgnoreEntry>();
  const left = pages.map((page) => {
    const { report, ignored } = withoutIgnored(page.report, entries, (entry, url) => matches(entry, url));
    for (const { entry } of ignored) used.add(entry);
    return { ...page, report };
  });
  const unused = entries.filter((entry) => !used.has(entry));
  if (call.has('prune')) {
    const kept = entries.filter((entry) => used.has(entry));
    if (unused.length + expired.length > 0) {
      await writeIgnoreFile(file.file, kept);
      call.notice(
        `${file.file}: removed ${unused.length + expired.length} of ${entries.length + expired.length} entries`,
      );
    }
    return { pages: left, file: { ...file, entries: kept, expired: [] }, failures: [] };
  }
  const [first] = unused;
  if (first) {
    const others = unused.length > 1 ? ` and ${unused.length - 1} more match` : ' matches';
    call.notice(`${file.file}: ${named(first)}${others} nothing; --prune removes ${unused.length > 1 ? 'them' : 'it'}`);
  }
  return {
    pages: left,
    file,
    failures: expired.map((entry) => `${file.file}: ${named(entry)} expired on ${entry.until}`),
  };
};

interface Accepted extends Pick<IgnoreEntry, 'mark' | 'rest' | 'count'> {
  readonly check: string;
}

/** What is recognised in a later report: a mark, or the hash of all places that a finding does not list. Throws UsageError. */
const acceptedPlace = (finding: ShownFinding, mark: string | null, count: number): Accepted => {
  const check = finding.id || finding.title;
  if (mark !== null) return { check, mark, count };
  if (finding.rest) return { check, rest: finding.rest.hash, count: finding.rest.count };
  throw new UsageError(
    `--accept: ${count} places of ${check} cannot be distinguished from others; ignore the check instead`,
  );
};

/** Places of a page that are new, or all of them without a baseline. */
const placesToAccept = ({ report, comparison }: JudgedPage): Accepted[] => {
  const findings = findingsOf(report);
  if (!comparison)
    return findings.flatMap((finding) =>
      reportedPlaces(finding).map(({ fingerprint, count }) => acceptedPlace(finding, fingerprint, count)),
    );
  const byId = new Map(findings.map((finding) => [finding.id || finding.title, finding]));
  return comparison.new.flatMap(({ id, title, fingerprint, count }) => {
    const finding = byId.get(id || title);
    return finding ? [acceptedPlace(finding, fingerprint, count)] : [];
  });
};

/**
 * With `--accept` writes an entry for each place that is new, or without a baseline for each place at all, into the ignore
 * file. Returns what was done; undefined without the option.
 */
export const acceptFindings = async (
  call: Call,
  pages: readonly JudgedPage[],
  { file, entries, expired }: IgnoreFile,
): Promise<string | undefined> => {
  const reason = call.text('accept');
  if (reason === undefined) return undefined;
  if (reason.trim() === '') throw new UsageError('--accept: needs the reason, such as --accept "known, see issue 12"');
  const until = lastDay(call.text('until'), DAYS);
  const added = new Map<string, IgnoreEntry>();
  for (const page of pages)
    for (const { check, mark, rest, count = 1 } of placesToAccept(page)) {
      const key = `${check} ${page.report.url} ${mark ?? rest}`;
      const sum = mark === undefined ? count : count + (added.get(key)?.count ?? (added.has(key) ? 1 : 0));
      added.set(key, {
        check,
        page: exactly(page.report.url),
        ...(mark === undefined ? { rest: rest! } : { mark }),
        ...(mark !== undefined && sum === 1 ? {} : { count: sum }),
        reason,
        until,
      });
    }
  await writeIgnoreFile(file, [...expired, ...entries, ...added.values()]);
  return `${file}: added ${added.size} ${added.size === 1 ? 'entry' : 'entries'} until ${until}`;
};
