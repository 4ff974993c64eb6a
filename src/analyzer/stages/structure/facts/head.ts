import type { FetchedPage } from '../../../model/gathered.ts';
import {
  collapsed,
  attrOrNull as first,
  linksWith,
  metaContent,
  metasEquivalent,
  metasNamed,
  stripped,
} from '../../../page/tree/metadata.ts';
import { attr, type Element, hasAttr, tokens } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { ownText } from '../../../page/tree/parse.ts';

const orNull = (element: Element, name: string): string | null => attr(element, name) ?? null;
const within = (element: Element, container: Element | null): boolean => {
  for (let up = element.parent; up; up = up.parent) if (up === container) return true;
  return false;
};

/** Characters of a title or description that are passed on. */
const TEXT = 5000;

/** What the head of the page says, as it stands. */
export const metaReading = (page: Page) => {
  const titles = page.byTag('title');
  const title = titles[0] ? collapsed(ownText(titles[0])).slice(0, TEXT) : null;
  const raw = metaContent(page, 'description');
  const description = raw === null ? null : stripped(raw).slice(0, TEXT);
  const canonicals = linksWith(page, 'canonical');
  const charsets = page.byTag('meta').filter((meta) => hasAttr(meta, 'charset'));
  return {
    title,
    titleLength: title === null ? 0 : [...title].length,
    titleCount: titles.length,
    titleInHead: titles[0] !== undefined && within(titles[0], page.head),
    description,
    descriptionLength: description === null ? 0 : [...description].length,
    descriptionCount: metasNamed(page, 'description').length,
    canonical: first(canonicals[0], 'href'),
    canonicals: canonicals.map((link) => orNull(link, 'href')),
    canonicalsInHead: canonicals.filter((link) => within(link, page.head)).length,
    robots: metaContent(page, 'robots'),
    lang: orNull(page.root, 'lang'),
    dir: orNull(page.root, 'dir'),
    charset: first(charsets[0], 'charset'),
    viewport: metaContent(page, 'viewport'),
    viewportCount: metasNamed(page, 'viewport').length,
    themeColor: metaContent(page, 'theme-color'),
    generator: metaContent(page, 'generator'),
    author: metaContent(page, 'author'),
    keywords: metaContent(page, 'keywords'),
    referrer: metaContent(page, 'referrer'),
    base: first(
      page.byTag('base').find((base) => hasAttr(base, 'href')),
      'href',
    ),
    refresh: metasEquivalent(page, 'refresh').map((meta) => orNull(meta, 'content')),
    contentSecurityPolicies: metasEquivalent(page, 'content-security-policy').length,
    outsideHead: page.byTag('meta').filter((meta) => !within(meta, page.head)).length,
  };
};

const hrefs = (links: readonly Element[]): (string | null)[] => links.map((link) => orNull(link, 'href'));

const DAY = 86_400_000;

/** Who serves the page, and the files that belong to the site rather than to the page. */
export const siteReading = (page: Page, response: FetchedPage, now: number) => {
  const { hostname, host, protocol } = new URL(page.url);
  const { tls } = response;
  const icons = page.byTag('link').filter((link) => tokens(link, 'rel').includes('icon'));
  const touch = page
    .byTag('link')
    .filter((link) => tokens(link, 'rel').some((rel) => rel.startsWith('apple-touch-icon')));
  const feeds = linksWith(page, 'alternate').filter((link) =>
    /^application\/(rss|atom)\+xml|^application\/feed\+json/i.test(attr(link, 'type')?.trim() ?? ''),
  );
  return {
    host,
    domain: hostname,
    protocol: protocol.replace(':', ''),
    ipFamily: response.ipFamily,
    server: response.headers.server?.slice(0, 200) ?? null,
    tls: tls && {
      protocol: tls.protocol,
      issuer: tls.issuer,
      validTo: tls.validTo,
      daysLeft: tls.validTo ? Math.floor((Date.parse(tls.validTo) - now) / DAY) : null,
    },
    favicon: icons[0] ? page.resolve(attr(icons[0], 'href') ?? '') : null,
    icons: icons.length,
    appleTouchIcon: touch[0] ? page.resolve(attr(touch[0], 'href') ?? '') : null,
    appleTouchIcons: touch.length,
    manifest: hrefs(linksWith(page, 'manifest'))[0] ?? null,
    feeds: feeds
      .slice(0, 20)
      .map((link) => ({ href: orNull(link, 'href'), type: orNull(link, 'type'), title: orNull(link, 'title') })),
    amp: hrefs(linksWith(page, 'amphtml')),
    preload: linksWith(page, 'preload').length,
    preconnect: linksWith(page, 'preconnect').length,
    dnsPrefetch: linksWith(page, 'dns-prefetch').length,
    language: orNull(page.root, 'lang'),
  };
};

/** Versions of the page in other languages, as the links in it say. */
export const languageReading = (page: Page) =>
  linksWith(page, 'alternate')
    .filter((link) => hasAttr(link, 'hreflang'))
    .map((link) => ({ hreflang: attr(link, 'hreflang')!, href: orNull(link, 'href') }));
