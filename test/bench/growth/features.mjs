// Pages with many of one feature, and what the analysis is handed of a page.
const many = (n, part) => Array.from({ length: n }, (_, i) => part(i)).join('');
const style = (css) => `<style>${css}</style>`;

/** The least number of each feature that takes some milliseconds, and the page with so many. */
export const FEATURES = {
  images: [1600, (n) => many(n, (i) => `<img src="/${i}.png">`)],
  links: [2000, (n) => many(n, (i) => `<a href="/${i}">Bowl ${i}</a>`)],
  'nested elements': [2000, (n) => `${'<div>'.repeat(n)}x${'</div>'.repeat(n)}`],
  'unclosed formatting': [1000, (n) => many(n, (i) => `<b><i>${i}</b>`)],
  tables: [400, (n) => many(n, (i) => `<table><tr><th>a<th>b<tr><td>${i}<td>2</table>`)],
  'cells of one table': [2000, (n) => `<table><tr><th>a${many(n, (i) => `<tr><td>${i}`)}</table>`],
  'form fields': [1000, (n) => many(n, (i) => `<label for="f${i}">x</label><input id="f${i}">`)],
  'ARIA references': [1000, (n) => many(n, (i) => `<b id="r${i}">x</b><i role="img" aria-labelledby="r${i}"></i>`)],
  headings: [5000, (n) => many(n, (i) => `<h2>Bowl ${i}</h2>`)],
  landmarks: [500, (n) => many(n, (i) => `<nav aria-label="n${i}"><a href="/${i}">x</a></nav>`)],
  scripts: [1000, (n) => many(n, (i) => `<script src="/${i}.js"></script>`)],
  'style rules': [
    1500,
    (n) => style(many(n, (i) => `.c${i}{color:#${(i % 4096).toString(16).padStart(3, '0')};display:block}`)),
  ],
  'style attributes': [1000, (n) => many(n, (i) => `<p style="color:red;margin:${i}px">x</p>`)],
  variables: [
    1000,
    (n) => style(`:root{${many(n, (i) => `--v${i}:red;`)}}${many(n, (i) => `.c${i}{color:var(--v${i})}`)}`),
  ],
  'media queries': [800, (n) => style(many(n, (i) => `@media (min-width:${i}px){.c${i}{display:none}}`))],
  'repeated ids': [9000, (n) => '<p id="a">x</p>'.repeat(n)],
  comments: [20_000, (n) => many(n, (i) => `<!-- ${i} -->`)],
  'structured data': [
    1500,
    (n) => many(n, (i) => `<div itemscope itemtype="https://schema.org/Thing"><b itemprop="name">${i}</b></div>`),
  ],
  'list items': [8000, (n) => `<ul>${many(n, (i) => `<li>${i}</li>`)}</ul>`],
  'sibling selectors': [2000, (n) => style('.a ~ .b{display:none}') + '<b class="b"></b>'.repeat(n)],
  'cells of one row': [500, (n) => `<table><tr>${many(n, (i) => `<th>${i}`)}<tr>${many(n, (i) => `<td>${i}`)}</table>`],
  'spans of cells': [1000, (n) => `<table>${many(n, (i) => `<tr><td rowspan="1000" colspan="1000">${i}`)}</table>`],
  'headings within headings': [800, (n) => '<div role="heading" aria-level="2">Bowl '.repeat(n)],
  'fields within labels': [600, (n) => '<label>Bowl <input>'.repeat(n)],
  'hidden within hidden': [600, (n) => '<div aria-hidden="true"><a href="/x">Bowl</a>'.repeat(n)],
  'references to one element': [
    600,
    (n) => `<p id="r">${'<b>Bowl</b>'.repeat(n)}</p>${'<i role="img" aria-labelledby="r"></i>'.repeat(n)}`,
  ],
  'labels of one field': [3000, (n) => `<input id="f">${'<label for="f">Bowl</label>'.repeat(n)}`],
  'links of equal text': [2000, (n) => many(n, (i) => `<a href="/${i}">Read more</a>`)],
  'image maps': [300, (n) => many(n, (i) => `<img src="/b.png" usemap="#m${i}" alt="b"><map name="m${i}"></map>`)],
  'equal metas': [1000, (n) => '<meta name="description" content="x"><meta property="og:image" content="x">'.repeat(n)],
  'canonical links': [1000, (n) => many(n, (i) => `<link rel="canonical" href="/${i}">`)],
  'language versions': [1000, (n) => many(n, (i) => `<link rel="alternate" hreflang="en" href="/${i}">`)],
  'blocks of JSON-LD': [
    300,
    (n) => many(n, (i) => `<script type="application/ld+json">{"@type":"Thing","name":"${i}"}</script>`),
  ],
  policies: [1000, (n) => many(n, (i) => `<meta http-equiv="Content-Security-Policy" content="img-src a${i}.org">`)],
  'sources of one policy': [
    500,
    (n) => `<meta http-equiv="Content-Security-Policy" content="script-src ${many(n, (i) => `a${i}.org `)}">`,
  ],
  'elements of rules with :has()': [
    1000,
    (n) =>
      style('div:has(.p) p{display:none}div:has(> .q) p{display:none}') +
      many(n, (i) => `<div><p class="${i % 2 ? 'p' : 'q'}">x</div>`),
  ],
  'declarations of one rule': [2000, (n) => style(`p{${'display:block;'.repeat(n)}}`) + '<p>x</p>'.repeat(n)],
  'declarations of one style attribute': [4000, (n) => `<p style="${'display:block;'.repeat(n)}">x</p>`],
  'forms sent from outside': [
    600,
    (n) => many(n, (i) => `<form id="f${i}"><input aria-label="x"></form><button form="f${i}">Send</button>`),
  ],
  'signs in the text of a link': [20_000, (n) => `<a href="/x">a${'!'.repeat(n)}b</a>`],
  'selectors of one rule': [
    8000,
    (n) => style(`${many(n, (i) => `.c${i},`)}p{display:none}`) + '<p class="c1">x</p>'.repeat(20),
  ],
  'attributes of one element': [8000, (n) => `<p ${many(n, (i) => `data-a${i}="x" `)}>x</p>`],
  'classes of one element': [20_000, (n) => `<p class="${many(n, (i) => `c${i} `)}">x</p>`],
  'candidates of one srcset': [
    20_000,
    (n) => `<img alt="x" src="/a.png" srcset="${many(n, (i) => `/a${i}.png ${i + 1}w, `)}">`,
  ],
  'one long text': [1_000_000, (n) => `<p>${'word '.repeat(n / 5)}</p>`],
};

export const gathered = (html) => {
  const bytes = Buffer.from(`<!doctype html><html lang="en"><title>Bowls</title><body>${html}`);
  const url = 'https://example.org/';
  return {
    page: {
      ...{
        url,
        finalUrl: url,
        status: 200,
        statusText: 'OK',
        httpVersion: '1.1',
        redirects: [],
        setCookie: [],
        tls: null,
      },
      ...{ headers: { 'content-type': 'text/html; charset=utf-8' }, contentType: 'text/html', ipFamily: 4, notes: [] },
      ...{
        timing: { firstByteMs: 1, totalMs: 2 },
        encodings: [],
        wireBytes: bytes.length,
        bytes,
        cut: false,
        size: bytes.length,
      },
    },
    ...{ robots: null, sitemaps: [], styleSheets: [], media: {}, favicon: null, manifest: null, llmsTxt: null },
    ...{ securityTxt: null, httpProbe: null, spent: { requests: 1, bytes: 0, exhausted: false } },
  };
};
