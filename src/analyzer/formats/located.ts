import type { Place, ReportDocument, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import type { UntypedRecord } from '../render/untyped-json.ts';
import type { Comparison } from './compare.ts';
import { newPlaces } from './new-places.ts';
import { type ReportedPlace, reportedPlaces } from './reported-places.ts';

/** The file that a page was made from. */
export interface SourceFile {
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  /** Whether the file holds what was audited, so that lines and columns are its own. */
  readonly isExact: boolean;
}

/** A report for tools that read several, with what is known beside it. */
export interface AuditedReport {
  readonly report: UntypedRecord;
  readonly comparison?: Comparison | undefined;
  readonly file?: SourceFile | undefined;
  /** What the file contains, if it is known to be the source that was audited. */
  readonly source?: string | undefined;
}

/** One place of a finding, as tools list it. */
export interface Issue {
  readonly finding: ShownFinding;
  readonly reported: ReportedPlace;
  /** Null if the line is not that of the file. */
  readonly position: Pick<Place, 'line' | 'column'> | null;
  /** What is wrong there, in a sentence. */
  readonly message: string;
  /** Whether it is new since the baseline; undefined without one. */
  readonly isNew: boolean | undefined;
}

/** What is wrong at one place; the message of the finding speaks of all of them. */
export const placeMessage = ({ title, message }: ShownFinding, { place, count }: ReportedPlace): string => {
  const what = place ? `${title}${place.value ? `: ${place.value}` : ''}.` : message || title;
  return `${what}${count > 1 ? ` ${count} places.` : ''}`;
};

/** The address of a page as a path: `/` is `index.html`, `/a/` is `a/index.html`. */
export const pathOfAddress = (url: string): string => {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return url;
  const path = new URL(url).pathname.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
};

/** A report as it is read, with the places of each finding. */
export interface LocatedReport {
  readonly document: ReportDocument;
  readonly issues: readonly Issue[];
}

/** Reads a report; its places are in the order of the findings, worst first. Throws RENDER_FAILED if it has no section. */
export const located = ({ report, comparison, file }: AuditedReport): LocatedReport => {
  const isNew = newPlaces(comparison);
  const document = readReport(report);
  const issues = document.fixes.flatMap(({ findings }) =>
    findings.flatMap((finding) =>
      reportedPlaces(finding).map((reported) => ({
        finding,
        reported,
        position: file && !file.isExact ? null : reported.place,
        message: placeMessage(finding, reported),
        isNew: isNew?.(finding, reported),
      })),
    ),
  );
  return { document, issues };
};
