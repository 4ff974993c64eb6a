import { linksWith, metaContent, metasEquivalent, metasNamed } from '../../page/metadata.ts';
import { attr, hasAttr } from '../../page/node.ts';
import { chrome, google, html, lighthouse } from '../links.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { metadata } from './define.ts';

const charset = metadata(
  {
    id: 'meta-charset',
    severity: 'serious',
    title: 'Encoding is not declared early enough',
    help: html('semantics.html#charset'),
    fix: 'Put <meta charset="utf-8"> first in head, or send the charset in Content-Type.',
  },
  ({ decoded }) =>
    /^(bom|header|prescan)$/.test(decoded.charsetSource)
      ? passed()
      : failed('No header, byte order mark or early meta declares the encoding.'),
);

const viewport = metadata(
  {
    id: 'meta-viewport',
    severity: 'serious',
    title: 'Viewport is not set',
    help: chrome('performance/insights/viewport'),
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  ({ page }) => (metasNamed(page, 'viewport').length ? passed() : failed('There is no viewport meta element.')),
);

const lang = metadata(
  {
    id: 'meta-lang',
    severity: 'moderate',
    title: 'Language is not declared',
    help: html('dom.html#the-lang-and-xml:lang-attributes'),
    fix: 'Add lang to the html element.',
  },
  ({ page }) => (attr(page.root, 'lang')?.trim() ? passed() : failed('The html element has no lang attribute.')),
);

const author = metadata(
  {
    id: 'meta-author',
    severity: 'info',
    title: 'Author is not stated',
    help: html('semantics.html#meta-author'),
    fix: 'Add <meta name="author"> if the author is relevant.',
  },
  ({ page }) =>
    metaContent(page, 'author')?.trim() || linksWith(page, 'author').length
      ? passed()
      : failed('The page states no author.'),
);

const value = metadata.each(
  {
    id: 'meta-content-attribute',
    severity: 'minor',
    title: 'meta element has no content',
    help: html('semantics.html#the-meta-element'),
    fix: 'Put the value into the content attribute.',
  },
  ({ page }) => page.byTag('meta').filter((meta) => hasAttr(meta, 'name') || hasAttr(meta, 'property')),
  (meta) => {
    if (hasAttr(meta, 'content')) return null;
    return hasAttr(meta, 'value') ? 'value instead of content' : '';
  },
  {
    none: 'There are no named meta elements.',
    message: (n, of) => `${n} of ${of} meta elements have no content attribute.`,
  },
);

const base = metadata(
  {
    id: 'meta-base',
    severity: 'moderate',
    title: 'base element is repeated or too late',
    help: html('semantics.html#the-base-element'),
    fix: 'Put one base element before every element with a URL.',
  },
  ({ page }) => {
    const bases = page.byTag('base');
    if (!bases.length) return notApplicable('There is no base element.');
    if (bases.length > 1)
      return failed(
        `There are ${bases.length} base elements; the first one applies.`,
        bases.map((one) => page.item(one)),
      );
    const before = page
      .byTag('link', 'script', 'a', 'img')
      .find((one) => one.index < bases[0]!.index && (hasAttr(one, 'href') || hasAttr(one, 'src')));
    return before ? failed('A URL precedes the base element.', [page.item(before)]) : passed();
  },
);

const EQUIVALENTS =
  /^(content-language|content-type|default-style|refresh|set-cookie|x-ua-compatible|content-security-policy)$/i;

const equivalent = metadata.each(
  {
    id: 'meta-http-equiv',
    severity: 'minor',
    title: 'http-equiv is unknown or obsolete',
    help: html('semantics.html#pragma-directives'),
    fix: 'Remove it, or send a header instead.',
  },
  ({ page }) => page.byTag('meta').filter((meta) => hasAttr(meta, 'http-equiv')),
  (meta) => {
    const name = attr(meta, 'http-equiv')!.trim();
    if (!EQUIVALENTS.test(name)) return name;
    return /^(x-ua-compatible|content-language|set-cookie)$/i.test(name) ? name : null;
  },
  {
    none: 'There is no http-equiv.',
    message: (n, of) => `${n} of ${of} http-equiv meta elements are unknown or obsolete.`,
  },
);

const refresh = metadata(
  {
    id: 'meta-refresh',
    severity: 'moderate',
    title: 'Page redirects with a meta element',
    help: html('semantics.html#attr-meta-http-equiv-refresh'),
    fix: 'Redirect on the server.',
  },
  ({ page }) => {
    const metas = metasEquivalent(page, 'refresh');
    return metas.length
      ? failed(
          'The page refreshes or redirects with a meta element.',
          metas.map((meta) => page.item(meta)),
        )
      : passed();
  },
);

const REFERRER =
  /^(no-referrer|no-referrer-when-downgrade|same-origin|origin|strict-origin|origin-when-cross-origin|strict-origin-when-cross-origin|unsafe-url|never|default|always|origin-when-crossorigin)$/i;

const referrer = metadata(
  {
    id: 'meta-referrer',
    severity: 'minor',
    title: 'Referrer policy is unknown',
    help: html('semantics.html#meta-referrer'),
    fix: 'Use one of the policies, such as strict-origin-when-cross-origin.',
  },
  ({ page }) => {
    const content = metaContent(page, 'referrer');
    if (!content?.trim()) return notApplicable('There is no referrer meta element.');
    return REFERRER.test(content.trim()) ? passed() : failed(`'${content}' is not a referrer policy.`);
  },
);

const robots = metadata(
  {
    id: 'meta-robots-duplicate',
    severity: 'minor',
    title: 'There are several robots meta elements',
    help: google('crawling-indexing/robots-meta-tag'),
    fix: 'Put all directives into one meta element.',
  },
  ({ page }) => {
    const metas = metasNamed(page, 'robots');
    if (!metas.length) return notApplicable('There is no robots meta element.');
    return metas.length > 1
      ? failed(
          `There are ${metas.length} robots meta elements; the strictest directive applies.`,
          metas.map((meta) => page.item(meta)),
        )
      : passed();
  },
);

const preload = metadata.each(
  {
    id: 'meta-preload-as',
    severity: 'minor',
    title: 'Preload lacks as or crossorigin',
    help: html('links.html#link-type-preload'),
    fix: 'Add as, and crossorigin for fonts.',
  },
  ({ page }) => linksWith(page, 'preload'),
  (link) => {
    const as = attr(link, 'as')?.trim().toLowerCase();
    if (!as) return 'no as';
    return as === 'font' && !hasAttr(link, 'crossorigin') ? 'font without crossorigin' : null;
  },
  { none: 'Nothing is preloaded.', message: (n, of) => `${n} of ${of} preloads are ignored or fetched twice.` },
);

/** Connections opened ahead before they get in the way of the first ones. */
const PRECONNECTS = 6;

const preconnect = metadata(
  {
    id: 'meta-preconnect',
    severity: 'minor',
    title: 'Too many preconnects',
    help: lighthouse('performance/uses-rel-preconnect'),
    fix: `Keep the ${PRECONNECTS} most important ones.`,
  },
  ({ page }) => {
    const origins = new Set(linksWith(page, 'preconnect').map((link) => attr(link, 'href')?.trim()));
    if (!origins.size) return notApplicable('There are no preconnect hints.');
    return origins.size > PRECONNECTS ? failed(`${origins.size} connections are opened in advance.`) : passed();
  },
);

export const headChecks = [
  charset,
  viewport,
  lang,
  author,
  value,
  base,
  equivalent,
  refresh,
  referrer,
  robots,
  preload,
  preconnect,
];
