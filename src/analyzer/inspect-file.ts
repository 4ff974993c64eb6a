import { fetchFailed } from '../net/failure.ts';
import { assembleReport, type Report } from './assemble.ts';
import { LIMITS } from './fetch/limits.ts';
import { createFileLoader, NO_FILES, type SiteFolder, typeOfFile } from './fetch/site-files.ts';
import { loadStyleSheets } from './fetch/style-sheets.ts';
import type { ChangeSelection } from './model/change.ts';
import type { FetchedPage, Gathered, Wants } from './model/gathered.ts';
import type { StandardId } from './model/standards.ts';
import { NOT_IN_FILES } from './model/unserved.ts';
import { importsIn } from './parse/css/imports.ts';
import { isHtml } from './parse/encoding/media-type.ts';
import { readScope, type Scope } from './scope.ts';
import { judgeFile } from './workers/judge-file.ts';
import { type Judgement, listRequiredResources } from './workers/run-stages.ts';

/** A page that was read from a file. */
export interface PageFile {
  /** What the report calls it: its address if `site` has one, otherwise its path. */
  readonly name: string;
  /** Address within the base of the site. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Where it lies; null for markup that was sent without its files: nothing is opened then. */
  readonly site: SiteFolder | null;
  /** Whether the base is the address that the site has, not a stand-in. */
  readonly hasAddress: boolean;
}

export interface FileOptions {
  readonly scope?: readonly string[] | undefined;
  readonly standard?: StandardId | undefined;
  readonly changes?: ChangeSelection | undefined;
}

/** A page that was not fetched, as its stages see it. */
export const pageOf = ({ url, bytes }: Pick<PageFile, 'url' | 'bytes'>): FetchedPage => {
  const contentType = typeOfFile(new URL(url).pathname) ?? 'text/html';
  return {
    url,
    finalUrl: url,
    status: 200,
    statusText: 'OK',
    httpVersion: '1.1',
    redirects: [],
    headers: {},
    setCookie: [],
    ipFamily: 4,
    tls: null,
    timing: { firstByteMs: 0, totalMs: 0 },
    encodings: [],
    wireBytes: bytes.length,
    bytes,
    cut: false,
    size: bytes.length,
    notes: [],
    contentType,
  };
};

const isBlank = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 1024)).trim() === '';

/** Throws FETCH_FAILED where the file holds no page. */
export const checkPage = ({ name, bytes }: Pick<PageFile, 'name' | 'bytes'>, { contentType }: FetchedPage): void => {
  if (bytes.length > LIMITS.page.bytes) throw fetchFailed('too-large', `${name}: the file has more than 5 MiB.`);
  if (isBlank(bytes) && bytes.length < 1024) throw fetchFailed('empty', `${name}: the file is empty.`);
  if (!isHtml(contentType, bytes)) throw fetchFailed('not-html', `${name}: the file is not an HTML page.`);
};

/** Everything of the folder that the stages require. */
export const gather = async (page: FetchedPage, site: SiteFolder | null, wants: Wants): Promise<Gathered> => {
  const loader = site ? createFileLoader(site) : NO_FILES;
  const owner = { url: page.finalUrl, quirks: wants.quirks };
  const styleSheets = await loadStyleSheets(
    loader,
    { importsIn: async (sheet) => importsIn(sheet) },
    wants,
    owner,
    LIMITS.styleSheets,
  );
  const chosen = wants.media.slice(0, LIMITS.media.files);
  const media = await Promise.all(chosen.map((url) => loader.load(url, { head: LIMITS.media.headBytes })));
  const base = site?.base ?? page.url;
  return {
    page,
    robots: null,
    sitemaps: [],
    styleSheets,
    media: Object.fromEntries(media.map((file) => [file.url, file])),
    favicon: wants.favicon ? await loader.load(new URL('favicon.ico', base).href, { head: LIMITS.iconBytes }) : null,
    manifest: wants.manifest ? await loader.load(wants.manifest, { maxBytes: LIMITS.manifestBytes }) : null,
    llmsTxt: null,
    securityTxt: null,
    httpProbe: null,
    spent: loader.spent,
  };
};

/** The stages that a file can answer: robots.txt and sitemaps belong to a host. */
export const scopeOf = (requested: readonly string[] | undefined): Scope => {
  const scope = readScope(requested);
  return { ...scope, effective: scope.effective.filter((id) => id !== 'sitemap') };
};

/** Reads of files in this thread: a file may have changed since it was read last. */
let reads = 0;

/** A page that was read from a file, with what the stages require of its folder; `key` names this read of it. */
export const gatherFile = async (
  file: PageFile,
  requested: readonly string[] | undefined,
): Promise<{
  readonly scope: Scope;
  readonly page: FetchedPage;
  readonly gathered: Gathered;
  readonly key: string;
}> => {
  const scope = scopeOf(requested);
  const page = pageOf(file);
  checkPage(file, page);
  reads += 1;
  const key = `${reads} ${file.name}`;
  const wants = listRequiredResources(page, scope.effective, key);
  return { scope, page, gathered: await gather(page, file.site, wants), key };
};

interface FileReport {
  readonly name: string;
  readonly page: FetchedPage;
  readonly scope: Scope;
  readonly standard: StandardId | undefined;
  readonly judgement: Judgement;
  /** When it began, by the clock of the process; milliseconds. */
  readonly started: number;
  readonly now: number;
}

/** The report of a page that was not fetched. */
export const fileReport = ({ name, started, ...made }: FileReport): Report => {
  const wallMs = performance.now() - started;
  const report = assembleReport({ ...made, requestedUrl: name, only: undefined, wallMs, queueMs: 0 });
  return {
    ...report,
    final_url: name,
    timing: { ...report.timing, fetchVia: 'file' },
    incomplete: [...report.incomplete, { stage: 'structure', reason: NOT_IN_FILES }],
  };
};

/**
 * Audits a page that was read from a file, in this thread and without any request. Throws what `inspect` throws for a
 * wrong scope, and FETCH_FAILED with `details.reason` where the file holds no page.
 */
export const inspectFile = async (
  file: PageFile,
  { scope: requested, standard, changes = 'all' }: FileOptions = {},
): Promise<Report> => {
  const started = performance.now();
  const now = Date.now();
  const { name, hasAddress } = file;
  const { scope, page, gathered, key } = await gatherFile(file, requested);
  const options = { stages: scope.effective, key, now, standard, changes, name, hasAddress };
  const judgement = judgeFile(gathered, options);
  return fileReport({ name, page, scope, standard, judgement, started, now });
};
