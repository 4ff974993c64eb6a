import { attr, type Element, hasAttr, tokens } from './node.ts';
import type { Page } from './page.ts';

const indexes = new WeakMap<Page, ReadonlyMap<string, readonly Element[]>>();

/** Named metas of a page by their names, read once. */
const metaIndex = (page: Page): ReadonlyMap<string, readonly Element[]> => {
  const known = indexes.get(page);
  if (known) return known;
  const index = new Map<string, Element[]>();
  for (const meta of page.byTag('meta')) {
    const name = attr(meta, 'name')?.trim().toLowerCase();
    if (name === undefined || !hasAttr(meta, 'content')) continue;
    const list = index.get(name);
    if (list) list.push(meta);
    else index.set(name, [meta]);
  }
  indexes.set(page, index);
  return index;
};

/** Metas with this name (trimmed, any case) that have a content, in document order, wherever they stand. */
export const metasNamed = (page: Page, name: string): readonly Element[] => metaIndex(page).get(name) ?? [];

/** Content of the first meta of a name; null where there is none. */
export const metaContent = (page: Page, name: string): string | null =>
  attrOrNull(metasNamed(page, name)[0], 'content');

/** Metas with an `http-equiv` in any case. */
export const metasEquivalent = (page: Page, name: string): readonly Element[] =>
  page.byTag('meta').filter((meta) => attr(meta, 'http-equiv')?.trim().toLowerCase() === name);

/** Links whose rel holds this token. */
export const linksWith = (page: Page, rel: string): readonly Element[] =>
  page.byTag('link').filter((link) => tokens(link, 'rel').includes(rel));

export const attrOrNull = (element: Element | undefined, name: string): string | null =>
  element === undefined ? null : (attr(element, name) ?? null);

/**
 * Values of metas by property, in document order. Open Graph stands in `property` only; Twitter's cards in `name`, and in
 * `property` on many pages.
 */
export const properties = (page: Page, prefix: 'og:' | 'twitter:'): Record<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const meta of page.byTag('meta')) {
    if (!hasAttr(meta, 'content')) continue;
    const names = [attr(meta, 'property'), prefix === 'twitter:' ? attr(meta, 'name') : undefined];
    const key = names.map((one) => one?.trim().toLowerCase()).find((one) => one?.startsWith(prefix));
    if (key === undefined) continue;
    found.set(key, [...(found.get(key) ?? []), attr(meta, 'content')!]);
  }
  return Object.fromEntries(found);
};

/** Without the ASCII white space around it; other spaces stay, as in HTML. */
export const stripped = (text: string): string => text.replace(/^[\t\n\f\r ]+/, '').replace(/[\t\n\f\r ]+$/, '');

/** ASCII white space collapsed and trimmed. */
// Single spaces, which most white space is, are not matched.
export const collapsed = (text: string): string => text.replace(/[\t\n\f\r]+[\t\n\f\r ]*| [\t\n\f\r ]+/g, ' ').trim();
