import { appendFile, readFile } from 'node:fs/promises';
import { isRecord, record, records } from '../../analyzer/render/untyped-json.ts';
import { UsageError } from '../command.ts';
import { write } from '../files.ts';
import { type AuditedPage, findingsOf, type Report, SEVERITIES } from './reports.ts';

/** Runs that a report shows. */
const SHOWN = 30;

/** A page in one run: its scores, and its places by severity and by criterion. */
export interface PastPage {
  readonly page: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly severities: Readonly<Record<string, number>>;
  readonly criteria: Readonly<Record<string, number>>;
}

/** One line of a history. */
export interface PastRun {
  readonly date: string;
  readonly commit: string | null;
  readonly checks_version: string;
  readonly pages: readonly PastPage[];
}

/** The commit that is checked out: what a pipeline says, otherwise what the repository says; null outside of both. */
const commitOf = async (environment: Readonly<Record<string, string | undefined>>): Promise<string | null> => {
  const named = environment.GITHUB_SHA ?? environment.CI_COMMIT_SHA ?? environment.GIT_COMMIT;
  if (named) return named;
  try {
    const head = (await readFile('.git/HEAD', 'utf8')).trim();
    if (!head.startsWith('ref: ')) return head;
    return (await readFile(`.git/${head.slice(5)}`, 'utf8')).trim();
  } catch {
    return null;
  }
};

const countBy = (report: Report, keysOf: (finding: ReturnType<typeof findingsOf>[number]) => readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const finding of findingsOf(report))
    for (const key of keysOf(finding)) counts[key] = (counts[key] ?? 0) + finding.count;
  return counts;
};

const pastPage = ({ report }: AuditedPage): PastPage => {
  const severities = countBy(report, ({ severity }) => [severity]);
  return {
    page: report.url,
    scores: report.category_scores,
    severities: Object.fromEntries(SEVERITIES.map((severity) => [severity, severities[severity] ?? 0])),
    criteria: countBy(report, ({ requirements }) => (requirements ?? []).map(({ sc }) => sc)),
  };
};

/** The runs of a file, one JSON line each; empty if there is no file. Throws UsageError for anything else. */
export const readHistory = async (file: string): Promise<PastRun[]> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new UsageError(`--history: ${file} cannot be read (${code ?? 'failed'})`);
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      try {
        const run: unknown = JSON.parse(line);
        if (isRecord(run) && typeof run.date === 'string' && Array.isArray(run.pages)) return run as unknown as PastRun;
      } catch {}
      throw new UsageError(`--history: line ${i + 1} of ${file} is not a run of metamer audit`);
    });
};

/** Adds a run at the end of a history. Throws UsageError where it cannot be written. */
export const appendRun = async (
  file: string,
  pages: readonly AuditedPage[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const run: PastRun = {
    date: pages[0]!.report.created_at,
    commit: await commitOf(environment),
    checks_version: pages[0]!.report.checks_version,
    pages: pages.map(pastPage),
  };
  const line = `${JSON.stringify(run)}\n`;
  await appendFile(file, line).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new UsageError(`${file}: cannot be written (${error.code ?? 'failed'})`);
    await write(file, line);
  });
};

/** A report with what earlier runs said of its page, which documents draw as a trend. */
export const withHistory = (report: Report, runs: readonly PastRun[]): Report => {
  const past = runs.flatMap(({ date, commit, checks_version, pages }) =>
    records(pages)
      .filter(({ page }) => page === report.url)
      .map(({ scores, severities }) => ({
        date,
        commit,
        checks_version,
        scores: record(scores),
        severities: record(severities),
      })),
  );
  return past.length ? ({ ...report, history: past.slice(-SHOWN) } as Report) : report;
};
