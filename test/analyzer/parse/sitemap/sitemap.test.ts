import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDatetime } from '../../../../src/analyzer/parse/sitemap/entry.ts';
import { readSitemap } from '../../../../src/analyzer/parse/sitemap/read.ts';
import { SITEMAP_BYTES, sitemapText, unpack } from '../../../../src/analyzer/parse/sitemap/unpack.ts';
import { firstChildren } from '../../../../src/analyzer/parse/sitemap/xml.ts';

const PAGE = 'https://pots.example.org/bowls/';
const NOW = Date.UTC(2026, 5, 1);
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const read = (body: string | Uint8Array, options: Partial<Parameters<typeof readSitemap>[0]> = {}) =>
  readSitemap({
    url: 'https://pots.example.org/sitemap.xml',
    contentType: 'application/xml',
    bytes: Buffer.from(body),
    cut: false,
    vouchedHost: null,
    pages: [PAGE],
    now: NOW,
    ...options,
  });
const urlset = (inner: string) => `<?xml version="1.0"?>\n<urlset xmlns="${NAMESPACE}">${inner}</urlset>`;
const url = (loc: string, rest = '') => `<url><loc>${loc}</loc>${rest}</url>`;
const faults = (body: string, options = {}) => read(body, options).findings.map(({ id }) => id);
const listed = url(PAGE);

