import { load } from 'cheerio/slim';
import { parseFragment } from 'parse5';
import { adapterFor, type PageTree, TreeLimit } from './adapter.ts';
import { merged } from './in-order.ts';
import { elementMark, itemOf } from './item.ts';
import { collapsed } from './metadata.ts';
import {
  attr,
  Comment,
  Doctype,
  type Document,
  type Element,
  hasAttr,
  isElement,
  isText,
  type Node,
  type ParentNode,
} from './node.ts';
import type { Page } from './page.ts';
import { DEEPEST, flatten, link } from './shape.ts';
import { type Noticed, parseSource } from './tag-parser.ts';

/** Reads a page's source into the model all stages share. As a browser with scripts on: `noscript` holds text. */
export const parsePage = (source: string, url: string): Page => {
  const noticed: Noticed = {
    errors: { count: 0, items: [], codes: new Map() },
    tags: {
      unclosed: { count: 0, items: [], names: new Map() },
      stray: { count: 0, items: [], names: new Map() },
    },
  };
  let document: Document | undefined;
  let cut: string | null = null;
  try {
    const begun = (made: Document) => {
      document ??= made;
    };
    parseSource(source, begun, noticed);
  } catch (error) {
    if (!(error instanceof TreeLimit)) throw error;
    cut = error.message;
  }
  return modelOf({ document: document!, source, url, cut, parseErrors: noticed.errors, tagFaults: noticed.tags });
};

/** Elements of a piece of source parsed as the content of a body, in document order. */
const parsePiece = (source: string): Element[] => {
  try {
    const fragment = parseFragment<PageTree>(source, {
      treeAdapter: adapterFor(source, () => {}),
      scriptingEnabled: true,
    });
    return [...below(fragment)].filter(isElement);
  } catch (error) {
    if (error instanceof TreeLimit) return [];
    throw error;
  }
};

/** Everything below a node in document order, walked without recursion. */
export function* below(top: ParentNode): Generator<Node> {
  const stack: Node[] = [];
  const push = (parent: ParentNode) => {
    for (let i = parent.children.length - 1; i >= 0; i -= 1) stack.push(parent.children[i]!);
  };
  push(top);
  while (stack.length) {
    const node = stack.pop()!;
    yield node;
    if (isElement(node)) push(node);
  }
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);

/** Text below a node without that of elements that are not shown. */
const textBelow = (top: ParentNode): string => {
  const [only] = top.children;
  if (top.children.length === 1 && isText(only)) return only.data;
  let text = '';
  const stack: Node[] = [...top.children].reverse();
  while (stack.length) {
    const node = stack.pop()!;
    if (isText(node)) text += node.data;
    else if (isElement(node) && !UNSEEN.has(node.name))
      for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
  }
  return text;
};

/** The text content of a `script`, `style`, `title` or the like: its own text children. */
export const ownText = (element: Element): string => {
  let text = '';
  for (const child of element.children) if (isText(child)) text += child.data;
  return text;
};

interface Survey {
  readonly elements: Element[];
  readonly foreign: Element[];
  readonly comments: Comment[];
  readonly tags: Map<string, Element[]>;
  readonly attributes: Map<string, Element[]>;
  readonly ids: Map<string, Element[]>;
  maxDepth: number;
}

/** Numbers the elements, files them by tag, attribute and id, and gives the tree its last shape. */
const survey = (document: Document): Survey => {
  const found: Survey = {
    elements: [],
    foreign: [],
    comments: [],
    tags: new Map(),
    attributes: new Map(),
    ids: new Map(),
    maxDepth: 0,
  };
  link(document);
  const stack: Node[] = [...document.children].reverse();
  while (stack.length) {
    const node = stack.pop()!;
    if (node instanceof Comment) found.comments.push(node);
    if (!isElement(node)) continue;
    node.index = found.elements.length;
    node.depth = isElement(node.parent) ? node.parent.depth + 1 : 1;
    if (node.depth > found.maxDepth) found.maxDepth = node.depth;
    if (node.depth === DEEPEST - 1) flatten(node);
    found.elements.push(node);
    if (node.namespace === 'html') file(found.tags, node.name, node);
    else found.foreign.push(node);
    for (const name in node.attribs) file(found.attributes, name, node);
    const { id } = node.attribs;
    if (id) file(found.ids, id, node);
    link(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
  }
  return found;
};

const file = (map: Map<string, Element[]>, key: string, element: Element): void => {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
};

/** A path from the root that stays as it is written. */
const PLAIN_PATH = /^\/[\w./@~,:;+-]*(\?[\w.=&@~,:;+-]+)?$/;

const absolute = (href: string, base: string): string | null => {
  try {
    return new URL(href, base).href;
  } catch {
    return null;
  }
};

const baseOf = (bases: readonly Element[], url: string): string => {
  const first = bases.find((element) => hasAttr(element, 'href'));
  const base = first && absolute(attr(first, 'href')!, url);
  return base && !/^(data|javascript):/.test(base) ? base : url;
};

interface Source extends Pick<Page, 'source' | 'url' | 'cut' | 'parseErrors' | 'tagFaults'> {
  readonly document: Document;
}

const modelOf = ({ document, source, url, cut, parseErrors, tagFaults }: Source): Page => {
  const { elements, foreign, comments, tags, attributes, ids, maxDepth } = survey(document);
  const top = document.children;
  const root = top.find(isElement)!;
  const section = (tag: string) =>
    root.children.find((child): child is Element => isElement(child) && child.name === tag) ?? null;
  const byTag = merged(tags);
  const byAttribute = merged(attributes);
  const base = baseOf(byTag('base'), url);
  const body = section('body') ?? section('frameset');
  let bodyText: string | undefined;
  const resolved = new Map<string, string | null>();
  const origin = /^https?:/.test(base) ? new URL(base).origin : null;
  let noscript: readonly Element[] | undefined;
  let $: Page['$'] | undefined;
  return {
    source,
    url,
    base,
    document,
    cut,
    get $() {
      $ ??= load(document) as Page['$'];
      return $;
    },
    doctype: top.find((child) => child instanceof Doctype) ?? null,
    root,
    head: section('head'),
    body,
    elements,
    foreign,
    comments,
    maxDepth,
    parseErrors,
    tagFaults,
    ids,
    byTag,
    byAttribute,
    tags: [...tags.keys()],
    attributeNames: [...attributes.keys()],
    byId: (id) => ids.get(id)?.[0],
    text: textBelow,
    get bodyText() {
      bodyText ??= body ? collapsed(textBelow(body)) : '';
      return bodyText;
    },
    resolve: (href) => {
      const known = resolved.get(href);
      if (known !== undefined) return known;
      const plain = origin !== null && PLAIN_PATH.test(href) && !/\/[./]/.test(href);
      const address = plain ? origin + href : absolute(href, base);
      resolved.set(href, address);
      return address;
    },
    item: (element, value) => itemOf(source, element, value),
    mark: (element, value) => elementMark(source, element, value),
    descendants: below,
    get noscript() {
      noscript ??= byTag('noscript').flatMap((element) => parsePiece(ownText(element)));
      return noscript;
    },
  };
};
