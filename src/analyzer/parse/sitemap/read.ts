import { looksLikeHtml } from '../encoding/media-type.ts';
import { judgeEntry, judgeLoc, type SitemapFault } from './entry.ts';
import { isGzip, SITEMAP_BYTES, sitemapText, unpack } from './unpack.ts';
import { DtdRefused, readXml, type XmlSitemap } from './xml.ts';

const MOST_URLS = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type SitemapKind = 'urlset' | 'sitemapindex' | 'rss' | 'atom' | 'text' | 'html' | 'unknown';

/** One fault with the first places it was found at. */
interface SitemapFinding {
  readonly id: SitemapFault;
  readonly count: number;
  /** Up to five: line and the value at fault. */
  readonly examples: readonly { readonly line: number; readonly value: string }[];
}

export interface SitemapReading {
  readonly kind: SitemapKind;
  readonly wellFormed: boolean;
  /** Addresses listed (of an index: sitemaps). */
  readonly urls: number;
  readonly gzipped: boolean;
  /** Whether one of the pages asked about is listed; null if that is unknown. */
  readonly listsPage: boolean | null;
  /** Addresses of an index's sitemaps, at most ten. */
  readonly children: readonly string[];
  readonly findings: readonly SitemapFinding[];
}

export interface SitemapInput {
  readonly url: string;
  readonly contentType: string | null;
  readonly bytes: Uint8Array;
  /** True where the limit of the service cut it. */
  readonly cut: boolean;
  /** Host whose robots.txt names the sitemap. */
  readonly vouchedHost: string | null;
  /** Addresses the page is known by: final URL and canonical. */
  readonly pages: readonly string[];
  readonly now: number;
}

const XML_TYPES = /^(application|text)\/([a-z0-9.+-]+\+)?xml$/;
const GZIP_TYPES = new Set(['application/gzip', 'application/x-gzip', 'application/octet-stream']);

const createFindings = () => {
  const found = new Map<SitemapFault, { count: number; examples: { line: number; value: string }[] }>();
  return {
    add(id: SitemapFault, line = 0, value = ''): void {
      const entry = found.get(id) ?? { count: 0, examples: [] };
      found.set(id, entry);
      entry.count += 1;
      if (entry.examples.length < 5) entry.examples.push({ line, value: value.slice(0, 200) });
    },
    list: (): SitemapFinding[] => [...found].map(([id, entry]) => ({ id, ...entry })),
  };
};

const withoutFragment = (address: string): string =>
  (URL.canParse(address) ? new URL(address) : null)?.href.split('#', 1)[0] ?? '';

/** Whether a text begins like HTML; XML may begin with comments too. */
const beginsLikeHtml = (text: string): boolean =>
  looksLikeHtml(Buffer.from(text.replace(/^\s*(?:<!--[\s\S]*?-->\s*)+/, '').slice(0, 2048)));

/** Judges the addresses of a list; says whether the page is among them. */
const judgeList = (
  input: SitemapInput,
  entries: XmlSitemap['entries'],
  kind: SitemapKind,
  findings: ReturnType<typeof createFindings>,
): boolean | null => {
  const rules = {
    sitemap: new URL(input.url),
    vouchedHost: input.vouchedHost,
    underFolder: kind === 'urlset' || kind === 'text',
  };
  const seen = new Set<string>();
  let unreadable = 0;
  for (const entry of entries) {
    for (const fault of judgeEntry(entry, input.now)) findings.add(fault, entry.line, entry.loc);
    if (!entry.loc) {
      unreadable += 1;
      findings.add('url-without-loc', entry.line);
      continue;
    }
    const { url, fault } = judgeLoc(entry.loc, rules);
    if (fault) findings.add(fault, entry.line, entry.loc);
    if (!url) unreadable += 1;
    else if (seen.has(url.href)) findings.add('duplicate-loc', entry.line, entry.loc);
    else seen.add(url.href);
  }
  if (kind === 'sitemapindex' || entries.length === 0) return null;
  const pages = input.pages.map(withoutFragment);
  if (pages.some((page) => seen.has(page))) return true;
  // An address that cannot be read may have been the page's.
  if (unreadable > 0 || input.cut || entries.length > MOST_URLS) return null;
  const other = pages.map((page) => page.replace(/^https?:/, (scheme) => (scheme === 'http:' ? 'https:' : 'http:')));
  if (!other.some((page) => seen.has(page))) findings.add('page-not-in-sitemap', 0, input.pages[0]);
  return false;
};

