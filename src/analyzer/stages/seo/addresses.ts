import { isKnownLanguage, isRegion, isScript, primarySubtag } from '../../page/language.ts';
import { attr } from '../../page/node.ts';
import { google, lighthouse } from '../links.ts';
import { failed, judge, notApplicable, passed } from '../verdict.ts';
import { inHead } from './canonical.ts';
import { samePage, seo } from './define.ts';

const CANONICAL = google('crawling-indexing/consolidate-duplicate-urls');
const NO_CANONICAL = 'The page has no canonical URL.';

const count = seo(
  {
    id: 'seo-canonical-count',
    severity: 'serious',
    title: 'Conflicting canonical URLs',
    help: lighthouse('seo/canonical'),
    fix: 'State one canonical URL, in one place.',
  },
  ({ canonical, page }) => {
    if (canonical.verdict === 'none') return notApplicable(NO_CANONICAL);
    return canonical.verdict === 'conflict'
      ? failed(
          'Links or headers state different canonical URLs, so all are ignored.',
          canonical.links.map((link) => page.item(link)),
        )
      : passed();
  },
);

const absolute = seo(
  {
    id: 'seo-canonical-absolute',
    severity: 'serious',
    title: 'Canonical URL is relative or invalid',
    help: lighthouse('seo/canonical'),
    fix: 'Write the canonical URL in full, with https.',
  },
  ({ canonical, page }) => {
    if (canonical.verdict === 'none') return notApplicable(NO_CANONICAL);
    return judge(
      page,
      canonical.links,
      (link) =>
        /^https?:\/\/[^/]/i.test(attr(link, 'href')?.trim() ?? '') && URL.canParse(attr(link, 'href')!.trim())
          ? null
          : (attr(link, 'href') ?? ''),
      {
        none: 'The canonical URL is set by a header.',
        message: () => 'The canonical URL is not absolute.',
      },
    );
  },
);

const elsewhere = seo(
  {
    id: 'seo-canonical-elsewhere',
    severity: 'moderate',
    title: 'Canonical URL is another page',
    help: CANONICAL,
    fix: 'State the URL of this page, unless it is a copy of the other.',
  },
  ({ canonical, url, hreflang, robots }) => {
    if (!canonical.resolved) return notApplicable(NO_CANONICAL);
    const target = new URL(canonical.resolved);
    const faults = [
      target.hostname !== url.hostname && `another host, ${target.hostname}`,
      target.hostname === url.hostname &&
        target.protocol !== url.protocol &&
        `${target.protocol.slice(0, -1)} instead of ${url.protocol.slice(0, -1)}`,
      canonical.verdict === 'elsewhere' && target.pathname === '/' && url.pathname.length > 1 && 'the start page',
      target.hash && 'a fragment of a page',
      hreflang.some((one) => one.url !== null && one.url === canonical.resolved && !samePage(one.url, url.href)) &&
        'a version in another language',
      canonical.verdict === 'elsewhere' && robots.blocking.length > 0 && 'another page, and this one has noindex',
    ].filter(Boolean);
    return faults.length ? failed(`The canonical URL is ${faults.join('; ')}.`) : passed();
  },
);

const inBody = seo(
  {
    id: 'seo-canonical-in-body',
    severity: 'serious',
    title: 'Canonical link is outside head',
    help: CANONICAL,
    fix: 'Move it into head; elsewhere it is ignored.',
  },
  ({ canonical, page }) => {
    if (!canonical.links.length) return notApplicable('There is no canonical link.');
    return judge(page, canonical.links, (link) => (inHead(page, link) ? null : ''), {
      none: '',
      message: () => 'The canonical link is not in head, so search engines ignore it.',
    });
  },
);

const missing = seo(
  {
    id: 'seo-canonical-missing',
    severity: 'minor',
    title: 'Page has no canonical URL',
    help: CANONICAL,
    fix: 'Add <link rel="canonical"> with the URL of the page.',
  },
  ({ canonical, url }) => {
    if (canonical.verdict !== 'none') return passed();
    return failed(
      url.search ? 'The URL has parameters, and no canonical URL is stated.' : 'No canonical URL is stated.',
    );
  },
);

const NO_VERSIONS = 'The page links to no other language versions.';
const VERSIONS = google('specialty/international/localized-versions');

