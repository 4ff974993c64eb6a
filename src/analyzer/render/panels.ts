import { parseHex } from '../../color/rgb.ts';
import type { Language } from './language/language.ts';
import type { Panel, ShownTable } from './model.ts';
import {
  formatFact,
  integerOrNull,
  isRecord,
  list,
  record,
  records,
  text,
  type UntypedRecord,
} from './untyped-json.ts';

type Facts = [label: string, value: string][];

/** Rows of a table; pages have rarely more, and those that have would make the report unreadable. */
const ROWS = 500;

const facts = (from: UntypedRecord, labels: Readonly<Record<string, string>>): Facts =>
  Object.entries(labels)
    .map(([key, label]): [string, string] => [label, formatFact(from[key])])
    .filter(([, value]) => value !== '');

/** A table of the rows there are, without the columns in which nothing stands. */
const table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): ShownTable[] => {
  const used = head.map((_, i) => rows.some((row) => row[i]));
  const kept = (row: readonly string[]) => row.filter((_, i) => used[i]);
  if (!used.includes(true)) return [];
  return [{ title, head: kept(head), rows: rows.slice(0, ROWS).map(kept), more: Math.max(0, rows.length - ROWS) }];
};

const EMPTY: Panel = { facts: [], tables: [], swatches: [] };

const bytes = (value: unknown): string => {
  const n = integerOrNull(value);
  if (n === null) return '';
  if (n < 10_000) return `${n} bytes`;
  return n < 1_000_000 ? `${Math.round(n / 1000)} kB` : `${(n / 1e6).toFixed(1)} MB`;
};

const overview = (content: UntypedRecord): Panel => {
  const [http, meta, document, links, images, site] = ['http', 'meta', 'document', 'links', 'images', 'siteInfo'].map(
    (key) => record(content[key]),
  ) as [UntypedRecord, UntypedRecord, UntypedRecord, UntypedRecord, UntypedRecord, UntypedRecord];
  return {
    facts: [
      ...facts(meta, {
        title: 'Title',
        description: 'Description',
        canonical: 'Canonical address',
        lang: 'Language',
        viewport: 'Viewport',
        robots: 'Robots',
      }),
      ...facts(http, { status: 'Status', contentType: 'Media type', charset: 'Encoding' }),
      ...([['Size', bytes(http.bytes)]] satisfies Facts).filter(([, value]) => value),
      ...facts(site, { server: 'Server' }),
      ...facts(record(site.tls), { protocol: 'TLS', daysLeft: 'Certificate, days left' }),
      ...facts(document, { elements: 'Elements', words: 'Words', mode: 'Layout mode' }),
      ...facts(links, { internal: 'Internal links', external: 'External links' }),
      ...facts(images, { total: 'Images', withoutAlt: 'Images without alt' }),
    ],
    tables: table(
      'Headings',
      ['Level', 'Text'],
      records(content.headings).map((one) => [formatFact(one.level), text(one.text, 160)]),
    ),
    swatches: [],
  };
};

const project = (content: UntypedRecord): Panel => ({
  ...EMPTY,
  facts: facts(record(content.rendering), { mode: 'Rendering' }),
  tables: [
    ...table(
      'Technologies',
      ['Name', 'Kind', 'Version', 'Confidence'],
      records(content.technologies).map((one) => [
        text(one.name, 80),
        text(one.category, 60),
        text(one.version, 40),
        text(one.confidence, 20),
      ]),
    ),
    ...table(
      'Third parties',
      ['Domain', 'Addresses'],
      records(content.thirdParties).map((one) => [text(one.domain, 120), formatFact(one.requests)]),
    ),
  ],
});

const search = (content: UntypedRecord): Panel => {
  const [canonical, robots, preview] = ['canonical', 'robots', 'snippetPreview'].map((key) => record(content[key])) as [
    UntypedRecord,
    UntypedRecord,
    UntypedRecord,
  ];
  return {
    ...EMPTY,
    facts: [
      ...facts(preview, { title: 'Result title', url: 'Result address', description: 'Result text' }),
      ...facts(canonical, { resolved: 'Canonical address', verdict: 'Canonical verdict' }),
      ...facts(robots, { indexable: 'May be indexed', directives: 'Robots directives' }),
    ],
    tables: [
      ...table(
        'Structured data',
        ['Syntax', 'Type', 'Problems'],
        records(content.structuredData).map((one) => [
          text(one.syntax, 20),
          text(one.type, 120),
          formatFact(one.errors),
        ]),
      ),
      ...table(
        'Language versions',
        ['Code', 'Address'],
        records(content.hreflang).map((one) => [text(one.code, 20), text(one.href, 200)]),
      ),
    ],
  };
};