/** Reads one sitemap of any kind and says what is wrong with it. Never throws; its cost is bounded by the bytes read. */
export const readSitemap = (input: SitemapInput): SitemapReading => {
  const findings = createFindings();
  const gzipped = isGzip(input.bytes);
  const none = (kind: SitemapKind, wellFormed: boolean, id: SitemapFault, value = ''): SitemapReading => {
    findings.add(id, 0, value);
    return { kind, wellFormed, urls: 0, gzipped, listsPage: null, children: [], findings: findings.list() };
  };
  const bytes = unpack(input.bytes);
  if (input.cut || bytes === 'too-large' || bytes.length > SITEMAP_BYTES) return none('unknown', false, 'too-large');
  if (bytes === 'not-well-formed') return none('unknown', false, bytes);
  const text = sitemapText(bytes);
  if (beginsLikeHtml(text)) return none('html', true, 'not-a-sitemap');
  if (text.trim() === '') return none('unknown', false, 'empty');

  if (!text.trimStart().startsWith('<')) {
    const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ loc: line.trim(), line: index + 1 }));
    const filled = lines.filter(({ loc }) => loc !== '');
    const isAddress = ({ loc }: { loc: string }) => /^https?:\/\//i.test(loc) && URL.canParse(loc);
    const valid = filled.filter(isAddress);
    const named = input.contentType === 'text/plain' || new URL(input.url).pathname.endsWith('.txt');
    if (valid.length === 0 && !named) return none('unknown', false, 'not-a-sitemap');
    for (const { loc, line } of filled.filter((one) => !isAddress(one))) findings.add('text-line-invalid', line, loc);
    if (valid.length === 0) findings.add('no-urls');
    if (valid.length > MOST_URLS) findings.add('too-many-urls', 0, String(valid.length));
    if (input.contentType !== null && input.contentType !== 'text/plain' && !gzipped)
      findings.add('content-type', 0, input.contentType);
    const listsPage = judgeList(input, valid, 'text', findings);
    return {
      kind: 'text',
      wellFormed: true,
      urls: valid.length,
      gzipped,
      listsPage,
      children: [],
      findings: findings.list(),
    };
  }

  let xml: XmlSitemap;
  try {
    xml = readXml(text);
  } catch (error) {
    const dtd = error instanceof DtdRefused;
    return none('unknown', false, dtd ? 'dtd-refused' : 'not-well-formed', (error as Error).message.split('\n', 1)[0]);
  }
  const { kind, namespace, entries } = xml;
  if (kind === null) return none('unknown', true, 'not-a-sitemap');
  if ((kind === 'urlset' || kind === 'sitemapindex') && namespace !== NAMESPACE)
    findings.add('wrong-namespace', 1, namespace);
  const type = input.contentType;
  if (type !== null && !XML_TYPES.test(type) && !(gzipped && GZIP_TYPES.has(type)))
    findings.add('content-type', 0, type);
  if (entries.length === 0) findings.add('no-urls');
  if (entries.length > MOST_URLS) findings.add('too-many-urls', 0, String(entries.length));
  const listsPage = judgeList(input, entries, kind, findings);
  const children = kind === 'sitemapindex' ? entries.flatMap(({ loc }) => loc ?? []).slice(0, 10) : [];
  const urls = entries.filter(({ loc }) => loc).length;
  return { kind, wellFormed: true, urls, gzipped, listsPage, children, findings: findings.list() };
};
