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
/**
 * More entries than a sitemap may have, so that an excess is detected; the rest is only checked for being well-formed.
 */
const MAX_ENTRIES = 50_001;
const DEEPEST = 100;

/** A parser of tags that reports every entry; it throws DtdRefused, or an Error where the text is not well-formed. */
const createParser = (onEntry: (entry: Entry, kind: XmlKind) => void) => {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let kind: XmlKind | null = null;
  let namespace = '';
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
    if (current && kind !== null && field !== null && depth === ENTRIES[kind].depth + 1) {
      current[field as 'loc'] ??= value.trim();
      field = null;
    } else if (current && kind !== null && depth === ENTRIES[kind].depth) {
      onEntry(current, kind);
      current = null;
    }
    depth -= 1;
  });
  return { parser, root: () => ({ kind, namespace }) };
};

/** Reads a whole sitemap or feed. Throws DtdRefused, or an Error where it is not well-formed. */
export const readXml = (text: string): XmlSitemap => {
  const entries: Entry[] = [];
  const { parser, root } = createParser((entry) => {
    if (entries.length < MAX_ENTRIES) entries.push(entry);
  });
  parser.write(text).close();
  return { ...root(), entries };
};

/** Thrown where no more of a text is wanted. */
class Enough extends Error {}

/**
 * The first addresses of a sitemap index, `most` of them, absolute; none of anything else. Reads no further than it
 * needs to, and of a text that is cut or broken what stands before that.
 */
export const firstChildren = (text: string, most: number): string[] => {
  const found: string[] = [];
  const { parser } = createParser(({ loc }, kind) => {
    if (kind !== 'sitemapindex') throw new Enough();
    if (loc && URL.canParse(loc)) found.push(new URL(loc).href);
    if (found.length >= most) throw new Enough();
  });
  try {
    parser.write(text);
  } catch {
    // Enough was read, or the rest cannot be: the stage that judges the file says what is wrong with it.
  }
  return found;
};