describe('readSitemap', () => {
  const include = '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>';
  const FOREIGN = ['&x;', '&y;', include, '<![CDATA[&x;]]>', "' or '1'='1", '//loc | //*'];

  it.each(FOREIGN)('refuses a document type, and with it its entities, before %s is looked at', (inner) => {
    const type = '<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "https://other.example/">]>';
    expect(read(`${type}<urlset xmlns="${NAMESPACE}">${listed}${url(inner)}</urlset>`)).toMatchObject({
      urls: 0,
      findings: [{ id: 'dtd-refused', count: 1 }],
    });
  });

  it.each([
    [include, 1, 'url-without-loc', ''],
    ['<![CDATA[&x;]]>', 2, 'loc-not-absolute', '&x;'],
    ["' or '1'='1", 2, 'loc-not-absolute', "' or '1'='1"],
    ['//loc | //*', 2, 'loc-not-absolute', '//loc | //*'],
  ])('takes %s for text, and reads the sound entry beside it', (inner, urls, id, value) => {
    const found = read(urlset(listed + url(inner)));
    expect([found.listsPage, found.urls, found.findings]).toEqual([
      true,
      urls,
      [{ id, count: 1, examples: [{ line: 2, value }] }],
    ]);
  });

  it.each(['&x;', '&y;'])('knows no entity %s', (inner) => {
    expect(faults(urlset(listed + url(inner)))).toEqual(['not-well-formed']);
  });

  it('reads a sound sitemap', () => {
    const found = read(
      urlset(
        listed +
          url(
            ' https://pots.example.org/?a=1&amp;b=2 ',
            '<lastmod>2026-05-01</lastmod><priority>0.5</priority><changefreq>daily</changefreq>',
          ),
      ),
    );
    expect(found).toEqual({
      kind: 'urlset',
      wellFormed: true,
      urls: 2,
      gzipped: false,
      listsPage: true,
      children: [],
      findings: [],
    });
  });
  it.each([
    ['loc-not-absolute', url('/bowls/')],
    ['loc-too-long', url(`https://pots.example.org/${'a'.repeat(2100)}`)],
    ['url-without-loc', '<url><priority>1</priority></url>'],
    ['loc-other-host', listed + url('https://www.pots.example.org/')],
    ['loc-other-protocol', url(PAGE.replace('https', 'http'))],
    ['duplicate-loc', listed + url(`${PAGE}#part`).replace('#part', '')],
    ['lastmod-invalid', url(PAGE, '<lastmod>01.02.2026</lastmod>')],
    ['lastmod-future', url(PAGE, '<lastmod>2027-01-01</lastmod>')],
    ['priority-invalid', url(PAGE, '<priority>1.1</priority>')],
    ['priority-invalid', url(PAGE, '<priority>high</priority>')],
    ['changefreq-invalid', url(PAGE, '<changefreq>sometimes</changefreq>')],
    ['page-not-in-sitemap', url('https://pots.example.org/other')],
  ])('finds %s alone in %s', (id, inner) => expect(faults(urlset(inner))).toEqual([id]));

  it('counts addresses alone: an entry without one is none', () => {
    const entries = `<url></url><url><loc> </loc></url>${listed}`;
    expect(read(urlset(entries))).toMatchObject({ urls: 1 });
    expect(faults(urlset('<url></url>'))).toEqual(['url-without-loc']);
  });

  it('judges addresses by where the sitemap lies, unless robots.txt vouches for them', () => {
    const where = { url: 'https://pots.example.org/maps/sitemap.xml' };
    expect(faults(urlset(listed), where)).toEqual(['loc-outside-path']);
    expect(faults(urlset(listed), { ...where, vouchedHost: 'pots.example.org' })).toEqual([]);
    expect(faults(urlset(listed), { url: 'https://cdn.example.net/s.xml', vouchedHost: 'pots.example.org' })).toEqual(
      [],
    );
  });

  it.each([
    [
      'an index',
      `<sitemapindex xmlns="${NAMESPACE}"><sitemap><loc>https://pots.example.org/a.xml</loc></sitemap></sitemapindex>`,
      'sitemapindex',
      1,
    ],
    ['RSS', `<rss version="2.0"><channel><item><link>${PAGE}</link></item></channel></rss>`, 'rss', 1],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><link rel="self" href="x"/><link href="${PAGE}"/></entry></feed>`,
      'atom',
      1,
    ],
  ])('reads %s', (_, body, kind, urls) => expect(read(body)).toMatchObject({ kind, urls, findings: [] }));

  it('reads a list of addresses', () => {
    const options = { url: 'https://pots.example.org/sitemap.txt', contentType: 'text/plain' };
    expect(read(`${PAGE}\r\n\r\nhttps://pots.example.org/x\n`, options)).toMatchObject({
      kind: 'text',
      urls: 2,
      findings: [],
    });
    expect(read(`${PAGE}\nbowls`, options).findings).toEqual([
      { id: 'text-line-invalid', count: 1, examples: [{ line: 2, value: 'bowls' }] },
    ]);
  });

  it('unpacks gzip, and no further than the limit', () => {
    expect(read(gzipSync(urlset(listed)), { contentType: 'application/gzip' })).toMatchObject({
      kind: 'urlset',
      gzipped: true,
      findings: [],
    });
    expect(read(gzipSync(Buffer.alloc(SITEMAP_BYTES + 1, 32))).findings.map(({ id }) => id)).toEqual(['too-large']);
  });

  it.each([
    ['', 'empty', 'unknown', false],
    ['<!doctype html><title>404</title>', 'not-a-sitemap', 'html', true],
    ['{"urls":[]}', 'not-a-sitemap', 'unknown', false],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'not-a-sitemap', 'unknown', true],
    [urlset(url('https://pots.example.org/?a&b')), 'not-well-formed', 'unknown', false],
    [`<urlset xmlns="${NAMESPACE}"><url>`, 'not-well-formed', 'unknown', false],
    ['<x>'.repeat(5000), 'not-well-formed', 'unknown', false],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><urlset>&x;</urlset>', 'dtd-refused', 'unknown', false],
    [
      `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><urlset>&b;</urlset>`,
      'dtd-refused',
      'unknown',
      false,
    ],
  ])('%.60s is %s', (body, id, kind, wellFormed) => {
    const found = read(body);
    expect([found.findings.map((one) => one.id), found.kind, found.wellFormed]).toEqual([[id], kind, wellFormed]);
  });

  it('counts beyond 50,000 without keeping more', () => {
    const many = Array.from({ length: 50_002 }, (_, i) => url(`https://pots.example.org/${i}`)).join('');
    expect(faults(urlset(many))).toContain('too-many-urls');
  });
});

