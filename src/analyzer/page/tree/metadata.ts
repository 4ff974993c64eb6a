import { attr, type Element, hasAttr, tokens } from './node.ts';
import { type Page, perPage } from './page.ts';

type Index = ReadonlyMap<string, readonly Element[]>;

/** Elements by what they go by, each possibly by several names. */
const indexOf = (elements: readonly Element[], namesOf: (element: Element) => Iterable<string>): Index => {
  const index = new Map<string, Element[]>();
  for (const element of elements)
    for (const name of namesOf(element)) {
      const list = index.get(name);
      if (list) list.push(element);
      else index.set(name, [element]);
    }
  return index;
};

/** Metas by name, where they have a content. */
const namedMetas = perPage((page) =>
  indexOf(page.byTag('meta'), (meta) => {
    const name = hasAttr(meta, 'content') ? attr(meta, 'name') : undefined;
    return name === undefined ? [] : [name.trim().toLowerCase()];
  }),
);

const equivalentMetas = perPage((page) =>
  indexOf(page.byTag('meta'), (meta) => {
    const name = attr(meta, 'http-equiv');
    return name === undefined ? [] : [name.trim().toLowerCase()];
  }),
);

const linksByRel = perPage((page) => indexOf(page.byTag('link'), (link) => new Set(tokens(link, 'rel'))));

/** Metas with this name (trimmed, any case) that have a content, in document order, wherever they stand. */
export const metasNamed = (page: Page, name: string): readonly Element[] => namedMetas(page).get(name) ?? [];

/** Content of the first meta of a name; null if there is none. */
export const metaContent = (page: Page, name: string): string | null =>
  attrOrNull(metasNamed(page, name)[0], 'content');

/** Metas with an `http-equiv` in any case. */
export const metasEquivalent = (page: Page, name: string): readonly Element[] => equivalentMetas(page).get(name) ?? [];

/** Links whose rel holds this token. */
export const linksWith = (page: Page, rel: string): readonly Element[] => linksByRel(page).get(rel) ?? [];

export const attrOrNull = (element: Element | undefined, name: string): string | null =>
  element === undefined ? null : (attr(element, name) ?? null);

/**
 * Values of metas by property, in document order. Open Graph stands in `property` only; Twitter's cards in `name`, and in
 * `property` on many pages.
 */
export const properties = (page: Page, prefix: 'og:' | 'twitter:'): Readonly<Record<string, readonly string[]>> =>
  (prefix === 'og:' ? openGraph : twitterCard)(page);

const propertiesOf = (page: Page, prefix: string): Record<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const meta of page.byTag('meta')) {
    if (!hasAttr(meta, 'content')) continue;
    const names = [attr(meta, 'property'), prefix === 'twitter:' ? attr(meta, 'name') : undefined];
    const key = names.map((one) => one?.trim().toLowerCase()).find((one) => one?.startsWith(prefix));
    if (key === undefined) continue;
    const values = found.get(key);
    if (values) values.push(attr(meta, 'content')!);
    else found.set(key, [attr(meta, 'content')!]);
  }
  return Object.fromEntries(found);
};
const openGraph = perPage((page) => propertiesOf(page, 'og:'));
const twitterCard = perPage((page) => propertiesOf(page, 'twitter:'));

/** Without the ASCII white space around it; other spaces stay, as in HTML. */
export const stripped = (text: string): string => text.replace(/^[\t\n\f\r ]+/, '').replace(/[\t\n\f\r ]+$/, '');

/** ASCII white space collapsed and trimmed. */
// Single spaces, which most white space is, are not matched.
export const collapsed = (text: string): string => text.replace(/[\t\n\f\r]+[\t\n\f\r ]*| [\t\n\f\r ]+/g, ' ').trim();

/**
 * Properties of a viewport meta as browsers read them (CSS Viewport, 'parsing algorithm'): separators are comma,
 * semicolon and space.
 */
export const viewportProperties = (content: string): Map<string, string> => {
  const properties = new Map<string, string>();
  for (const [, name, value] of content.matchAll(/([^\s,;=]+)\s*(?:=\s*([^\s,;=]*))?/g))
    properties.set(name!.toLowerCase(), (value ?? '').toLowerCase());
  return properties;
};