const security = (content: UntypedRecord): Panel => {
  const audit = record(content.securityAudit);
  const tests = isRecord(content.tests)
    ? Object.entries(content.tests).map(([name, one]): UntypedRecord => ({ name, ...record(one) }))
    : records(content.tests);
  return {
    ...EMPTY,
    facts: facts(audit, { grade: 'Grade', score: 'Score' }),
    tables: [
      ...table(
        'Tests',
        ['Test', 'Result', 'Points'],
        tests
          .slice(0, 30)
          .map((one) => [text(one.name ?? one.id, 60), text(one.result, 120), formatFact(one.modifier)]),
      ),
      ...table(
        'Cookies',
        ['Name', 'Secure', 'HttpOnly', 'SameSite'],
        records(content.cookies).map((one) => [
          text(one.name, 60),
          formatFact(one.secure),
          formatFact(one.httpOnly),
          formatFact(one.sameSite),
        ]),
      ),
    ],
  };
};

const sitemap = (content: UntypedRecord): Panel => {
  const robots = record(content.robots);
  const allowed = record(robots.pageAllowed);
  return {
    ...EMPTY,
    facts: [
      ...facts(robots, { status: 'robots.txt status' }),
      ...facts(allowed, { any: 'Allowed for all', googlebot: 'Allowed for Googlebot', bingbot: 'Allowed for Bingbot' }),
    ],
    tables: table(
      'Sitemaps',
      ['Address', 'Kind', 'Status', 'URLs in the sitemap'],
      records(content.sitemaps).map((one) => [
        text(one.url, 200),
        text(one.kind, 20),
        formatFact(one.status),
        formatFact(one.urls),
      ]),
    ),
  };
};

const responsive = (content: UntypedRecord): Panel => ({
  ...EMPTY,
  facts: [
    ...facts(record(content.viewport), { raw: 'Viewport' }),
    ...facts(
      {
        breakpoints: list(content.breakpoints, 30).map((one) => (isRecord(one) ? formatFact(one.px) : formatFact(one))),
      },
      { breakpoints: 'Breakpoints in pixels' },
    ),
    ...facts(record(content.images), {
      srcset: 'Images with srcset',
      picture: 'Picture elements',
      lazy: 'Lazy images',
      unsized: 'Images without size',
    }),
    ...facts(record(content.preferences), {
      dark: 'Dark scheme',
      reducedMotion: 'Reduced motion',
      print: 'Print styles',
    }),
  ],
  tables: table(
    'Media queries',
    ['Query', 'Uses'],
    records(content.mediaQueries).map((one) => [text(one.query, 160), formatFact(one.count)]),
  ),
});

const colors = (content: UntypedRecord): Panel => {
  const buckets = Object.entries(record(content.colors)).slice(0, 12);
  return {
    ...EMPTY,
    facts: facts(record(content.colorAudit), { total: 'Colours declared', unique: 'Different colours' }),
    swatches: buckets
      .map(([name, found]) => ({
        title: text(name, 40),
        colors: records(found, 48)
          .map((one) => ({ hex: text(one.hex, 9).slice(0, 7), uses: integerOrNull(one.uses) }))
          .filter(({ hex }) => parseHex(hex)),
      }))
      .filter((bucket) => bucket.colors.length),
  };
};

const pixels = (size: UntypedRecord): string => {
  const [width, height] = [integerOrNull(size.width), integerOrNull(size.height)];
  return width === null || height === null ? '' : `${width} × ${height}`;
};

const media = (content: UntypedRecord): Panel => {
  const files = ['images', 'videos', 'audios'].flatMap((key) => records(content[key]));
  return {
    ...EMPTY,
    facts: [
      ...facts(record(content.totals), { files: 'Files', fetched: 'Fetched' }),
      ...([['Size', bytes(record(content.totals).bytes)]] satisfies Facts).filter(([, value]) => value),
    ],
    tables: table(
      'Files',
      ['Address', 'Type', 'Size', 'Pixels'],
      files.map((one) => [text(one.url, 160), text(one.type, 30), bytes(one.bytes), pixels(record(one.natural))]),
    ),
  };
};

const PANELS: Readonly<Record<string, (content: UntypedRecord) => Panel>> = {
  core: overview,
  project,
  seo: search,
  security,
  sitemap,
  responsive,
  palette: colors,
  media,
};

const inLanguage = ({ facts: own, tables, swatches }: Panel, language: Language): Panel => ({
  facts: own.map(([label, value]) => [language.label(label), value]),
  tables: tables.map((one) => ({
    ...one,
    title: language.label(one.title),
    head: one.head.map((name) => language.label(name)),
  })),
  swatches: swatches.map((one) => ({ ...one, title: language.label(one.title) })),
});

/** Facts and tables of a section; nothing for one that is not known. */
export const panelOf = (id: string, content: UntypedRecord, language: Language): Panel => {
  const panel = PANELS[id]?.(content) ?? EMPTY;
  return language.isOriginal ? panel : inLanguage(panel, language);
};
