// Saved pages with facts that two independent parsers agree on, against what the core and other sections say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJsonLd, typesOf, withGraphs } from '../../dist/src/analyzer/page/structured-data/json-ld.js';
import { properties } from '../../dist/src/analyzer/page/tree/metadata.js';
import { parsePage } from '../../dist/src/analyzer/page/tree/parse.js';
import { decodePage } from '../../dist/src/analyzer/parse/encoding/charset.js';
import { readScope } from '../../dist/src/analyzer/scope.js';
import { judgePage } from '../../dist/src/analyzer/workers/run-stages.js';

const answerFor = (url, contentType, bytes) => ({
  url,
  finalUrl: url,
  status: 200,
  statusText: 'OK',
  httpVersion: '1.1',
  redirects: [],
  headers: { 'content-type': contentType },
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
  contentType: contentType.split(';')[0].trim(),
});

const gatheredFor = (page) => ({
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
});

/** The facts of a page by the names of the file, read off a report. */
const factsOf = (sections, page) => {
  const { meta, links, images, document, outline, headings, scripts, stylesheets, iframes, siteInfo, languages, http } =
    sections.core;
  const tag = (name) => page.byTag(name).length;
  const blocks = readJsonLd(page);
  const sound = blocks.filter(({ error, mended }) => error === null && !mended);
  return {
    lang: meta.lang,
    dir: meta.dir,
    title: meta.title,
    title_count: meta.titleCount,
    meta_description: meta.description,
    meta_description_count: meta.descriptionCount,
    meta_robots: meta.robots,
    viewport: meta.viewport,
    viewport_count: meta.viewportCount,
    generator: meta.generator,
    theme_color: meta.themeColor,
    meta_charset: meta.charset,
    meta_refresh: meta.refresh,
    meta_csp: meta.contentSecurityPolicies,
    base_href: meta.base,
    canonical_raw: meta.canonicals,
    alternate_hreflang: languages.map(({ hreflang, href }) => [hreflang, href]),
    amphtml: siteInfo.amp,
    manifest: siteInfo.manifest === null ? [] : [siteInfo.manifest],
    icons: siteInfo.icons,
    apple_touch_icons: siteInfo.appleTouchIcons,
    feeds: siteInfo.feeds.length,
    preload: siteInfo.preload,
    preconnect: siteInfo.preconnect,
    dns_prefetch: siteInfo.dnsPrefetch,
    og: properties(page, 'og:'),
    twitter: properties(page, 'twitter:'),
    headings: headings.map(({ level }) => level),
    h1_count: outline.h1,
    heading_skips: outline.skips,
    img: images.total,
    img_no_alt: images.withoutAlt,
    img_empty_alt: images.emptyAlt,
    img_no_dimensions: images.withoutDimensions,
    img_lazy: images.lazy,
    img_srcset: images.srcset,
    img_no_src: images.withoutSource,
    img_in_noscript: images.inNoscript,
    picture: images.picture,
    svg: images.svg,
    video: images.video,
    audio: images.audio,
    a: links.anchors,
    a_href: links.total,
    links: {
      internal: links.internal,
      external: links.external,
      fragment: links.fragment,
      mailto: links.mailto,
      tel: links.tel,
      javascript: links.javascript,
      empty: links.empty,
      other: links.other,
    },
    a_nofollow: links.nofollow,
    a_blank_no_noopener: links.blankWithoutNoopener,
    script: scripts.total,
    script_src: scripts.external,
    script_inline: scripts.inline,
    script_async: scripts.async,
    script_defer: scripts.defer,
    script_module: scripts.module,
    script_integrity: scripts.integrity,
    json_ld: scripts.jsonLd,
    json_ld_valid: sound.length,
    json_ld_top_types: sound.flatMap(({ items }) => withGraphs(items)).flatMap(typesOf),
    microdata_itemscope: page.elements.filter(({ attribs }) => attribs.itemscope !== undefined).length,
    stylesheet_links: stylesheets.linked,
    style_blocks: stylesheets.blocks,
    style_attributes: document.styleAttributes,
    event_handler_attributes: document.eventHandlers,
    iframe: iframes.total,
    iframe_no_title: iframes.withoutTitle,
    ...Object.fromEntries(
      [
        'main',
        'nav',
        'header',
        'footer',
        'aside',
        'form',
        'input',
        'select',
        'textarea',
        'button',
        'label',
        'table',
        'th',
        'ul',
        'ol',
        'noscript',
        'template',
        'p',
      ].map((name) => [`el_${name}`, tag(name)]),
    ),
    duplicate_ids: document.duplicateIds,
    ids: document.ids,
    doctype_name: document.doctype === null ? null : `doctype ${document.doctype.name}`,
    doctype_public: document.doctype?.publicId ?? '',
    document_mode: document.mode,
    encoding: http.charset,
    tree_only: {
      elements: document.elements,
      max_depth: document.depth,
      comments: document.comments,
      meta_outside_head: meta.outsideHead,
      canonical_in_head: meta.canonicalsInHead,
      title_in_head: meta.titleInHead,
    },
  };
};

export const pages = {
  id: 'pages',
  needs: 'pages-facts.json',
  run(folder) {
    const { pages: known } = JSON.parse(readFileSync(join(folder, 'pages-facts.json'), 'utf8'));
    const misses = [];
    let right = 0;
    let of = 0;
    for (const [file, { fetch, facts }] of Object.entries(known)) {
      const bytes = readFileSync(join(folder, 'pages', file));
      const answer = answerFor(fetch.url, fetch.content_type, bytes);
      const { sections } = judgePage(gatheredFor(answer), readScope(['structure']).effective, file, Date.now());
      const mine = factsOf(sections, parsePage(decodePage(bytes, fetch.content_type).text, fetch.url));
      for (const [name, value] of Object.entries({ ...facts, encoding: fetch.encoding.toLowerCase() })) {
        // Marker strings are no facts about the page but a list of literals; technologies are judged by evidence instead.
        if (name === 'technology_markers' || name === 'disagreements') continue;
        of += 1;
        const wanted = facts.disagreements?.[name]?.tree ?? value;
        if (isDeepStrictEqual(mine[name], wanted)) right += 1;
        else
          misses.push(
            `${file} ${name}: ${JSON.stringify(mine[name])?.slice(0, 200)}, not ${JSON.stringify(wanted)?.slice(0, 200)}`,
          );
      }
    }
    return { figures: [{ figure: 'facts of saved pages', right, of, atLeast: of }], misses };
  },
};
