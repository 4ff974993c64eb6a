import type { Verdict } from '../../../model/check.ts';
import { notApplicable, passed } from '../../../model/verdict.ts';
import { linksWith } from '../../../page/tree/metadata.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { Item, Page } from '../../../page/tree/page.ts';
import type { HeaderLink } from '../../../parse/link-header.ts';
import { NO_VERSIONS } from './addresses.ts';

/** The page in a language, as a link or the Link header names it. */
export interface LanguageVersion {
  /** Null if the header names it. */
  readonly element: Element | null;
  readonly code: string;
  readonly href: string;
  /** Absolute; null if the address is invalid. */
  readonly url: string | null;
}

/** Feeds and embeddable forms of a page may state their language; they do not count as versions. */
const OTHER_KIND = /(?:\brss|\batom|\bfeed|oembed)/i;

export const versionsOf = (page: Page, links: readonly HeaderLink[]): LanguageVersion[] => [
  ...page
    .$(linksWith(page, 'alternate'))
    .filter('[hreflang]:not([rel~="stylesheet" i])')
    .get()
    .filter((link) => !OTHER_KIND.test(attr(link, 'type') ?? ''))
    .map((element) => {
      const href = attr(element, 'href')?.trim() ?? '';
      return { element, code: attr(element, 'hreflang')!.trim(), href, url: page.resolve(href) };
    }),
  ...links
    .filter(({ rel, hreflang }) => rel.includes('alternate') && hreflang !== null)
    .map(({ href, hreflang }) => ({
      element: null,
      code: hreflang!.trim(),
      href,
      url: URL.canParse(href, page.url) ? new URL(href, page.url).href : null,
    })),
];

const itemOf = (page: Page, { element, href, code }: LanguageVersion, value: string): Item =>
  element
    ? page.item(element, value || undefined)
    : {
        selector: '',
        line: 0,
        column: 0,
        snippet: `Link: <${href}>; rel="alternate"; hreflang="${code}"`.slice(0, 200),
        value: value.slice(0, 200),
      };

/** Judges each language version: the test returns what is wrong with it, or null. */
export const judgeVersions = (
  { page, hreflang }: { readonly page: Page; readonly hreflang: readonly LanguageVersion[] },
  test: (version: LanguageVersion) => string | null,
  message: (failing: number, of: number) => string,
): Verdict => {
  if (!hreflang.length) return notApplicable(NO_VERSIONS);
  const items = hreflang.flatMap((version) => {
    const fault = test(version);
    return fault === null ? [] : [itemOf(page, version, fault)];
  });
  if (!items.length) return passed(hreflang.length);
  return {
    outcome: 'failed',
    message: message(items.length, hreflang.length),
    items,
    total: items.length,
    applicable: hreflang.length,
  };
};