describe('readDatetime', () => {
  it.each([
    '2026',
    '2026-02',
    '2024-02-29',
    '2026-01-31T10:00Z',
    '2026-01-31T10:00:59+01:00',
    '2026-01-31T10:00:00.123-05:30',
  ])('reads %s', (text) => expect(readDatetime(text)).not.toBeNull());
  it.each([
    '26',
    '2026-13',
    '2026-02-29',
    '2026-1-1',
    '2026-01-31T10:00',
    '2026-01-31T25:00Z',
    '2026-01-31 10:00Z',
    '2026-01-31T10:00+99:00',
  ])('refuses %s', (text) => expect(readDatetime(text)).toBeNull());
  it('heeds the zone', () => expect(readDatetime('2026-01-31T10:00:00+02:00')).toBe(Date.UTC(2026, 0, 31, 8)));
});

describe('the first children of an index', () => {
  const index = (body: string) => `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}`;
  const child = (loc: string) => `<sitemap><loc>${loc}</loc><lastmod>2026-01-01</lastmod></sitemap>`;

  it('are absolute addresses, read as XML has them', () => {
    const text = index(
      child('/relative') +
        child(' https://a.org/1?x=1&amp;y=2 ') +
        child('<![CDATA[https://a.org/2]]>') +
        child('https://a.org/3'),
    );
    expect(firstChildren(text, 2)).toEqual(['https://a.org/1?x=1&y=2', 'https://a.org/2']);
  });

  it('are found in a text that is cut or broken behind them, and in none that is no index', () => {
    expect(firstChildren(index(`${child('https://a.org/1')}<sitemap><loc>https://a.org/2`), 5)).toEqual([
      'https://a.org/1',
    ]);
    expect(firstChildren(index(`${child('https://a.org/1')}</wrong>${child('https://a.org/2')}`), 5)).toEqual([
      'https://a.org/1',
    ]);
    expect(firstChildren('<urlset><url><loc>https://a.org/1</loc></url></urlset>', 5)).toEqual([]);
    expect(firstChildren(`<!DOCTYPE x [<!ENTITY a "b">]>${index(child('https://a.org/1'))}`, 5)).toEqual([]);
  });

  it('are found in UTF-16 and behind a byte order mark', () => {
    const text = `<?xml version="1.0" encoding="UTF-16"?>${index(child('https://a.org/ü'))}`;
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(firstChildren(sitemapText(bytes), 1)).toEqual(['https://a.org/%C3%BC']);
  });
});

describe('a gzipped sitemap', () => {
  it('is unpacked: its text, or that it is broken or too large', () => {
    const plain = Buffer.from('<urlset/>');
    const packed = gzipSync(plain);
    const cases = [packed, packed.subarray(0, -9), gzipSync(Buffer.alloc(SITEMAP_BYTES + 1)), plain];
    const texts = cases.map(unpack).map((read) => (typeof read === 'string' ? read : Buffer.from(read).toString()));
    expect(texts).toEqual(['<urlset/>', 'not-well-formed', 'too-large', '<urlset/>']);
  });

  it('of nothing is empty, a broken one is not', () => {
    const faults = (bytes: Uint8Array) =>
      readSitemap({
        url: 'https://pots.example.org/sitemap.xml.gz',
        contentType: 'application/gzip',
        bytes,
        cut: false,
        vouchedHost: null,
        pages: [],
        now: 0,
      }).findings.map(({ id }) => id);
    expect(faults(gzipSync(''))).toEqual(['empty']);
    expect(faults(gzipSync('<urlset/>').subarray(0, -9))).toEqual(['not-well-formed']);
  });
});
