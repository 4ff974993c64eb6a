import type { ReportDocument, ShownFinding } from '../../analyzer/render/model.ts';
import { readReport } from '../../analyzer/render/read-report.ts';
import { isRecord, type UntypedRecord } from '../../analyzer/render/untyped-json.ts';
import type { MetamerClient } from '../../trpc-client/client.ts';

export type Report = Awaited<ReturnType<MetamerClient['analyzer']['inspect']['query']>>;

/** Worst first, as reports name them. */
export const SEVERITIES: readonly string[] = ['critical', 'serious', 'moderate', 'minor', 'info'];

export const rankOf = (severity: string): number => {
  const at = SEVERITIES.indexOf(severity);
  return at < 0 ? SEVERITIES.length : at;
};

/** A page that was audited. */
export interface AuditedPage {
  readonly report: Report;
  /** Its place among the pages that were requested. */
  readonly index: number;
  /** Path of the file that it was read from; undefined for an address. */
  readonly path: string | undefined;
}

/** What was read of the pages that were requested. */
export interface Read {
  readonly pages: readonly AuditedPage[];
  /** How many were requested. */
  readonly count: number;
  /** Why the others have no report. */
  readonly missing: Error | undefined;
}

const known = new WeakMap<Report, ReportDocument>();

/** A report as documents show it; read once. */
const documentOf = (report: Report): ReportDocument => {
  const before = known.get(report);
  if (before) return before;
  const document = readReport({ ...report });
  known.set(report, document);
  return document;
};

/** Findings that report places themselves, worst first. */
export const findingsOf = (report: Report): ShownFinding[] =>
  documentOf(report)
    .fixes.flatMap(({ findings }) => findings)
    .toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity));

/** Status that a page came with. */
export const statusOf = ({ sections }: Report): number => {
  const http = (sections.core as UntypedRecord | undefined)?.http;
  return isRecord(http) && typeof http.status === 'number' ? http.status : 200;
};
