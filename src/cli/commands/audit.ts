import { appendFile } from 'node:fs/promises';
import type { ReportView } from '../../analyzer/render/view.ts';
import { acceptFindings, applyIgnoreFile } from '../audit/accept.ts';
import { configOf } from '../audit/config.ts';
import { prettyConformance } from '../audit/conformance.ts';
import { fixFiles, fixMode } from '../audit/fix.ts';
import { compared, failuresOf } from '../audit/gate.ts';
import { appendRun, readHistory, withHistory } from '../audit/history.ts';
import { localHosts } from '../audit/local-hosts.ts';
import { asText, documents, FORMATS, type Format, jobSummary, type Outputs, writeReports } from '../audit/outputs.ts';
import { prettyReports } from '../audit/pretty.ts';
import { readPages } from '../audit/read-pages.ts';
import { listedPages } from '../audit/sitemap.ts';
import { sourceFiles } from '../audit/source-map.ts';
import { type Target, targetsOf } from '../audit/targets.ts';
import { type Call, type Result, type Run, UsageError } from '../command.ts';

/** Further outputs of one run, as `sarif=a.sarif`. Throws UsageError. */
const furtherOutputs = (call: Call): (readonly [Exclude<Format, 'pretty'>, string])[] =>
  (call.list('report') ?? []).map((given) => {
    const at = given.indexOf('=');
    const format = FORMATS.find((one) => one === given.slice(0, Math.max(0, at)));
    if (!format || format === 'pretty' || at === given.length - 1)
      throw new UsageError(
        `--report: must be format=file, with ${FORMATS.slice(1).join(', ')} as the format, got ${JSON.stringify(given)}`,
      );
    return [format, given.slice(at + 1)];
  });

/** What is to be audited, and `host:port` of this machine that may be read. */
const targetsIn = async (
  call: Call,
  baseUrl: string | undefined,
): Promise<{ targets: readonly Target[]; hosts: readonly string[] }> => {
  const words = call.words('page');
  const isListed = call.text('sitemap') !== undefined || call.text('list') !== undefined;
  if (!words.length && !isListed)
    throw new UsageError('page is missing: an address, a file, a folder, a pattern or -; or --sitemap, or --list');
  const targets = await targetsOf(words, baseUrl);
  const typed = localHosts(targets.filter(({ kind }) => kind === 'address').map(({ name }) => name));
  if (!isListed) return { targets, hosts: typed };
  const { addresses, hosts, notes } = await listedPages(call);
  for (const note of notes) call.notice(note);
  return {
    targets: [...targets, ...addresses.map((name): Target => ({ kind: 'address', name }))],
    hosts: [...new Set([...typed, ...hosts])],
  };
};

/** Refuses outputs that exclude each other before anything is read. */
const checkOutputs = (call: Call, format: Format, count: number): void => {
  const output = call.text('output');
  if (output !== undefined && format === 'pretty')
    throw new UsageError(`--output: needs --format ${FORMATS.slice(1).join(', ')}`);
  if (call.text('view') === 'conformance' && !/^(pretty|html|pdf|csv)$/.test(format))
    throw new UsageError('--view conformance: needs --format pretty, html, pdf or csv');
  if ((format === 'html' || format === 'pdf') && output === undefined && count > 1)
    throw new UsageError(`--output: is needed for several pages as ${format}`);
};

/** What goes to standard output, or what was written instead. */
const printed = async (call: Call, outputs: Outputs, format: Format): Promise<Pick<Result, 'file' | 'pretty'>> => {
  const output = call.text('output');
  if (format === 'pretty' && outputs.view === 'conformance')
    return { pretty: (paint) => prettyConformance(paint, outputs.pages) };
  if (format === 'pretty') return { pretty: (paint) => prettyReports(paint, outputs.pages, call.has('verbose')) };
  if (output !== undefined) {
    const names = await writeReports(outputs, format, output);
    return { pretty: () => names.map((name) => `wrote ${name}`).join('\n') };
  }
  if (format === 'html' || format === 'pdf') return { file: (await documents(outputs, format))[0]! };
  return { file: await asText(outputs, format) };
};

export const audit: Run = async (call): Promise<Result> => {
  const config = await configOf(call);
  const format = (call.text('format') ?? 'pretty') as Format;
  const further = furtherOutputs(call);
  const { targets, hosts } = await targetsIn(call, call.text('base-url') ?? config.baseUrl);
  checkOutputs(call, format, targets.length);
  const scope = call.list('scope') ?? config.scope;
  const mode = fixMode(call);
  const fixed = mode && (await fixFiles(call, targets, scope, mode));
  // After changes were made, what could not be read is reported by the audit.
  if (mode === 'show' && fixed) {
    const { files, missing } = fixed;
    const answer = files.map(({ path, changes, patch }) => ({ path, changes, patch }));
    return { answer, file: files.map(({ patch }) => patch).join(''), ...(missing ? { missing } : {}) };
  }
  const history = call.text('history');
  const past = history === undefined ? [] : await readHistory(history);
  let opened: ReturnType<Call['client']> | undefined;
  const client = () => {
    opened ??= call.client(hosts);
    return opened;
  };
  const read = await readPages(call, client, targets, {
    scope,
    standard: call.term('standard') ?? config.standard,
    changes: call.term('changes'),
  });
  const ignoring = await applyIgnoreFile(call, read.pages);
  if (history !== undefined) await appendRun(history, ignoring.pages, call.environment);
  const judged = await compared(call, ignoring.pages);
  const accepted = await acceptFindings(call, judged, ignoring.file);
  const failures = accepted ? [] : [...ignoring.failures, ...failuresOf(call, config, judged)];
  const pages = judged.map((page) => ({ ...page, report: withHistory(page.report, past) }));
  const files = await sourceFiles(pages, call.list('map') ?? config.map ?? []);
  const outputs: Outputs = { pages, files, count: read.count, view: call.term<ReportView>('view'), client };
  const written = [];
  for (const [kind, file] of further) written.push(...(await writeReports(outputs, kind, file)));
  const summary = format === 'github' ? call.environment.GITHUB_STEP_SUMMARY : undefined;
  if (summary) await appendFile(summary, await jobSummary(outputs));
  for (const name of written) call.notice(`wrote ${name}`);
  const reports = pages.map(({ report }) => report);
  const all = read.count === 1 ? reports[0] : reports;
  const comparisons = call.text('baseline') === undefined ? undefined : pages.map(({ comparison }) => comparison);
  const notes = [...(accepted ? [accepted] : []), ...failures];
  return {
    answer: comparisons ? { reports, comparisons } : all,
    failed: failures.length > 0,
    ...(read.missing ? { missing: read.missing } : {}),
    ...(notes.length ? { note: notes.join('\n') } : {}),
    ...(await printed(call, outputs, format)),
  };
};
