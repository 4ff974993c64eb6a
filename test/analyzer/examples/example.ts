import { decodePage } from '../../../src/analyzer/gather/charset.ts';
import type { FetchedPage, Gathered, Resource } from '../../../src/analyzer/gather/types.ts';
import { parsePage } from '../../../src/analyzer/page/parse.ts';
import type { StageInput } from '../../../src/analyzer/stages/types.ts';

/** A page to try a check on: a body, or more of the answer where it matters. */
export type Example =
  | string
  | {
      readonly head?: string;
      readonly body?: string;
      /** The whole source, in place of head and body. */
      readonly source?: string | Uint8Array;
      readonly url?: string;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly redirects?: readonly { url: string; status: number; location: string }[];
      readonly notes?: FetchedPage['notes'];
      readonly robots?: string | null;
      readonly manifest?: string;
      readonly favicon?: number;
      /** A linked style sheet that could not be read. */
      readonly missingSheet?: string;
    };

/** What an example must come to. */
export type Outcome = 'passed' | 'failed' | 'notApplicable' | 'undecided';
export type Examples = Readonly<Record<string, Partial<Record<Outcome, Example | readonly Example[]>>>>;

const HEAD = '<meta charset="utf-8"><title>Bowls and plates of stoneware</title>';
export const pageOf = (body = '', head = ''): string =>
  `<!doctype html><html lang="en"><head>${HEAD}${head}</head><body>${body}</body></html>`;

const resource = (url: string, status: number, text: string): Resource => ({
  url,
  finalUrl: url,
  status,
  headers: {},
  contentType: null,
  bytes: new TextEncoder().encode(text),
  cut: false,
  size: text.length,
  error: null,
});

/** Everything a stage would be given for an example. */
export const inputOf = (example: Example): StageInput => {
  const given = typeof example === 'string' ? { body: example } : example;
  const url = given.url ?? 'https://example.org/shop/bowls';
  const source = given.source ?? pageOf(given.body, given.head);
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const headers = { 'content-type': 'text/html', ...given.headers };
  const page: FetchedPage = {
    url,
    finalUrl: url,
    status: given.status ?? 200,
    statusText: 'OK',
    httpVersion: '1.1',
    redirects: given.redirects ?? [],
    headers,
    setCookie: [],
    ipFamily: 4,
    tls: null,
    timing: { firstByteMs: 1, totalMs: 2 },
    encodings: [],
    wireBytes: bytes.length,
    bytes,
    cut: false,
    size: bytes.length,
    notes: given.notes ?? [],
    contentType: 'text/html',
  };
  const { origin } = new URL(url);
  const robots = given.robots === undefined ? '' : given.robots;
  const sheet = given.missingSheet;
  const gathered: Gathered = {
    page,
    robots: robots === null ? null : resource(`${origin}/robots.txt`, 200, robots),
    sitemaps: [],
    styleSheets: sheet ? [{ ...resource(sheet, 404, ''), importedBy: null, media: '', depth: 0 }] : [],
    media: {},
    favicon: given.favicon === undefined ? null : resource(`${origin}/favicon.ico`, given.favicon, 'icon'),
    manifest: given.manifest === undefined ? null : resource(`${origin}/app.json`, 200, given.manifest),
    llmsTxt: null,
    securityTxt: null,
    httpProbe: null,
    spent: { requests: 1, bytes: 0, exhausted: false },
  };
  const decoded = decodePage(bytes, headers['content-type']);
  return { page: parsePage(decoded.text, url), decoded, gathered, now: Date.parse('2026-01-15T00:00:00Z') };
};
