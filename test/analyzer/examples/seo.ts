import type { Examples } from './example.ts';

const words = (n: number) => 'word '.repeat(n);
const canonical = (href: string) => ({ head: `<link rel="canonical" href="${href}">` });
const SELF = 'https://example.org/shop/bowls';
const versions = (...list: readonly [string, string][]) => ({
  head: list.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join(''),
});
const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
const head = (text: string) => ({ head: text });
const SHELL = '<div id="root"></div><script src="/app.js"></script>';

/** What search engines look at. */
export const seoExamples: Examples = {
  'seo-http-status': { passed: '', failed: [{ status: 404 }, { status: 500 }] },
  'seo-indexable': {
    passed: [
      '',
      { robots: 'User-agent: *\nDisallow: /private\n' },
      { headers: { 'x-robots-tag': 'otherbot: noindex' } },
    ],
    failed: [
      head('<meta name="robots" content="noindex, follow">'),
      head('<meta name="googlebot" content="NONE">'),
      { headers: { 'x-robots-tag': 'noindex' } },
      head('<meta name="robots" content="unavailable_after: 2020-01-01">'),
      { robots: 'User-agent: *\nDisallow: /shop\n' },
    ],
    undecided: { robots: null },
  },
  'seo-noindex-and-canonical': {
    passed: head(`<meta name="robots" content="noindex"><link rel="canonical" href="${SELF}">`),
    failed: head('<meta name="robots" content="noindex"><link rel="canonical" href="https://example.org/other">'),
    notApplicable: '',
  },
  'seo-robots-directives': {
    passed: head('<meta name="robots" content="index, max-snippet:-1, max-image-preview:large">'),
    failed: [head('<meta name="robots" content="index, noindex">'), head('<meta name="robots" content="nofllow">')],
    notApplicable: '',
  },
  'seo-head-broken': {
    passed: ['', '<div><meta itemprop="name" content="x"></div>'],
    failed: [
      head('<div></div><meta name="description" content="x">'),
      head('<img src="/pixel.gif"><link rel="canonical" href="/x">'),
    ],
  },
  'seo-url': {
    passed: '',
    failed: [
      { url: 'https://example.org/Shop/My_Bowls' },
      { url: 'https://example.org/shop?sid=1' },
      { url: `https://example.org/${'a'.repeat(110)}` },
    ],
  },
  'seo-url-params': {
    passed: { url: `${SELF}?page=2` },
    failed: [{ url: `${SELF}?a=1&b=2&c=3&d=4` }, { url: `${SELF}?utm_source=x` }],
    notApplicable: '',
  },
  'seo-redirects': {
    passed: { redirects: [{ url: 'https://example.org/', status: 301, location: SELF }] },
    failed: [
      { redirects: [{ url: 'https://example.org/', status: 302, location: SELF }] },
      {
        redirects: [
          { url: 'https://a.org/', status: 301, location: 'https://b.org/' },
          { url: 'https://b.org/', status: 301, location: SELF },
        ],
      },
    ],
    notApplicable: '',
  },
  'seo-content-thin': { passed: words(150), failed: words(20), undecided: SHELL },
  'seo-title': {
    passed: '',
    failed: [{ source: '<!doctype html><p>x' }, { source: '<!doctype html><title> </title>' }],
  },
  'seo-title-length': {
    passed: '',
    failed: [{ source: '<title>Bowls</title>' }, { source: `<title>${words(30)}</title>` }],
    notApplicable: { source: '<p>x' },
  },
  'seo-title-multiple': { passed: '', failed: head('<title>Another title</title>'), notApplicable: { source: '<p>x' } },
  'seo-title-placeholder': {
    passed: '',
    failed: [{ source: '<title>Untitled</title>' }, { source: '<title>React App</title>' }],
    notApplicable: { source: '<p>x' },
  },
  'seo-description': {
    passed: head('<meta name="description" content="Bowls of stoneware.">'),
    failed: ['', head('<meta name="description" content=" ">')],
  },
  'seo-description-length': {
    passed: head(`<meta name="description" content="${words(15)}">`),
    failed: [
      head('<meta name="description" content="Bowls.">'),
      head(`<meta name="description" content="${words(60)}">`),
    ],
    notApplicable: '',
  },
  'seo-description-multiple': {
    passed: head('<meta name="description" content="a">'),
    failed: head('<meta name="description" content="a"><meta name="Description" content="b">'),
    notApplicable: '',
  },
  'seo-h1': {
    passed: ['<h1>Bowls</h1>', '<h1><img alt="Bowls" src="b.png"></h1>'],
    failed: ['<h2>Bowls</h2>', '<h1> </h1>'],
    undecided: SHELL,
  },
  'seo-h1-multiple': { passed: '<h1>Bowls</h1>', failed: '<h1>Bowls</h1><h1>Plates</h1>', notApplicable: '' },
  'seo-link-crawlable': {
    passed: '<a href="/b">Bowls</a>',
    failed: ['<a href="javascript:open()">Bowls</a>', '<a onclick="open()">Bowls</a>', '<a href="http://[">Bowls</a>'],
    notApplicable: '<p>x</p>',
  },
  'seo-link-text': {
    passed: '<a href="/b">Bowls</a>',
    failed: '<a href="/b">Read more</a>',
    notApplicable: ['<p>x</p>', '<a rel="nofollow" href="/b">Read more</a>'],
  },
  'seo-img-alt': { passed: '<img alt="" src="b.png">', failed: '<img src="b.png">', notApplicable: '' },
  'seo-canonical-count': {
    passed: canonical(SELF),
    failed: [
      head(`<link rel="canonical" href="${SELF}"><link rel="canonical" href="/other">`),
      { ...canonical(SELF), headers: { link: '<https://example.org/other>; rel="canonical"' } },
    ],
    notApplicable: '',
  },
  'seo-canonical-absolute': {
    passed: canonical(SELF),
    failed: [canonical('/shop/bowls'), canonical('https://')],
    notApplicable: ['', { headers: { link: `<${SELF}>; rel="canonical"` } }],
  },
  'seo-canonical-elsewhere': {
    passed: [canonical(SELF), canonical('https://example.org/shop/bowls-2')],
    failed: [
      canonical('https://other.org/shop/bowls'),
      canonical('https://example.org/'),
      canonical('http://example.org/shop/bowls'),
      canonical(`${SELF}#top`),
    ].map((one) => one),
    notApplicable: '',
  },
  'seo-canonical-in-body': {
    passed: canonical(SELF),
    failed: `<link rel="canonical" href="${SELF}">`,
    notApplicable: '',
  },
  'seo-canonical-missing': { passed: canonical(SELF), failed: '' },
  'seo-hreflang-code': {
    passed: versions(['en-GB', SELF], ['zh-Hant-TW', '/zh'], ['x-default', SELF], ['de', '/de']),
    failed: [versions(['en-UK', SELF]), versions(['de_CH', SELF]), versions(['eng', SELF]), versions(['', SELF])],
    notApplicable: '',
  },
  'seo-hreflang-absolute': { passed: versions(['en', SELF]), failed: versions(['en', '/shop']), notApplicable: '' },
  'seo-hreflang-self': {
    passed: versions(['en', SELF], ['de', 'https://example.org/de']),
    failed: versions(['de', 'https://example.org/de']),
    notApplicable: '',
  },
  'seo-hreflang-duplicate': {
    passed: versions(['en', SELF], ['de', '/de']),
    failed: versions(['en', SELF], ['EN', '/other']),
    notApplicable: '',
  },
  'seo-hreflang-xdefault': {
    passed: versions(['en', SELF], ['x-default', SELF]),
    failed: versions(['en', SELF], ['de', '/de']),
    notApplicable: versions(['en', SELF]),
  },
  'seo-lang-hreflang-match': {
    passed: versions(['en-GB', SELF]),
    failed: versions(['fr', SELF]),
    notApplicable: versions(['de', '/de']),
  },
  'seo-amp': {
    passed: head('<link rel="amphtml" href="/amp">'),
    failed: { source: '<!doctype html><html amp lang="en"><title>x</title>' },
    notApplicable: '',
  },
  'seo-pagination': {
    passed: head(`<link rel="prev" href="/p1"><link rel="canonical" href="${SELF}">`),
    failed: head('<link rel="prev" href="/p1"><link rel="canonical" href="https://example.org/p1">'),
    notApplicable: '',
  },
  'seo-feed': {
    passed: head(
      '<meta name="og:type" property="og:type" content="article"><meta name="og:type" content="article"><link rel="alternate" type="application/rss+xml" href="/f">',
    ),
    failed: '<article></article><article></article><article></article>',
    notApplicable: '',
  },
  'seo-meta-keywords': { passed: '', failed: head('<meta name="keywords" content="bowls, plates">') },
  'seo-structured-data-syntax': {
    passed: ld('{"@context":"https://schema.org","@type":"Store"}'),
    failed: [ld('{"@type":"Store",}'), ld('{oops'), ld('// note\n{"@type":"Store"}')],
    notApplicable: '',
  },
  'seo-structured-data-type': {
    passed: [
      ld('{"@context":"https://schema.org","@type":"Product","name":"Bowl","offers":{"@type":"Offer"}}'),
      '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b><img itemprop="image" src="s.png"></div>',
      '<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Soup</b><img property="image" src="s.png"></div>',
    ],
    failed: [
      ld('{"@context":"https://schema.org","@type":"Product","name":"Bowl"}'),
      ld('{"@type":"Article"}'),
      ld('{"@context":"https://schema.org","name":"Bowl"}'),
      '<div itemscope itemtype="https://schema.org/Recipe"></div>',
      '<div itemscope><b itemprop="name">Soup</b></div>',
      '<div vocab="https://schema.org/" typeof="Event"><b property="name">Fair</b></div>',
    ],
    notApplicable: '',
  },
};

