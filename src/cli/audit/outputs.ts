import type { AuditedReport, SourceFile } from '../../analyzer/formats/located.ts';
import type { RenderFormat } from '../../analyzer/render/format.ts';
import type { ReportView } from '../../analyzer/render/view.ts';
import type { MetamerClient } from '../../trpc-client/client.ts';
import { bytesOf, write } from '../files.ts';
import type { JudgedPage } from './gate.ts';
import type { Report } from './reports.ts';
import { sourceText } from './source-map.ts';

/** Formats that are printed, and those that are written as files. */
export const FORMATS = [
  'pretty',
  'json',
  'html',
  'pdf',
  'sarif',
  'earl',
  'junit',
  'github',
  'gitlab',
  'rdjson',
  'unix',
  'csv',
] as const;
export type Format = (typeof FORMATS)[number];

export interface Outputs {
  readonly pages: readonly JudgedPage[];
  readonly files: readonly (SourceFile | undefined)[];
  /** How many pages were requested. */
  readonly count: number;
  readonly view: ReportView | undefined;
  /** The service, for documents of pages that it read. */
  client(): Promise<MetamerClient>;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A document of a report. What was read from a file is not sent anywhere. */
const document = async ({ client, view }: Outputs, page: JudgedPage, format: RenderFormat): Promise<Uint8Array> => {
  const isLocal = page.path !== undefined || 'ignored' in page.report || 'history' in page.report;
  if (!isLocal) return bytesOf(await (await client()).analyzer.render.query({ report: page.report, format, view }));
  const { renderReport } = await import('../../analyzer/render/render.ts');
  return Buffer.from(await renderReport({ ...page.report }, { format, view }));
};

/** `report.html`, or with several pages `report-2.html`. */
const numbered = (file: string, index: number, count: number): string =>
  count === 1 ? file : file.replace(/(\.\w+)?$/, (extension) => `-${index + 1}${extension}`);

const sarif = async (pages: readonly AuditedReport[]): Promise<unknown> => {
  const { toSarif } = await import('../../analyzer/formats/sarif.ts');
  const { joinSarif } = await import('../../analyzer/formats/sarif-join.ts');
  return joinSarif(pages.map(({ report, comparison, file }) => toSarif(report, comparison, file)));
};

const earl = async (pages: readonly AuditedReport[], count: number): Promise<unknown> => {
  const { toEarl } = await import('../../analyzer/formats/earl.ts');
  const documents = pages.map(({ report }) => toEarl(report));
  return count === 1 ? documents[0] : documents;
};

const audited = ({ pages, files }: Outputs): AuditedReport[] =>
  pages.map(({ report, comparison }, i) => ({ report: { ...report }, comparison, file: files[i] }));

const withSources = (outputs: Outputs): Promise<AuditedReport[]> =>
  Promise.all(
    audited(outputs).map(async (page, i) => ({
      ...page,
      source: await sourceText(outputs.pages[i]!.report, page.file),
    })),
  );

/** Reports as one text, in a format of other tools. */
export const asText = async (outputs: Outputs, format: Exclude<Format, 'pretty' | 'html' | 'pdf'>): Promise<string> => {
  const pages = audited(outputs);
  switch (format) {
    case 'json': {
      const reports: readonly Report[] = outputs.pages.map(({ report }) => report);
      return json(outputs.count === 1 ? reports[0] : reports);
    }
    case 'sarif':
      return json(await sarif(pages));
    case 'earl':
      return json(await earl(pages, outputs.count));
    case 'junit':
      return (await import('../../analyzer/formats/junit.ts')).toJunit(pages);
    case 'github':
      return (await import('../../analyzer/formats/github.ts')).toGithub(pages);
    case 'gitlab':
      return json((await import('../../analyzer/formats/gitlab.ts')).toGitlab(pages));
    case 'rdjson':
      return json((await import('../../analyzer/formats/rdjson.ts')).toRdjson(await withSources(outputs)));
    case 'csv': {
      const { toConformanceCsv } = await import('../../analyzer/formats/conformance-csv.ts');
      return toConformanceCsv(pages.map(({ report }) => report));
    }
    case 'unix':
      return (await import('../../analyzer/formats/unix.ts')).toUnix(pages);
  }
};

/** The summary of a job of GitHub Actions, as Markdown. */
export const jobSummary = async (outputs: Outputs): Promise<string> =>
  (await import('../../analyzer/formats/github.ts')).githubSummary(audited(outputs));

/** The documents of the pages, in their order. */
export const documents = (outputs: Outputs, format: RenderFormat): Promise<Uint8Array[]> =>
  Promise.all(outputs.pages.map((page) => document(outputs, page, format)));

/** Writes reports into a file, or a document of each page into one of its own. Returns the names. */
export const writeReports = async (
  outputs: Outputs,
  format: Exclude<Format, 'pretty'>,
  file: string,
): Promise<string[]> => {
  if (format !== 'html' && format !== 'pdf') {
    await write(file, await asText(outputs, format));
    return [file];
  }
  const all = await documents(outputs, format);
  const names = outputs.pages.map(({ index }) => numbered(file, index, outputs.count));
  for (const [i, name] of names.entries()) await write(name, all[i]!);
  return names;
};
