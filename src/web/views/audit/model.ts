import { computed, signal } from '@preact/signals';
import { INSPECT_CREDITS, STAGE_IDS, STAGES, type StageRow } from '../../../analyzer/model/stages.ts';
import { checksIn } from '../../../analyzer/render/checked.ts';
import { readReport } from '../../../analyzer/render/read-report.ts';
import { isRecord, text, type UntypedRecord } from '../../../analyzer/render/untyped-json.ts';
import { call } from '../../state/api.ts';
import { Inputs } from '../../state/inputs.ts';
import { apiKey } from '../../state/key.ts';
import { createLatestRequest } from '../../state/latest-request.ts';
import { addressIn } from '../../state/pasted.ts';
import type { KeptReport } from '../../state/report-store.ts';
import { findKept, loadHistory, saveReport } from './history.ts';

export const PRICE = INSPECT_CREDITS;

/** Stages that page source can answer: the others cannot be chosen. */
export const CHOICES = STAGE_IDS.map((id) => ({ id, ...(STAGES[id] as StageRow) })).filter(
  ({ markup }) => markup !== 'none',
);

export const inputs = new Inputs({
  url: { kind: 'text', start: '' },
  /** Ids of stages, separated by commas; all where it is empty. */
  stages: { kind: 'text', start: '' },
});

export const chosenStages = computed((): readonly string[] => {
  const named = inputs.get('stages').split(',');
  const known = CHOICES.map(({ id }) => id as string).filter((id) => named.includes(id));
  return known.length ? known : CHOICES.map(({ id }) => id);
});

export const chooseStage = (id: string, on: boolean): void => {
  const next = CHOICES.map((one) => one.id as string).filter((one) =>
    one === id ? on : chosenStages.value.includes(one),
  );
  inputs.choose('stages', next.length === CHOICES.length ? '' : next.join(','));
};

export const inspection = createLatestRequest();

/** A report that is open, and how it came. */
export interface Opened {
  readonly report: UntypedRecord;
  /** What it is called where it was opened; empty where the service has just made it. */
  readonly file: string;
  /** It is that of a sample page, to be looked at before anything is audited. */
  readonly isExample?: boolean;
  /** This browser kept it: the service may have other checks by now. */
  readonly isKept?: boolean;
}

export const opened = signal<Opened | undefined>(undefined);
/** An earlier report that the open one is compared with. */
export const earlier = signal<Opened | undefined>(undefined);
/** Why the opened file is not a report. */
export const openProblem = signal('');

/** The report as it is drawn. The scores of one that this service has just made come about as it says. */
export const shownReport = computed(() => {
  if (!opened.value) return undefined;
  const { report, file, isKept } = opened.value;
  return readReport(report, file === '' && !isKept ? { checksVersion: text(report.checks_version, 40) } : {});
});

/** Checks by what they came to, besides those that failed. */
export const checked = computed(() => (opened.value ? checksIn(opened.value.report) : []));

/** Throws unless all that will be read of a report can be: it is refused before it is open, and not while it is drawn. */
const assertReadable = (report: UntypedRecord): void => {
  readReport(report);
  checksIn(report);
};

const readFile = async (file: File): Promise<Opened | string> => {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return `${file.name} is not JSON. A saved report is the answer of an audit, as a .json file.`;
  }
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(one)) return `${file.name} does not contain a report.`;
  try {
    assertReadable(one);
    return { report: one, file: file.name };
  } catch {
    return `${file.name} does not contain a report: it has no address and no sections.`;
  }
};

let begun = 0;

/** A report of a sample page, as this service audits it. */
const EXAMPLE = '/guide/examples/audit-report.json';

/** Opens the example, unless something else was opened meanwhile. Says whether it is there. */
export const openExample = async (): Promise<boolean> => {
  begun += 1;
  const mine = begun;
  const { body, failure } = await call({ method: 'GET', path: EXAMPLE });
  if (failure || !isRecord(body)) return false;
  if (mine !== begun || inspection.answer.value) return true;
  openProblem.value = '';
  earlier.value = undefined;
  opened.value = { report: body, file: 'the example', isExample: true };
  return true;
};