const og = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('');
const OG = og({ title: 'Bowls', type: 'website', image: 'https://example.org/b.png', url: SELF });

/** Metadata of the head. */
export const metadataExamples: Examples = {
  'meta-charset': { passed: '', failed: { source: '<!doctype html><title>x</title>' } },
  'meta-viewport': { passed: head('<meta name="viewport" content="width=device-width">'), failed: '' },
  'meta-lang': { passed: '', failed: { source: '<!doctype html><title>x</title>' } },
  'meta-author': { passed: head('<meta name="author" content="Ann">'), failed: '' },
  'meta-content-attribute': {
    passed: head('<meta name="author" content="Ann">'),
    failed: head('<meta name="author" value="Ann">'),
    notApplicable: '',
  },
  'meta-base': {
    passed: { source: '<!doctype html><base href="/a/"><title>x</title><a href="b">b</a>' },
    failed: [
      head('<base href="/a/"><base href="/b/">'),
      { source: '<!doctype html><link rel="icon" href="i.png"><base href="/a/">' },
    ],
    notApplicable: '',
  },
  'meta-http-equiv': {
    passed: head('<meta http-equiv="content-security-policy" content="default-src *">'),
    failed: [
      head('<meta http-equiv="X-UA-Compatible" content="IE=edge">'),
      head('<meta http-equiv="pragma" content="no-cache">'),
    ],
    notApplicable: '',
  },
  'meta-refresh': { passed: '', failed: head('<meta http-equiv="refresh" content="0;url=/x">') },
  'meta-referrer': {
    passed: head('<meta name="referrer" content="no-referrer">'),
    failed: head('<meta name="referrer" content="none">'),
    notApplicable: '',
  },
  'meta-robots-duplicate': {
    passed: head('<meta name="robots" content="all">'),
    failed: head('<meta name="robots" content="all"><meta name="robots" content="noindex">'),
    notApplicable: '',
  },
  'meta-preload-as': {
    passed: head('<link rel="preload" as="font" crossorigin href="/f.woff2">'),
    failed: [head('<link rel="preload" href="/f.js">'), head('<link rel="preload" as="font" href="/f.woff2">')],
    notApplicable: '',
  },
  'meta-preconnect': {
    passed: head('<link rel="preconnect" href="https://a.example">'),
    failed: head('abcdefg'.replace(/./g, '<link rel="preconnect" href="https://$&.example">')),
    notApplicable: '',
  },
  'meta-favicon': {
    passed: [head('<link rel="icon" href="/i.png">'), { favicon: 200 }],
    failed: [{ favicon: 404 }, head('<link rel="icon" href="http://[">')],
    undecided: '',
  },
  'meta-touch-icon': {
    passed: head('<link rel="apple-touch-icon" sizes="180x180" href="/i.png">'),
    failed: ['', head('<link rel="apple-touch-icon" sizes="57x57" href="/i.png">')],
  },
  'meta-theme-color': {
    passed: head('<meta name="theme-color" content="rebeccapurple">'),
    failed: head('<meta name="theme-color" content="336699">'),
    notApplicable: '',
  },
  'meta-manifest': {
    passed: {
      ...head('<link rel="manifest" href="/app.json">'),
      manifest: '{"name":"Bowls","start_url":"/","display":"standalone","icons":[{"sizes":"192x192 512x512"}]}',
    },
    failed: [
      { ...head('<link rel="manifest" href="/app.json">'), manifest: '{"name":"Bowls"}' },
      { ...head('<link rel="manifest" href="/app.json">'), manifest: 'oops' },
    ],
    undecided: head('<link rel="manifest" href="/app.json">'),
    notApplicable: '',
  },
  'meta-og': { passed: head(OG), failed: '' },
  'meta-og-required': { passed: head(OG), failed: head(og({ title: 'Bowls' })), notApplicable: '' },
  'meta-og-image': { passed: head(OG), failed: head(og({ image: '/b.png' })), notApplicable: '' },
  'meta-og-image-details': {
    passed: head(
      og({ image: 'https://x.org/b.png', 'image:width': '1200', 'image:height': '630', 'image:alt': 'A bowl' }),
    ),
    failed: head(OG),
    notApplicable: '',
  },
  'meta-og-description': {
    passed: head(og({ description: 'Bowls', site_name: 'Lane' })),
    failed: head(OG),
    notApplicable: '',
  },
  'meta-og-locale': {
    passed: head(og({ locale: 'en_GB' })),
    failed: head(og({ locale: 'english' })),
    notApplicable: '',
  },
  'meta-og-duplicate': { passed: head(OG), failed: head(OG + og({ title: 'Again' })), notApplicable: '' },
  'meta-og-attribute': { passed: head(OG), failed: head('<meta name="og:title" content="Bowls">'), notApplicable: '' },
  'meta-twitter-card': {
    passed: head('<meta name="twitter:card" content="summary">'),
    failed: ['', head('<meta name="twitter:card" content="large">')],
  },
  'meta-twitter-content': {
    passed: head(`<meta name="twitter:card" content="summary">${OG}`),
    failed: head('<meta name="twitter:card" content="summary">'),
    notApplicable: '',
  },
};
