import { linksWith } from '../../../page/tree/metadata.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import type { HeaderLink } from '../../../parse/link-header.ts';

/** The canonical address of a page, from links and from the Link header. */
export interface CanonicalReading {
  readonly links: readonly Element[];
  readonly declared: readonly string[];
  readonly header: string | null;
  /** The one that counts, absolute; null if there is none, it is unusable, or they differ. */
  readonly resolved: string | null;
  readonly verdict: 'none' | 'self' | 'elsewhere' | 'conflict' | 'invalid';
}

export const canonicalReading = (page: Page, headerLinks: readonly HeaderLink[]): CanonicalReading => {
  const links = linksWith(page, 'canonical');
  const declared = links.map((link) => attr(link, 'href')?.trim() ?? '');
  const stated = headerLinks.filter(({ rel }) => rel.includes('canonical')).map(({ href }) => href);
  const header = stated[0] ?? null;
  const targets = new Set([
    ...declared.map((href) => (href ? page.resolve(href) : null)),
    // A base element does not count for headers.
    ...stated.map((href) => (href && URL.canParse(href, page.url) ? new URL(href, page.url).href : null)),
  ]);
  const [only = null] = targets;
  if (!targets.size) return { links, declared, header, resolved: null, verdict: 'none' };
  if (targets.size > 1) return { links, declared, header, resolved: null, verdict: 'conflict' };
  if (only === null || !/^https?:/.test(only)) return { links, declared, header, resolved: null, verdict: 'invalid' };
  const same = only.replace(/#.*$/, '') === page.url.replace(/#.*$/, '');
  return { links, declared, header, resolved: only, verdict: same ? 'self' : 'elsewhere' };
};