let wasClosed = false;

export const closeReport = (): void => {
  wasClosed = true;
  opened.value = undefined;
  earlier.value = undefined;
};

/** The address that was asked for as the open report was opened: another one asks for another report. */
let openedFor = '';

/** Opens a report that this browser keeps, with what changed since the audit before it. Resolves to whether it is open. */
export const openKept = async ({ id, page, report }: KeptReport): Promise<boolean> => {
  begun += 1;
  const mine = begun;
  try {
    assertReadable(report);
  } catch {
    openProblem.value = 'The saved report cannot be read. Audit the page again.';
    return false;
  }
  openProblem.value = '';
  openedFor = inspectInput().url;
  opened.value = { report, file: '', isKept: true };
  earlier.value = undefined;
  const all = await loadHistory(page);
  if (mine !== begun) return false;
  const before = all[all.findIndex((one) => one.id === id) - 1];
  earlier.value = before && { report: before.report, file: '' };
  return true;
};

/** Opens the latest report that is kept of the address in the field, unless it is open or was replaced by another. */
const openLatest = async (): Promise<void> => {
  const { url } = inspectInput();
  const isOpen = opened.value !== undefined && !opened.value.isExample;
  if (inputs.get('url').trim() === '' || (isOpen && url === openedFor)) return;
  begun += 1;
  const mine = begun;
  const kept = await findKept(url);
  if (kept && mine === begun) await openKept(kept);
};

/** What is shown before anything was opened: the report of the address that this browser keeps, without a key the example. */
export const showFirst = async (): Promise<void> => {
  await openLatest();
  if (apiKey.value === undefined && !opened.value && !wasClosed) await openExample();
};

/** Opens a saved report, or says why it is none; what was open before stays then. Of two the later begun is opened. */
export const openFile = async (file: File, into: typeof opened | typeof earlier): Promise<void> => {
  begun += 1;
  const mine = begun;
  const read = await readFile(file);
  if (mine !== begun) return;
  if (typeof read === 'string') {
    openProblem.value = read;
    return;
  }
  openProblem.value = '';
  if (into === opened) {
    openedFor = inspectInput().url;
    earlier.value = undefined;
  }
  into.value = read;
  if (into === opened) await loadHistory(readReport(read.report).url);
};

const addressOf = ({ report }: Opened): string => readReport(report).url;
const timeOf = ({ report }: Opened): number => readReport(report).readAt?.getTime() ?? 0;

/** A report that is dropped: a second one of the same page is compared with the first, the earlier with the later. */
export const takeFile = async (file: File): Promise<string> => {
  const before = opened.value;
  await openFile(file, opened);
  const now = opened.value;
  if (openProblem.value !== '') return openProblem.value;
  if (!before || !now || now === before || addressOf(before) !== addressOf(now)) return `${file.name} is open.`;
  const [first, second] = timeOf(now) < timeOf(before) ? [now, before] : [before, now];
  opened.value = second;
  earlier.value = first;
  return `${file.name} is compared with the report that was open.`;
};

export const inspectInput = (): { url: string; scope?: readonly string[] } => {
  const url = inputs.get('url').trim();
  const whole = addressIn(url) ?? (/^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`);
  return inputs.get('stages') === '' ? { url: whole } : { url: whole, scope: chosenStages.value };
};

/** Audits the page of the field; the report that was open stays until the new one is there. */
export const inspect = async (): Promise<void> => {
  const input = inspectInput();
  const answer = await inspection.ask({ method: 'POST', path: '/v1/analyzer/inspect', body: input });
  if (!answer || answer.failure || !isRecord(answer.body)) return;
  const { body } = answer;
  begun += 1;
  const mine = begun;
  openedFor = input.url;
  opened.value = { report: body, file: '' };
  // Audited again: what changed is what is asked.
  const page = readReport(body).url;
  const kept = (await loadHistory(page)).at(-1);
  if (mine === begun) earlier.value = kept ? { report: kept.report, file: '' } : undefined;
  const isKept = await saveReport(body);
  // The history is that of the page that is open by now.
  if (isKept && opened.value && addressOf(opened.value) === page) await loadHistory(page);
};
