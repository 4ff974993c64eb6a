import { attr, type Element, hasAttr, isElement, type Node } from '../tree/node.ts';
import type { Page } from '../tree/page.ts';

/** An item of microdata: its types (absolute addresses), and its properties by name. */
export interface MicrodataItem {
  readonly types: readonly string[];
  readonly id: string | null;
  readonly properties: Readonly<Record<string, readonly (string | MicrodataItem)[]>>;
  readonly line: number;
}

/** Items that are followed; a page may refer in circles. */
const DEPTH = 32;
const ITEMS = 2000;

/** Top-level items, in document order (HTML, 5.2). */
export const readMicrodata = (page: Page): MicrodataItem[] => {
  const budget = { left: ITEMS };
  return page
    .byAttribute('itemscope')
    .filter((element) => !hasAttr(element, 'itemprop'))
    .map((element) => itemOf(page, element, [], budget));
};

const words = (text: string | undefined): string[] => (text ?? '').split(/[\t\n\f\r ]+/).filter(Boolean);

const itemOf = (page: Page, scope: Element, above: readonly Element[], budget: { left: number }): MicrodataItem => {
  const properties = new Map<string, (string | MicrodataItem)[]>();
  budget.left -= 1;
  for (const element of propertiesOf(page, scope)) {
    const nested = hasAttr(element, 'itemscope');
    if (nested && (above.includes(element) || element === scope || above.length > DEPTH || budget.left <= 0)) continue;
    const value = nested ? itemOf(page, element, [...above, scope], budget) : textOf(page, element);
    for (const name of new Set(words(attr(element, 'itemprop')))) {
      const list = properties.get(name);
      if (list) list.push(value);
      else properties.set(name, [value]);
    }
  }
  return {
    types: words(attr(scope, 'itemtype')),
    id: attr(scope, 'itemid') ?? null,
    properties: Object.fromEntries(properties),
    line: scope.line,
  };
};

/** The elements that are properties of an item: below it, and below what its itemref names. */
const propertiesOf = (page: Page, scope: Element): Element[] => {
  const found = new Set<Element>();
  const seen = new Set<Element>([scope]);
  const stack: Node[] = [...scope.children];
  for (const id of words(attr(scope, 'itemref'))) {
    const other = page.byId(id);
    if (other) stack.push(other);
  }
  while (stack.length) {
    const node = stack.pop()!;
    if (!isElement(node) || seen.has(node)) continue;
    seen.add(node);
    if (!hasAttr(node, 'itemscope')) for (const child of node.children) stack.push(child);
    if (words(attr(node, 'itemprop')).length) found.add(node);
  }
  return [...found].sort((a, b) => a.index - b.index);
};

const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
};

const textOf = (page: Page, element: Element): string => {
  const { name: tag } = element;
  if (tag === 'meta') return attr(element, 'content') ?? '';
  const address = ADDRESSES[tag];
  if (address) return hasAttr(element, address) ? (page.resolve(attr(element, address)!) ?? '') : '';
  if (tag === 'data' || tag === 'meter') return attr(element, 'value') ?? '';
  if (tag === 'time' && hasAttr(element, 'datetime')) return attr(element, 'datetime')!;
  return page.text(element);
};