/** A language code that Google reads: language, then perhaps a script, then perhaps a region; or x-default. */
const isVersionCode = (code: string): boolean => {
  if (code.toLowerCase() === 'x-default') return true;
  const [language = '', ...rest] = code.split('-');
  if (!/^[a-z]{2}$/i.test(language) || !isKnownLanguage(language)) return false;
  if (rest[0] && isScript(rest[0])) rest.shift();
  if (rest[0] && /^[a-z]{2}$/i.test(rest[0]) && isRegion(rest[0])) rest.shift();
  return rest.length === 0;
};

const code = seo.each(
  {
    id: 'seo-hreflang-code',
    severity: 'serious',
    title: 'Invalid hreflang code',
    help: lighthouse('seo/hreflang'),
    fix: 'Use an ISO 639-1 language and optionally an ISO 3166-1 region, such as en-GB.',
  },
  ({ hreflang }) => hreflang.map(({ element }) => element),
  (element) => (isVersionCode(attr(element, 'hreflang')!.trim()) ? null : attr(element, 'hreflang')!),
  {
    none: NO_VERSIONS,
    message: (n, of) => `${n} of ${of} language codes are not valid.`,
  },
);

const versionAbsolute = seo.each(
  {
    id: 'seo-hreflang-absolute',
    severity: 'moderate',
    title: 'hreflang URL is relative',
    help: VERSIONS,
    fix: 'Write absolute URLs.',
  },
  ({ hreflang }) => hreflang.map(({ element }) => element),
  (element) => (/^https?:\/\//i.test(attr(element, 'href')?.trim() ?? '') ? null : (attr(element, 'href') ?? '')),
  {
    none: NO_VERSIONS,
    message: (n, of) => `${n} of ${of} URLs are not absolute.`,
  },
);

const self = seo(
  {
    id: 'seo-hreflang-self',
    severity: 'moderate',
    title: 'hreflang links do not include the page itself',
    help: VERSIONS,
    fix: 'Add a self-referencing hreflang link.',
  },
  ({ hreflang, page, canonical }) => {
    if (!hreflang.length) return notApplicable(NO_VERSIONS);
    const own = [page.url, canonical.resolved].filter((one) => one !== null);
    return hreflang.some((one) => one.url && own.some((url) => samePage(url, one.url!)))
      ? passed()
      : failed('None of the language versions is this page.');
  },
);

const duplicate = seo(
  {
    id: 'seo-hreflang-duplicate',
    severity: 'moderate',
    title: 'hreflang code is used for several pages',
    help: VERSIONS,
    fix: 'Link one page for each code.',
  },
  ({ hreflang, page }) => {
    if (!hreflang.length) return notApplicable(NO_VERSIONS);
    const targets = new Map<string, Set<string>>();
    for (const one of hreflang)
      targets.set(one.code.toLowerCase(), (targets.get(one.code.toLowerCase()) ?? new Set()).add(one.url ?? one.href));
    return judge(
      page,
      hreflang.map(({ element }) => element),
      (element) =>
        targets.get(attr(element, 'hreflang')!.trim().toLowerCase())!.size > 1 ? attr(element, 'hreflang')! : null,
      {
        none: NO_VERSIONS,
        message: (n) => `${n} links share a code with another page.`,
      },
    );
  },
);

const fallback = seo(
  {
    id: 'seo-hreflang-xdefault',
    severity: 'minor',
    title: 'No x-default version',
    help: VERSIONS,
    fix: 'Add a version with hreflang="x-default".',
  },
  ({ hreflang }) => {
    if (hreflang.length < 2) return notApplicable('There are fewer than two language versions.');
    return hreflang.some((one) => one.code.toLowerCase() === 'x-default')
      ? passed()
      : failed('No version is marked x-default.');
  },
);

const language = seo(
  {
    id: 'seo-lang-hreflang-match',
    severity: 'minor',
    title: 'lang and hreflang of the page differ',
    help: VERSIONS,
    fix: 'Use the same language in lang and hreflang.',
  },
  ({ hreflang, page }) => {
    const own = hreflang.find(
      (one) => one.url && samePage(one.url, page.url) && one.code.toLowerCase() !== 'x-default',
    );
    const lang = attr(page.root, 'lang')?.trim();
    if (!own || !lang) return notApplicable('The page does not have both lang and hreflang.');
    return primarySubtag(lang) === primarySubtag(own.code)
      ? passed()
      : failed(`lang is ${lang}, hreflang ${own.code}.`);
  },
);

export const addressChecks = [
  count,
  absolute,
  elsewhere,
  inBody,
  missing,
  code,
  versionAbsolute,
  self,
  duplicate,
  fallback,
  language,
];
