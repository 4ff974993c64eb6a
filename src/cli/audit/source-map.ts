import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '../../analyzer/fetch/limits.ts';
import { fileWithin } from '../../analyzer/fetch/site-files.ts';
import type { SourceFile } from '../../analyzer/formats/located.ts';
import { record } from '../../analyzer/render/untyped-json.ts';
import { UsageError } from '../command.ts';
import type { AuditedPage, Report } from './reports.ts';
import { displayPath } from './targets.ts';

/** Where the files of the pages below an address are. */
interface Mapping {
  readonly base: string;
  readonly folder: string;
}

/** Reads `URL=DIR`. Throws UsageError. */
const mappingOf = (given: string): Mapping => {
  const at = given.lastIndexOf('=');
  const base = given.slice(0, Math.max(0, at));
  if (at < 1 || !/^https?:\/\//i.test(base) || !URL.canParse(base))
    throw new UsageError(`--map: must be URL=DIR, such as http://localhost:3000/=site, got ${JSON.stringify(given)}`);
  const { origin, pathname } = new URL(base);
  return { base: origin + (pathname.endsWith('/') ? pathname : `${pathname}/`), folder: given.slice(at + 1) || '.' };
};

/** Files that an address may be made from: `/` is index.html, `/a/` a/index.html, `/a` a, a.html or a/index.html. */
const candidates = (path: string): string[] =>
  path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];

const digestOf = (report: Report): unknown => record(record(report.sections.core).http).sha256;

/** Undefined for a file that is not a page: it is larger than one may be, or cannot be read. */
const digestOfFile = async ({ path, size }: { path: string; size: number }): Promise<string | undefined> => {
  if (size > LIMITS.page.bytes) return undefined;
  const content = await readFile(path).catch(() => undefined);
  return content && createHash('sha256').update(content).digest('hex');
};

const fileOf = async ({ base, folder }: Mapping, report: Report): Promise<SourceFile | undefined> => {
  const [address = ''] = report.final_url.split(/[?#]/, 1);
  if (!address.startsWith(base)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(address.slice(base.length));
  } catch {
    return undefined;
  }
  for (const name of candidates(path)) {
    const file = await fileWithin(folder, join(folder, name));
    if (!file) continue;
    return {
      path: displayPath(join(folder, name)),
      isExact: (await digestOfFile(file)) === (digestOf(report) ?? null),
    };
  }
  return undefined;
};

/** What a file contains, if it is UTF-8 without a mark and the source of a report; undefined otherwise. */
export const sourceText = async (report: Report, file: SourceFile | undefined): Promise<string | undefined> => {
  if (!file?.isExact || record(record(report.sections.core).http).charset !== 'utf-8') return undefined;
  const bytes = await readFile(file.path).catch(() => null);
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== digestOf(report)) return undefined;
  const text = bytes.toString('utf8');
  return text.startsWith('\ufeff') || !Buffer.from(text).equals(bytes) ? undefined : text;
};

/** The file that a page was made from: what was read, or what a mapping leads to; undefined if neither is known. */
export const sourceFiles = async (
  pages: readonly AuditedPage[],
  maps: readonly string[],
): Promise<(SourceFile | undefined)[]> => {
  const mappings = maps.map(mappingOf);
  const files: (SourceFile | undefined)[] = [];
  for (const { report, path } of pages) {
    let file: SourceFile | undefined = path === undefined || path === '-' ? undefined : { path, isExact: true };
    for (const mapping of mappings) file ??= await fileOf(mapping, report);
    files.push(file);
  }
  return files;
};
