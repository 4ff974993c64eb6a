/** Which vocabulary an element belongs to. */
export type Namespace = 'html' | 'svg' | 'math' | 'other';

/** A run of text. Text of `noscript` is one, because pages are parsed as a browser with scripts on parses them. */
export interface Text {
  readonly kind: 'text';
  text: string;
  parent: ParentNode | null;
}

export interface Comment {
  readonly kind: 'comment';
  readonly text: string;
  parent: ParentNode | null;
  line: number;
}

export interface Doctype {
  readonly kind: 'doctype';
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;
  parent: ParentNode | null;
}

/** One element of the tree. `line` and `column` count from 1; 0 where the parser made the element up. */
export interface Element {
  readonly kind: 'element';
  /** Lower case for HTML; as the standard adjusts it for SVG and MathML (`linearGradient`). */
  readonly tag: string;
  readonly namespace: Namespace;
  /** Names in lower case (adjusted for SVG), with their prefix: `xlink:href`. */
  attributes: Map<string, string>;
  children: Node[];
  parent: ParentNode | null;
  /** Contents of a `template`: a tree of its own, which no check looks into. */
  content?: Fragment;
  /** Position in document order among the elements of the page; -1 outside of it. */
  index: number;
  /** 1 for the root. */
  depth: number;
  line: number;
  column: number;
  /** Where its start tag begins and ends in the source; -1 where the parser made the element up. */
  start: number;
  end: number;
}

export interface Fragment {
  readonly kind: 'fragment';
  children: Node[];
  readonly parent: null;
}

export interface Document {
  readonly kind: 'document';
  children: Node[];
  mode: 'no-quirks' | 'quirks' | 'limited-quirks';
  readonly parent: null;
}

export type ParentNode = Document | Fragment | Element;
export type Node = Text | Comment | Doctype | Element | Document | Fragment;

/** An attribute's value as it stands, undefined where the element has none of that name. */
export const attr = (element: Element, name: string): string | undefined => element.attributes.get(name);

export const hasAttr = (element: Element, name: string): boolean => element.attributes.has(name);

/** The parent element, null at the root. */
export const parentOf = (element: Element | Text): Element | null =>
  element.parent?.kind === 'element' ? element.parent : null;

/** The element children. */
export const childElements = (element: ParentNode): Element[] =>
  element.children.filter((child): child is Element => child.kind === 'element');

/** An attribute's space-separated tokens in lower case, without empty ones. */
export const tokens = (element: Element, name: string): string[] =>
  attr(element, name)
    ?.toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean) ?? [];
