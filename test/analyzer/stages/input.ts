import type { CheckResult } from '../../../src/analyzer/model/check.ts';
import type { FetchedPage, Gathered, Resource, StyleSheetFile } from '../../../src/analyzer/model/gathered.ts';
import { NO_RESOURCES } from '../../../src/analyzer/model/gathered.ts';
import type { Stage, StageInput } from '../../../src/analyzer/model/stage.ts';
import { parsePage } from '../../../src/analyzer/page/tree/parse.ts';

export const ADDRESS = 'https://pots.example.org/bowls/';
export const NOW = Date.UTC(2026, 5, 1);

export const resource = (url: string, bytes: string | Uint8Array, rest: Partial<Resource> = {}): Resource => {
  const body = new Uint8Array(Buffer.from(bytes));
  return {
    url,
    finalUrl: url,
    status: 200,
    headers: {},
    contentType: null,
    bytes: body,
    cut: false,
    size: body.length,
    error: null,
    ...rest,
  };
};

export const sheet = (url: string, css: string, rest: Partial<StyleSheetFile> = {}): StyleSheetFile => ({
  ...resource(url, css, { contentType: 'text/css' }),
  importedBy: null,
  media: '',
  depth: 0,
  ...rest,
});

/** A stage's input as the door would have gathered it. */
export const input = (
  html: string,
  { page: pageRest = {}, ...rest }: Partial<Omit<Gathered, 'page'>> & { page?: Partial<FetchedPage> } = {},
): StageInput => {
  const bytes = new Uint8Array(Buffer.from(html));
  const page: FetchedPage = {
    url: ADDRESS,
    finalUrl: ADDRESS,
    status: 200,
    statusText: 'OK',
    httpVersion: '1.1',
    redirects: [],
    headers: {},
    setCookie: [],
    ipFamily: 4,
    tls: null,
    timing: { firstByteMs: 1, totalMs: 2 },
    encodings: [],
    wireBytes: bytes.length,
    bytes,
    cut: false,
    size: bytes.length,
    notes: [],
    contentType: 'text/html',
    ...pageRest,
  };
  const gathered: Gathered = {
    page,
    robots: null,
    sitemaps: [],
    styleSheets: [],
    media: {},
    favicon: null,
    manifest: null,
    llmsTxt: null,
    securityTxt: null,
    httpProbe: null,
    spent: { requests: 1, bytes: 0, exhausted: false },
    ...rest,
  };
  const decoded = {
    text: html,
    charset: 'utf-8',
    charsetSource: 'header',
    headerCharset: 'utf-8',
    replacements: 0,
  } as const;
  return { page: parsePage(html, page.finalUrl), decoded, gathered, now: NOW };
};

/** What each check came to, by id. */
export const outcomes = (results: readonly CheckResult[]): Record<string, CheckResult['verdict']['outcome']> =>
  Object.fromEntries(results.map(({ check, verdict }) => [check.id, verdict.outcome]));

/** What a stage owes whatever it is given. */
export const owes = (stage: Stage, given: StageInput): string[] => {
  const first = stage.run(given);
  const again = stage.run(given);
  const { content, results } = first;
  const ids = stage.checks.map(({ id }) => id);
  const wants = stage.wants?.(given.page) ?? {};
  return [
    ...(JSON.stringify(Object.keys(content)) === JSON.stringify(stage.keys) ? [] : ['keys of content']),
    ...(JSON.stringify(results.map(({ check }) => check.id)) === JSON.stringify(ids)
      ? []
      : ['a result for every check']),
    ...(new Set(ids).size === ids.length ? [] : ['ids that differ']),
    ...(stage.checks.every(({ title, fix, help }) => title && fix && /^https:\/\//.test(help))
      ? []
      : ['title, fix and help']),
    ...(Object.keys(wants).every((key) => key in NO_RESOURCES) ? [] : ['wants that gather knows']),
    ...(JSON.stringify(first) === JSON.stringify(again) ? [] : ['the same answer again']),
    ...(/NaN|Infinity/.test(JSON.stringify(content)) ? ['numbers that JSON has'] : []),
  ];
};
