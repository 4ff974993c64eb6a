/** What a document shows: all of a report, or what it says of each success criterion. */
export const VIEWS = ['report', 'conformance'] as const;
export type ReportView = (typeof VIEWS)[number];
