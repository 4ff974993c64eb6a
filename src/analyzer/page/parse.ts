import { parse, parseFragment } from 'parse5';
import { adapter, type PageTree } from './adapter.ts';
import { itemOf } from './item.ts';
import { collapsed } from './metadata.ts';
import {
  type Comment,
  type Document,
  type Element,
  type Fragment,
  hasAttr,
  type Node,
  type ParentNode,
} from './node.ts';
import type { Page, ParseError } from './page.ts';

/** Parse errors that are kept with their place; the rest is counted. */
const ERRORS_KEPT = 50;

/** Reads a page's source into the model all stages share. As a browser with scripts on: `noscript` holds text. */
export const parsePage = (source: string, url: string): Page => {
  const errors: ParseError[] = [];
  let errorCount = 0;
  const document = parse<PageTree>(source, {
    treeAdapter: adapter,
    scriptingEnabled: true,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      errorCount += 1;
      if (errors.length < ERRORS_KEPT) errors.push({ code, line: startLine, column: startCol });
    },
  });
  return modelOf(document, source, url, { count: errorCount, items: errors });
};

/** Elements of a piece of source as it would stand in a body, in document order. */
const parsePiece = (source: string): Element[] => {
  const fragment: Fragment = parseFragment<PageTree>(source, {
    treeAdapter: adapter,
    scriptingEnabled: true,
    sourceCodeLocationInfo: true,
  });
  return [...below(fragment)].filter((node) => node.kind === 'element');
};

/** Everything below a node in document order, walked without recursion: a hostile tree is as deep as it likes. */
export function* below(top: ParentNode): Generator<Node> {
  const stack: Node[] = [];
  const push = (parent: ParentNode) => {
    for (let i = parent.children.length - 1; i >= 0; i -= 1) stack.push(parent.children[i]!);
  };
  push(top);
  while (stack.length) {
    const node = stack.pop()!;
    yield node;
    if (node.kind === 'element') push(node);
  }
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);

/** Text below a node without that of elements nobody reads. */
const textBelow = (top: ParentNode): string => {
  let text = '';
  const stack: Node[] = [...top.children].reverse();
  while (stack.length) {
    const node = stack.pop()!;
    if (node.kind === 'text') text += node.text;
    else if (node.kind === 'element' && !UNSEEN.has(node.tag))
      for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
  }
  return text;
};

/** The text content of a `script`, `style`, `title` or the like: its own text children. */
export const ownText = (element: Element): string => {
  let text = '';
  for (const child of element.children) if (child.kind === 'text') text += child.text;
  return text;
};

interface Survey {
  readonly elements: Element[];
  readonly comments: Comment[];
  readonly tags: Map<string, Element[]>;
  readonly attributes: Map<string, Element[]>;
  readonly ids: Map<string, Element[]>;
  maxDepth: number;
}

const survey = (document: Document): Survey => {
  const found: Survey = {
    elements: [],
    comments: [],
    tags: new Map(),
    attributes: new Map(),
    ids: new Map(),
    maxDepth: 0,
  };
  const stack: Node[] = [...document.children].reverse();
  while (stack.length) {
    const node = stack.pop()!;
    if (node.kind === 'comment') found.comments.push(node);
    if (node.kind !== 'element') continue;
    node.index = found.elements.length;
    node.depth = node.parent?.kind === 'element' ? node.parent.depth + 1 : 1;
    if (node.depth > found.maxDepth) found.maxDepth = node.depth;
    found.elements.push(node);
    if (node.namespace === 'html') file(found.tags, node.tag, node);
    for (const name of node.attributes.keys()) file(found.attributes, name, node);
    const id = node.attributes.get('id');
    if (id) file(found.ids, id, node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
  }
  return found;
};

const file = (map: Map<string, Element[]>, key: string, element: Element): void => {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
};

const absolute = (href: string, base: string): string | null => {
  try {
    return new URL(href, base).href;
  } catch {
    return null;
  }
};

const baseOf = (bases: readonly Element[], url: string): string => {
  const first = bases.find((element) => hasAttr(element, 'href'));
  const base = first && absolute(first.attributes.get('href')!, url);
  return base && !/^(data|javascript):/.test(base) ? base : url;
};

const modelOf = (document: Document, source: string, url: string, parseErrors: Page['parseErrors']): Page => {
  const { elements, comments, tags, attributes, ids, maxDepth } = survey(document);
  const top = document.children;
  const root = top.find((child) => child.kind === 'element')!;
  const section = (tag: string) =>
    root.children.find((child): child is Element => child.kind === 'element' && child.tag === tag) ?? null;
  const byTag = (...names: readonly string[]): readonly Element[] => {
    if (names.length === 1) return tags.get(names[0]!) ?? [];
    return names.flatMap((name) => tags.get(name) ?? []).sort((a, b) => a.index - b.index);
  };
  const byAttribute = (...names: readonly string[]): readonly Element[] => {
    const lists = names.flatMap((name) => {
      const list = attributes.get(name);
      return list ? [list] : [];
    });
    return lists.length < 2 ? (lists[0] ?? []) : [...new Set(lists.flat())].sort((a, b) => a.index - b.index);
  };
  const base = baseOf(byTag('base'), url);
  const body = section('body') ?? section('frameset');
  let bodyText: string | undefined;
  const resolved = new Map<string, string | null>();
  let noscript: readonly Element[] | undefined;
  return {
    source,
    url,
    base,
    document,
    doctype: top.find((child) => child.kind === 'doctype') ?? null,
    root,
    head: section('head'),
    body,
    elements,
    comments,
    maxDepth,
    parseErrors,
    ids,
    byTag,
    byAttribute,
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
      const address = absolute(href, base);
      resolved.set(href, address);
      return address;
    },
    item: (element, value) => itemOf(source, element, value),
    descendants: below,
    get noscript() {
      noscript ??= byTag('noscript').flatMap((element) => parsePiece(ownText(element)));
      return noscript;
    },
  };
};
