import * as dom from 'domhandler';

/** Which vocabulary an element belongs to. */
export type Namespace = 'html' | 'svg' | 'math' | 'other';

/** A run of text. Text of `noscript` is one, because pages are parsed as a browser with scripts on parses them. */
export class Text extends dom.Text {
  declare parent: ParentNode | null;
}

export class Comment extends dom.Comment {
  declare parent: ParentNode | null;
  line = 0;
}

export class Doctype extends dom.ProcessingInstruction {
  declare parent: ParentNode | null;
  readonly publicId: string;
  readonly systemId: string;
  readonly root: string;

  constructor(root: string, publicId: string, systemId: string) {
    super('!doctype', `!doctype ${root}`);
    this.root = root;
    this.publicId = publicId;
    this.systemId = systemId;
  }
}

/** A document, or a tree of its own such as the contents of a `template`. */
export class Document extends dom.Document {
  declare parent: null;
  declare children: Node[];
  mode: 'no-quirks' | 'quirks' | 'limited-quirks' = 'no-quirks';
}

/** Attributes by name, in the order of the source; nothing is inherited, so any name is safe to ask for. */
export type Attributes = Record<string, string>;

/** Shared by all elements that have none. */
export const NO_ATTRIBUTES: Attributes = Object.freeze(Object.create(null));

/**
 * One element of the tree, of the type that cheerio and css-select read. `name` is in lower case for HTML, and as the
 * standard adjusts it for SVG and MathML (`linearGradient`); attribute names too, with their prefix: `xlink:href`.
 */
export class Element extends dom.Element {
  declare parent: ParentNode | null;
  declare children: Node[];
  declare attribs: Attributes;
  declare namespace: Namespace;
  /** Contents of a `template`: a tree of its own, which no check looks into. */
  declare content?: Document;
  /** Position in document order among the elements of the page; -1 outside of it. */
  index = -1;
  /** 1 for the root. */
  depth = 0;
  /** Line and column of the start tag count from 1; 0 where the parser made the element up. */
  line = 0;
  column = 0;
  /** Where its start tag begins and ends in the source; -1 where the parser made the element up. */
  start = -1;
  end = -1;

  constructor(name: string, namespace: Namespace, attribs: Attributes) {
    super(name, attribs);
    this.namespace = namespace;
  }
}

export type ParentNode = Document | Element;
export type Node = Text | Comment | Doctype | Element | Document;

export const isElement = (node: Node | null | undefined): node is Element => node instanceof Element;
export const isText = (node: Node | null | undefined): node is Text => node instanceof Text;

/** An attribute's value as it stands, undefined if the element does not have it. */
export const attr = (element: Element, name: string): string | undefined => element.attribs[name];

export const hasAttr = (element: Element, name: string): boolean => element.attribs[name] !== undefined;

/** The parent element, null at the root. */
export const parentOf = (element: Element | Text): Element | null =>
  isElement(element.parent) ? element.parent : null;

/** The nearest element around one that has one of these tags; null for none. */
export const closest = (element: Element, ...names: readonly string[]): Element | null => {
  for (let up = parentOf(element); up; up = parentOf(up)) if (names.includes(up.name)) return up;
  return null;
};

/** The element children. */
export const childElements = (element: ParentNode): Element[] => element.children.filter(isElement);

/** Everything that holds one of some elements in document order, with the first it holds; each element holds itself. */
export const holdersOf = (elements: Iterable<Element>): ReadonlyMap<Element, Element> => {
  const holders = new Map<Element, Element>();
  for (const element of elements)
    for (let up: Element | null = element; up && !holders.has(up); up = parentOf(up)) holders.set(up, element);
  return holders;
};

const firsts = new WeakMap<Element, Map<string, Element | null>>();
/** The first child of a tag; looked for once, however many of the other children ask. */
export const firstChild = (element: Element, name: string): Element | null => {
  let known = firsts.get(element);
  if (!known) {
    known = new Map();
    firsts.set(element, known);
  }
  const before = known.get(name);
  if (before !== undefined) return before;
  const found = element.children.find((child): child is Element => isElement(child) && child.name === name) ?? null;
  known.set(name, found);
  return found;
};

/** Space-separated tokens in lower case, without empty ones. */
export const tokensIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean);

/** An attribute's space-separated tokens in lower case, without empty ones. */
export const tokens = (element: Element, name: string): string[] => {
  const value = attr(element, name);
  return value === undefined ? [] : tokensIn(value);
};
