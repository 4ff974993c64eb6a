import type { MetamerClient } from '../../trpc-client/client.ts';
import { refusalOf } from '../../trpc-client/refusal.ts';
import { type Call, type Result, type Run, UsageError } from '../command.ts';
import { bytesOf, write } from '../files.ts';
import { columns, type Paint, short } from '../paint.ts';

type Report = Awaited<ReturnType<MetamerClient['analyzer']['inspect']['query']>>;

/** Worst first, as reports name them. */
const SEVERITIES: readonly string[] = ['critical', 'serious', 'moderate', 'minor', 'info'];

/** What was read of the pages that were asked for. */
interface Read {
  readonly reports: readonly Report[];
  /** The place of each report's address among those asked for. */
  readonly places: readonly number[];
  /** How many were asked for. */
  readonly count: number;
  /** Why the others have no report. */
  readonly missing: Error | undefined;
}

interface Finding {
  readonly id: string;
  readonly title: string;
  readonly severity: string;
  readonly message: string;
  readonly count: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every finding of a report, worst first. */
const findingsOf = ({ sections }: Pick<Report, 'sections'>): Finding[] => {
  const audits = Object.values(sections).flatMap((section) => Object.values(section).filter(isRecord));
  const found = audits.flatMap(({ findings }) => (Array.isArray(findings) ? findings.filter(isRecord) : []));
  return found
    .map(({ id, title, severity, message, count }) => ({
      id: textOf(id),
      title: textOf(title) || textOf(message) || textOf(id),
      severity: textOf(severity),
      message: textOf(message),
      count: typeof count === 'number' ? count : 1,
    }))
    .sort((a, b) => rankOf(a.severity) - rankOf(b.severity));
};

const rankOf = (severity: string): number => {
  const at = SEVERITIES.indexOf(severity);
  return at < 0 ? SEVERITIES.length : at;
};

const painted = (paint: Paint, severity: string): string =>
  rankOf(severity) <= 1 ? paint.bad(severity) : paint.dim(severity);

const shown = (paint: Paint, report: Report): string => {
  const findings = findingsOf(report);
  const scores = Object.entries(report.category_scores).map(([name, score]) => `${name} ${short(score, 0)}`);
  const rows = findings.map(({ id, severity, title, count }) => [
    `  ${painted(paint, severity)}`,
    count > 1 ? `${title} (${count})` : title,
    paint.dim(id),
  ]);
  const left = report.incomplete.map(({ stage, reason }) => `  ${paint.dim(`${stage}: ${reason}`)}`);
  return [
    `${paint.bold(report.final_url)}  ${scores.join('  ')}`,
    findings.length ? columns(rows) : `  ${paint.good('no findings')}`,
    ...left,
  ].join('\n');
};

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** `host:port` of an address on this machine: who works here may look at their own pages. */
const hostOf = (address: string): string[] => {
  if (!URL.canParse(address)) throw new UsageError(`url: must be an absolute address, is ${JSON.stringify(address)}`);
  const { protocol, hostname, port } = new URL(address);
  return THIS_MACHINE.test(hostname) ? [`${hostname}:${port || (protocol === 'http:' ? '80' : '443')}`] : [];
};

const renderedAs = async (client: MetamerClient, report: Report, format: 'html' | 'pdf'): Promise<Uint8Array> =>
  bytesOf(await client.analyzer.render.query({ report, format }));

/** `report.html`, or with several addresses `report-2.html`. */
const numbered = (file: string, index: number, count: number): string =>
  count === 1 ? file : file.replace(/(\.\w+)?$/, (extension) => `-${index + 1}${extension}`);

/** A file for each page that was read, numbered as the addresses are. */
const asFiles = async (call: Call, client: MetamerClient, { reports, places, count }: Read, format: 'html' | 'pdf') => {
  const output = call.text('output');
  const files = await Promise.all(reports.map((report) => renderedAs(client, report, format)));
  if (output === undefined) return { file: files[0]! };
  const names = places.map((place) => numbered(output, place, count));
  for (const [i, name] of names.entries()) await write(name, files[i]!);
  return { pretty: () => names.map((name) => `wrote ${name}`).join('\n') };
};

type Comparison = ReturnType<typeof import('../../analyzer/formats/compare.ts').compareReports>;

const isReport = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value.url === 'string' && isRecord(value.sections);

/** Reports of an earlier run: one, or a list. */
const baselineIn = async (call: Call, file: string): Promise<Readonly<Record<string, unknown>>[]> => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(await call.read(file)));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--baseline: ${file} is not JSON`);
  }
  const reports: unknown[] = Array.isArray(value) ? value : [value];
  if (!reports.every(isReport))
    throw new UsageError(`--baseline: ${file} holds no reports; metamer audit --format json writes them`);
  return reports;
};

/** Each report with the one of the same address in the baseline; undefined where there is none. */
const compared = async (call: Call, reports: readonly Report[]): Promise<(Comparison | undefined)[] | undefined> => {
  const file = call.text('baseline');
  if (file === undefined) return undefined;
  const earlier = await baselineIn(call, file);
  const { compareReports } = await import('../../analyzer/formats/compare.ts');
  const { fingerprintsOf } = await import('../../analyzer/formats/fingerprint.ts');
  return reports.map((report) => {
    const before = earlier.find(({ url }) => url === report.url);
    try {
      return before && compareReports(before, { ...report }, fingerprintsOf);
    } catch {
      throw new UsageError(`--baseline: ${file} holds no report of ${report.url} that can be read`);
    }
  });
};

/** Severities of what counts for --fail-on: all findings, or those that are new since the baseline. */
const countedIn = (report: Report, comparison: Comparison | undefined): string[] =>
  (comparison ? comparison.new : findingsOf(report)).map(({ severity }) => severity);

const changesText = (paint: Paint, comparison: Comparison): string =>
  `  since the baseline: ${paint.bold(`${comparison.new.length} new`)}, ${comparison.fixed.length} fixed, ${comparison.unchanged.length} unchanged${
    comparison.sameChecks ? '' : paint.dim(' (made by other checks)')
  }`;

/** The reports in a format of other tools. Several make one SARIF log, or a list of EARL documents. */
const interchanged = async ({ reports, count }: Read, format: 'sarif' | 'earl'): Promise<unknown> => {
  if (format === 'earl') {
    const { toEarl } = await import('../../analyzer/formats/earl.ts');
    const documents = reports.map((report) => toEarl({ ...report }));
    return count === 1 ? documents[0] : documents;
  }
  const { fingerprintsOf } = await import('../../analyzer/formats/fingerprint.ts');
  const { toSarif } = await import('../../analyzer/formats/sarif.ts');
  const logs = reports.map((report) => toSarif({ ...report }, fingerprintsOf));
  return { ...logs[0]!, runs: logs.flatMap(({ runs }) => runs) };
};

/** Reads the pages one after the other. One that cannot be read leaves the others; throws where none can. */
const inspect = async (call: Call, client: MetamerClient, addresses: readonly string[]): Promise<Read> => {
  const reports: Report[] = [];
  const places: number[] = [];
  const failures: Error[] = [];
  for (const [i, url] of addresses.entries()) {
    call.progress(`${i + 1} of ${addresses.length}  ${url}`);
    try {
      reports.push(await client.analyzer.inspect.query({ url, scope: call.list('scope') }));
      places.push(i);
    } catch (error) {
      if (refusalOf(error)?.code !== 'FETCH_FAILED') throw error;
      failures.push(error as Error);
    } finally {
      call.progress('');
    }
  }
  const missing = failures.length ? new AggregateError(failures) : undefined;
  if (missing && reports.length === 0) throw missing;
  return { reports, places, count: addresses.length, missing };
};

export const audit: Run = async (call): Promise<Result> => {
  const addresses = call.words('url');
  const format = call.text('format') ?? 'pretty';
  const output = call.text('output');
  if (output !== undefined && format === 'pretty')
    throw new UsageError('--output: needs --format json, html, pdf, sarif or earl');
  if ((format === 'html' || format === 'pdf') && output === undefined && addresses.length > 1)
    throw new UsageError(`--output: is needed for several addresses as ${format}`);
  const client = await call.client(addresses.flatMap(hostOf));
  const read = await inspect(call, client, addresses);
  const { reports, count, missing } = read;
  const comparisons = await compared(call, reports);
  const least = call.text('fail-on');
  const counted = reports.flatMap((report, i) => countedIn(report, comparisons?.[i]));
  const bad = least === undefined ? 0 : counted.filter((severity) => rankOf(severity) <= rankOf(least)).length;
  const all = count === 1 ? reports[0] : reports;
  const judged = {
    answer: comparisons ? { reports, comparisons } : all,
    failed: bad > 0,
    ...(missing ? { missing } : {}),
    ...(bad
      ? { note: `${bad} ${comparisons ? 'new ' : ''}finding${bad === 1 ? '' : 's'} of severity ${least} or worse` }
      : {}),
  };
  if (format === 'html' || format === 'pdf') return { ...judged, ...(await asFiles(call, client, read, format)) };
  if (format === 'pretty') {
    const pretty = (paint: Paint): string =>
      reports
        .map((report, i) => {
          const comparison = comparisons?.[i];
          return comparison ? `${shown(paint, report)}\n${changesText(paint, comparison)}` : shown(paint, report);
        })
        .join('\n\n');
    return { ...judged, pretty };
  }
  const value = format === 'sarif' || format === 'earl' ? await interchanged(read, format) : all;
  const json = `${JSON.stringify(value, null, 2)}\n`;
  if (output === undefined) return { ...judged, file: json };
  await write(output, json);
  return { ...judged, pretty: () => `wrote ${output}` };
};
