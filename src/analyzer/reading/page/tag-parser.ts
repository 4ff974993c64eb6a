import { Parser, type ParserOptions, type Token } from 'parse5';
import { adapterFor, type PageTree } from './adapter.ts';
import type { Document, Element } from './node.ts';
import type { ParseError, TagFault } from './page.ts';

/** Faults of each kind that are kept with their place; the rest is counted. */
const KEPT = 50;

/** Elements whose end tag HTML lets authors leave out. */
const OPTIONAL = new Set(
  'html head body p li dt dd rb rt rtc rp option optgroup colgroup caption thead tbody tfoot tr td th'.split(' '),
);

export interface Noticed {
  readonly errors: { count: number; readonly items: ParseError[] };
  readonly tags: { count: number; readonly items: TagFault[] };
}

/** The parser of parse5, which also tells of end tags before it reads them. */
class TagParser extends Parser<PageTree> {
  /** The end tag that is being read: what it closes besides its own element was not closed itself. */
  closing: string | null = null;
  readonly #ending: (token: Token.TagToken) => void;

  constructor(options: ParserOptions<PageTree>, ending: (token: Token.TagToken) => void) {
    super(options);
    this.#ending = ending;
  }

  override onEndTag(token: Token.TagToken): void {
    this.#ending(token);
    this.closing = token.tagName;
    super.onEndTag(token);
    this.closing = null;
  }
}

const note = (list: Noticed['tags'], fault: TagFault): void => {
  list.count += 1;
  if (list.items.length < KEPT) list.items.push(fault);
};

/**
 * Parses a source; `begun` gets the document as soon as there is one, and `noticed` fills as it is read: with errors, and
 * with tags that do not match, which parsers repair in silence.
 */
export const parseSource = (source: string, begun: (document: Document) => void, noticed: Noticed): void => {
  const open = new Set<Element>();
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const unclosed = ({ name, namespace, line, column }: Element): void => {
    if (line > 0 && !(namespace === 'html' && OPTIONAL.has(name)))
      note(noticed.tags, { kind: 'unclosed', name, line, column });
  };
  const treeAdapter = adapterFor(source, begun, {
    pushed: (element) => {
      open.add(element);
      count(element.name, 1);
    },
    popped: (element) => {
      open.delete(element);
      count(element.name, -1);
      if (element.name !== parser.closing) unclosed(element);
    },
  });
  const options: ParserOptions<PageTree> = {
    treeAdapter,
    scriptingEnabled: true,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      noticed.errors.count += 1;
      if (noticed.errors.items.length < KEPT) noticed.errors.items.push({ code, line: startLine, column: startCol });
    },
  };
  const parser = new TagParser(options, ({ tagName, location }) => {
    if (counts.get(tagName) || tagName === 'html' || tagName === 'body' || !location) return;
    note(noticed.tags, { kind: 'stray', name: tagName, line: location.startLine, column: location.startCol });
  });
  parser.tokenizer.write(source, true);
  for (const element of open) unclosed(element);
};
