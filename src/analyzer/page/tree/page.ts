import type { CheerioAPI } from 'cheerio/slim';
import type { Comment, Doctype, Document, Element, Node, ParentNode } from './node.ts';

/** Where a finding points: a place in the source, with at most 200 characters of it. */
export interface Item {
  readonly selector: string;
  readonly line: number;
  readonly column: number;
  readonly snippet: string;
  readonly value?: string;
  /** How sure it is that this place fails a criterion, where it differs from the finding. */
  readonly certainty?: string;
}

export interface ParseError {
  /** The standard's code, such as `duplicate-attribute`. */
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/** A tag without its counterpart: an end tag that closes nothing, or an element that something else closes. */
export interface TagFault {
  readonly kind: 'stray' | 'unclosed';
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** Elements of the page that a selector narrows; cheerio's own types give elements of domhandler. */
interface Selection {
  filter(selector: string): Selection;
  is(selector: string): boolean;
  get(): Element[];
}

type SelectElements = (elements: readonly Element[]) => Selection;

/** One page parsed once; what every stage looks at. Contents of `template` are left out of all lists. */
export interface Page {
  /** The decoded source. */
  readonly source: string;
  /** The address the source was read from, after redirects. */
  readonly url: string;
  /** What relative addresses are resolved against: `url`, or the first `base[href]`. */
  readonly base: string;
  readonly document: Document;
  readonly doctype: Doctype | null;
  /** Why the parser stopped early: the tree is what was read so far. Null for a page that was read whole. */
  readonly cut: string | null;
  /**
   * The document for cheerio. Checks narrow a list of an index with it,
   * `page.$(page.byTag('video')).filter('[autoplay]')`; one selection over a whole page costs some hundred times as
   * much. A selector may look at an element, its attributes, its parent and ancestors. One that looks at siblings
   * (`:only-child`) or at what is below (`:has(…)`, also `:has(> …)`) does so again for each element of the list: start
   * from what is below, or count in code.
   */
  readonly $: SelectElements & CheerioAPI;
  readonly root: Element;
  readonly head: Element | null;
  readonly body: Element | null;
  /** Every element in document order. */
  readonly elements: readonly Element[];
  /** Elements of SVG and other vocabularies, in document order. */
  readonly foreign: readonly Element[];
  readonly comments: readonly Comment[];
  readonly maxDepth: number;
  readonly parseErrors: {
    readonly count: number;
    readonly items: readonly ParseError[];
    /** How many there are of each code. */
    readonly codes: ReadonlyMap<string, number>;
  };
  /** By kind: how many there are, also by tag, and the first of them. */
  readonly tagFaults: Readonly<
    Record<
      TagFault['kind'],
      { readonly count: number; readonly items: readonly TagFault[]; readonly names: ReadonlyMap<string, number> }
    >
  >;
  /** Elements that HTML `noscript` elements would hold without scripts, parsed on first use. */
  readonly noscript: readonly Element[];
  /** Elements of the HTML namespace with this tag (lower case), in document order. */
  byTag(...tags: readonly string[]): readonly Element[];
  /** Elements that have one of these attributes, in document order. */
  byAttribute(...names: readonly string[]): readonly Element[];
  /** Every tag of the HTML elements of the page, by first use. */
  readonly tags: readonly string[];
  /** Every attribute name of the page, by first use. */
  readonly attributeNames: readonly string[];
  /** The first element with this id. */
  byId(id: string): Element | undefined;
  /** Every id and its elements, in document order. */
  readonly ids: ReadonlyMap<string, readonly Element[]>;
  /** All text below a node, as it stands; without that of `script`, `style` and `template`. */
  text(node: ParentNode): string;
  /** Text of the body with white space collapsed; empty where there is no body. */
  readonly bodyText: string;
  /** An absolute address, or null if it cannot be resolved. */
  resolve(href: string): string | null;
  /** The element as a finding names it. */
  item(element: Element, value?: string): Item;
  /** What the element is recognised by in later reports, as `markOf` has it for its item. */
  mark(element: Element, value?: string): string;
  /** Everything below a node in document order, without the node itself. */
  descendants(node: ParentNode): Generator<Node>;
}

/** A reading of pages that is made once for each and then kept as long as the page is. */
export const perPage = <Reading>(make: (page: Page) => Reading): ((page: Page) => Reading) => {
  const known = new WeakMap<Page, { readonly reading: Reading }>();
  return (page) => {
    const before = known.get(page);
    if (before) return before.reading;
    const reading = make(page);
    known.set(page, { reading });
    return reading;
  };
};
