import { Parser, type ParserOptions, type Token } from 'parse5';
import { adapterFor, type PageTree } from './adapter.ts';
import { Comment, type Document, type Element, type ParentNode } from './node.ts';
import type { ParseError, TagFault } from './page.ts';
import { PageTokenizer } from './page-tokenizer.ts';

/** Faults of each kind that are kept with their place; the rest is counted. */
const KEPT = 50;
/** Open elements that an end tag's own is looked for among, from the innermost. */
const SEARCHED = 1000;

/** Elements whose end tag HTML lets authors leave out. */
const OPTIONAL = new Set(
  'html head body p li dt dd rb rt rtc rp option optgroup colgroup caption thead tbody tfoot tr td th'.split(' '),
);

/** Elements in which the parser drops the tags of most others. */
const SELECT = new Set(['select', 'option', 'optgroup']);

export interface Noticed {
  readonly errors: { count: number; readonly items: ParseError[]; readonly codes: Map<string, number> };
  readonly tags: Readonly<
    Record<TagFault['kind'], { count: number; readonly items: TagFault[]; readonly names: Map<string, number> }>
  >;
}

/**
 * The parser of parse5, which also reports end tags before it reads them, and of the places of elements and comments. Its
 * own option for these makes objects for every attribute and text too, and a third of the time of a page.
 */
class TagParser extends Parser<PageTree> {
  /** The end tag that is being read: what it closes besides its own element was not closed itself. */
  closing: string | null = null;
  readonly #ending: (token: Token.TagToken) => void;
  /**
   * Start tags that were dropped within a select, where the standard has come to allow them (button, div,
   * selectedcontent).
   */
  readonly #dropped = new Set<string>();

  constructor(options: ParserOptions<PageTree>, ending: (token: Token.TagToken) => void) {
    super(options);
    // Listening to errors has turned it on.
    this.options.sourceCodeLocationInfo = false;
    this.tokenizer = new PageTokenizer(this.options, this);
    this.#ending = ending;
  }

  /** Where the parser is, as an error without a place of its own has it. */
  get place(): { readonly line: number; readonly column: number } {
    const { line, col } = this.tokenizer.preprocessor;
    return { line, column: Math.max(1, col) };
  }

  wasDropped(name: string): boolean {
    return this.#dropped.has(name);
  }

  override onStartTag(token: Token.TagToken): void {
    const { stackTop } = this.openElements;
    super.onStartTag(token);
    if (this.openElements.stackTop !== stackTop) return;
    const within = (this.openElements.current as Element | undefined)?.name;
    if (within !== undefined && SELECT.has(within) && !SELECT.has(token.tagName)) this.#dropped.add(token.tagName);
  }

  override onEndTag(token: Token.TagToken): void {
    this.#ending(token);
    this.closing = token.tagName;
    super.onEndTag(token);
    this.closing = null;
  }

  override _attachElementToTree(
    element: Element,
    location: Token.LocationWithAttributes | null,
    where: Parameters<Parser<PageTree>['_attachElementToTree']>[2],
  ): void {
    if (location) {
      element.line = location.startLine;
      element.column = location.startCol;
      element.start = location.startOffset;
      element.end = location.endOffset;
    }
    super._attachElementToTree(element, null, where);
  }

  override _appendCommentNode(token: Token.CommentToken, parent: ParentNode): void {
    super._appendCommentNode(token, parent);
    const comment = parent.children.at(-1);
    if (comment instanceof Comment && token.location) comment.line = token.location.startLine;
  }
}

const note = (tags: Noticed['tags'], fault: TagFault): void => {
  const list = tags[fault.kind];
  list.count += 1;
  list.names.set(fault.name, (list.names.get(fault.name) ?? 0) + 1);
  if (list.items.length < KEPT) list.items.push(fault);
};

/**
 * Parses a source; `begun` gets the document as soon as there is one, and `noticed` fills as it is read: with errors, and
 * with tags that do not match, which parsers repair in silence.
 */
export const parseSource = (source: string, begun: (document: Document) => void, noticed: Noticed): void => {
  const unclosed = ({ name, namespace, line, column }: Element): void => {
    if (line > 0 && !(namespace === 'html' && OPTIONAL.has(name)))
      note(noticed.tags, { kind: 'unclosed', name, line, column });
  };
  const treeAdapter = adapterFor(source, begun, (element) => {
    if (element.name !== parser.closing) unclosed(element);
  });
  // In a deep stack of parse5 an element that is taken out of the middle leaves its place empty.
  /** Whether an element of this name is open; how that is with those far out is not looked up. */
  const isOpen = (name: string): boolean => {
    const { items, stackTop } = parser.openElements;
    const last = Math.max(0, stackTop - SEARCHED);
    for (let i = stackTop; i >= last; i -= 1) if ((items[i] as Element | undefined)?.name === name) return true;
    return last > 0;
  };
  const options: ParserOptions<PageTree> = {
    treeAdapter,
    scriptingEnabled: true,
    onParseError: ({ code, startLine, startCol }) => {
      noticed.errors.count += 1;
      noticed.errors.codes.set(code, (noticed.errors.codes.get(code) ?? 0) + 1);
      if (noticed.errors.items.length >= KEPT) return;
      noticed.errors.items.push({ code, ...(startLine > 0 ? { line: startLine, column: startCol } : parser.place) });
    },
  };
  // Before there is a body the parser reads a tag again in each mode that it goes through.
  let told = -1;
  const parser = new TagParser(options, ({ tagName, location }) => {
    if (location?.startOffset === told) return;
    if (isOpen(tagName) || tagName === 'html' || tagName === 'body' || !location) return;
    if (parser.wasDropped(tagName) && isOpen('select')) return;
    told = location.startOffset;
    note(noticed.tags, { kind: 'stray', name: tagName, line: location.startLine, column: location.startCol });
  });
  parser.tokenizer.write(source, true);
  const { items, stackTop } = parser.openElements;
  for (let i = 0; i <= stackTop; i += 1) {
    const open = items[i] as Element | undefined;
    if (open) unclosed(open);
  }
};
