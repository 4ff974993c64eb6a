import { linksWith } from '../../reading/page/metadata.ts';
import { attr, type Element, parentOf } from '../../reading/page/node.ts';
import type { Page } from '../../reading/page/page.ts';

/** The canonical address of a page, from links and from the Link header. */
export interface CanonicalReading {
  readonly links: readonly Element[];
  readonly declared: readonly string[];
  readonly header: string | null;
  /** The one that counts, absolute; null where there is none, it is unusable, or they differ. */
  readonly resolved: string | null;
  readonly verdict: 'none' | 'self' | 'elsewhere' | 'conflict' | 'invalid';
}

const fromHeader = (link: string | undefined): string | null =>
  /<([^>]*)>\s*;[^<]*\brel\s*=\s*"?[^",;]*\bcanonical\b/i.exec(link ?? '')?.[1] ?? null;

export const inHead = (page: Page, element: Element): boolean => {
  for (let up = parentOf(element); up; up = parentOf(up)) if (up === page.head) return true;
  return false;
};

export const canonicalReading = (page: Page, linkHeader: string | undefined): CanonicalReading => {
  const links = linksWith(page, 'canonical');
  const declared = links.map((link) => attr(link, 'href')?.trim() ?? '');
  const header = fromHeader(linkHeader);
  const all = [...declared, ...(header === null ? [] : [header])];
  const targets = new Set(all.map((href) => (href ? page.resolve(href) : null)));
  const [only = null] = targets;
  if (!all.length) return { links, declared, header, resolved: null, verdict: 'none' };
  if (targets.size > 1) return { links, declared, header, resolved: null, verdict: 'conflict' };
  if (only === null || !/^https?:/.test(only)) return { links, declared, header, resolved: null, verdict: 'invalid' };
  const same = only.replace(/#.*$/, '') === page.url.replace(/#.*$/, '');
  return { links, declared, header, resolved: only, verdict: same ? 'self' : 'elsewhere' };
};
