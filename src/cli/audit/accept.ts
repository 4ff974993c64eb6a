import { reportedPlaces } from '../../analyzer/formats/reported-places.ts';
import { type Call, UsageError } from '../command.ts';
import type { JudgedPage } from './gate.ts';
import { type IgnoreEntry, type IgnoreFile, ignoreFile, pageMatcher, writeIgnoreFile } from './ignore-file.ts';
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

const named = ({ check, page, selector, mark }: IgnoreEntry): string =>
  [check, page && `on ${page}`, selector ?? mark].filter(Boolean).join(' ');

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
  for (const entry of unused) call.notice(`${file.file}: ${named(entry)} matches nothing; --prune removes it`);
  return {
    pages: left,
    file,
    failures: expired.map((entry) => `${file.file}: ${named(entry)} expired on ${entry.until}`),
  };
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Fingerprints of the places of a page that are new, or all of them without a baseline. */
const placesToAccept = ({ report, comparison }: JudgedPage): { check: string; mark: string | null }[] =>
  comparison
    ? comparison.new.map(({ id, title, fingerprint }) => ({ check: id || title, mark: fingerprint }))
    : findingsOf(report).flatMap((finding) =>
        reportedPlaces(finding).map(({ fingerprint }) => ({ check: finding.id || finding.title, mark: fingerprint })),
      );

/**
 * With `--accept` writes an entry for each place that is new, or without a baseline for each place at all, into the ignore
 * file. Returns what was done; undefined without the option.
 */
export const acceptFindings = async (
  call: Call,
  pages: readonly JudgedPage[],
  { file, entries }: IgnoreFile,
): Promise<string | undefined> => {
  const reason = call.text('accept');
  if (reason === undefined) return undefined;
  if (reason.trim() === '') throw new UsageError('--accept: needs the reason, such as --accept "known, see issue 12"');
  const until = call.text('until') ?? inDays(DAYS);
  const added = new Map<string, IgnoreEntry>();
  for (const page of pages)
    for (const { check, mark } of placesToAccept(page)) {
      const entry = { check, page: page.report.url, ...(mark === null ? {} : { mark }), reason, until };
      added.set(`${check} ${entry.page} ${mark}`, entry);
    }
  await writeIgnoreFile(file, [...entries, ...added.values()]);
  return `${file}: added ${added.size} ${added.size === 1 ? 'entry' : 'entries'} until ${until}`;
};
