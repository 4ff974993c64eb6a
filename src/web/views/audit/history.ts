import { signal } from '@preact/signals';
import { readReport } from '../../../analyzer/render/read-report.ts';
import { isRecord, type UntypedRecord } from '../../../analyzer/render/untyped-json.ts';
import { announce } from '../../state/announce.ts';
import { download } from '../../state/download.ts';
import {
  addReports,
  allReports,
  dropReports,
  IN_ALL,
  type KeptReport,
  latestReportOf,
  PER_PAGE,
  reportsOf,
  type Saved,
  saveReports,
} from '../../state/report-store.ts';

/** Reports of the open page that this browser keeps, oldest first. */
export const keptReports = signal<readonly KeptReport[]>([]);
/** Why nothing is kept: the browser has no storage for it. */
export const historyProblem = signal('');

const NO_STORAGE = 'This browser does not keep reports: storage is switched off or full.';

const keptOf = (report: UntypedRecord): KeptReport | null => {
  const { url, readAt } = readReport(report);
  if (url === '' || readAt === null) return null;
  const at = readAt.toISOString();
  return { id: `${at} ${url}`, page: url, at, report };
};

/** Runs what needs storage; undefined where the browser has none. */
const stored = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    const value = await work();
    historyProblem.value = '';
    return value;
  } catch {
    historyProblem.value = NO_STORAGE;
    return undefined;
  }
};

let wanted = 0;

/** Shows what is kept of a page, unless that of another is asked for meanwhile. */
export const loadHistory = async (page: string): Promise<readonly KeptReport[]> => {
  wanted += 1;
  const mine = wanted;
  const reports = (await stored(() => reportsOf(page))) ?? [];
  if (mine === wanted) keptReports.value = reports;
  return reports;
};

/** The page whose report is open when it is asked: another than at the beginning of what takes time, perhaps. */
type OpenPage = () => string | undefined;

const reload = async (openPage: OpenPage): Promise<void> => {
  const page = openPage();
  if (page !== undefined) await loadHistory(page);
};

/** The latest report that is kept of an address. */
export const findKept = (address: string): Promise<KeptReport | undefined> => stored(() => latestReportOf(address));

/** Keeps a report that the service has just made. Resolves to whether it is kept. */
export const saveReport = async (report: UntypedRecord): Promise<boolean> => {
  const kept = keptOf(report);
  if (!kept) return false;
  const isSaved = await stored(async () => {
    await saveReports([kept]);
    return true;
  });
  return isSaved === true;
};

export const dropReport = async ({ id }: KeptReport, openPage: OpenPage): Promise<void> => {
  await stored(() => dropReports([id]));
  await reload(openPage);
};

/** What an exported history begins with. */
const KIND = 'metamer-audit-history';

/** Saves every report that is kept, of all pages, as one file. */
export const exportHistory = async (): Promise<void> => {
  const reports = await stored(allReports);
  if (!reports) return announce(NO_STORAGE);
  const content = JSON.stringify({ kind: KIND, version: 1, reports: reports.map(({ report }) => report) });
  download('audit-history.json', new Blob([content], { type: 'application/json' }));
};

/** Reports of a file: an exported history, a list of reports, or one. */
const reportsIn = (value: unknown): UntypedRecord[] => {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  return value.kind === KIND && Array.isArray(value.reports) ? value.reports.filter(isRecord) : [value];
};

const keptFrom = (report: UntypedRecord): KeptReport[] => {
  try {
    const kept = keptOf(report);
    return kept ? [kept] : [];
  } catch {
    return [];
  }
};

/** How far clocks may be apart: a report from later than that was not made yet. */
const AHEAD = 86_400_000;

const isMade = ({ at }: KeptReport): boolean => Date.parse(at) <= Date.now() + AHEAD;

/** What came of an import: how many reports are kept, and what it did to those that were kept before. */
const importedText = (count: number, { known, gone }: Saved): string =>
  [
    `Imported ${count - known} ${count - known === 1 ? 'report' : 'reports'}.`,
    known ? `${known} ${known === 1 ? 'was' : 'were'} kept already.` : '',
    gone
      ? `${gone} older ${gone === 1 ? 'report' : 'reports'} gave way: ${PER_PAGE} of a page are kept, ${IN_ALL} in all.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Adds the reports of a file to what is kept; one that is kept already stays as it is. Returns what came of it, in a sentence. */
export const importHistory = async (file: File, openPage: OpenPage): Promise<string> => {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return `${file.name} is not JSON.`;
  }
  const reports = reportsIn(value).flatMap(keptFrom).filter(isMade);
  if (!reports.length) return `${file.name} holds no reports that say when they were made.`;
  const saved = await stored(() => addReports(reports));
  if (!saved) return NO_STORAGE;
  await reload(openPage);
  return importedText(reports.length, saved);
};
