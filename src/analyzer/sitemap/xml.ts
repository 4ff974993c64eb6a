import { SaxesParser } from 'saxes';
import type { Entry } from './entry.ts';

type XmlKind = 'urlset' | 'sitemapindex' | 'rss' | 'atom';

export interface XmlSitemap {
  /** Null for a root element that no sitemap has. */
  readonly kind: XmlKind | null;
  readonly namespace: string;
  readonly entries: readonly Entry[];
}

/** Thrown at a document type declaration: entities are never defined, expanded or fetched. */
export class DtdRefused extends Error {}

const ROOTS: Readonly<Record<string, XmlKind>> = {
  urlset: 'urlset',
  sitemapindex: 'sitemapindex',
  rss: 'rss',
  feed: 'atom',
};
/** The element of each kind that stands for one address, and its depth below the root. */
const ENTRIES: Readonly<Record<XmlKind, { name: string; depth: number }>> = {
  urlset: { name: 'url', depth: 1 },
  sitemapindex: { name: 'sitemap', depth: 1 },
  rss: { name: 'item', depth: 2 },
  atom: { name: 'entry', depth: 1 },
};
const FIELDS = new Set(['loc', 'lastmod', 'priority', 'changefreq']);
/** More entries than a sitemap may have, so that too many can be told; the rest is only checked for being well-formed. */
const MAX_ENTRIES = 50_001;
const DEEPEST = 100;

/** Reads a sitemap or feed as a stream of tags. Throws DtdRefused, or an Error where it is not well-formed. */
export const readXml = (text: string): XmlSitemap => {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let kind: XmlKind | null = null;
  let namespace = '';
  const entries: Entry[] = [];
  let depth = -1;
  let current: { -readonly [Key in keyof Entry]: Entry[Key] } | null = null;
  let field: string | null = null;
  let value = '';

  parser.on('doctype', () => {
    throw new DtdRefused('a document type declaration');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEEPEST) throw new Error('nested too deeply');
    if (depth === 0) {
      kind = ROOTS[tag.local] ?? null;
      namespace = tag.uri;
      return;
    }
    if (kind === null) return;
    const entry = ENTRIES[kind];
    if (depth === entry.depth && tag.local === entry.name) current = { line: parser.line };
    else if (current && depth === entry.depth + 1 && tag.uri === namespace) {
      if (kind === 'atom' && tag.local === 'link') {
        const { rel, href } = tag.attributes;
        if (href && (!rel || rel.value === 'alternate')) current.loc ??= href.value.trim();
      } else if (kind === 'rss' ? tag.local === 'link' : FIELDS.has(tag.local)) {
        field = tag.local === 'link' ? 'loc' : tag.local;
        value = '';
      }
    }
  });
  const add = (more: string) => {
    if (field !== null && value.length < 10_000) value += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const entry = kind === null ? null : ENTRIES[kind];
    if (current && entry && field !== null && depth === entry.depth + 1) {
      current[field as 'loc'] ??= value.trim();
      field = null;
    } else if (current && entry && depth === entry.depth) {
      if (entries.length < MAX_ENTRIES) entries.push(current);
      current = null;
    }
    depth -= 1;
  });
  parser.write(text).close();
  return { kind, namespace, entries };
};
