import { childElements, type Element } from '../../page/tree/node.ts';
import type { Page } from '../../page/tree/page.ts';
import type { SourceEdit } from './edit.ts';

/** An attribute as the source has it; its value without quotes, `quote` empty where there are none. */
export interface WrittenAttribute {
  readonly name: string;
  /** With the white space before it. */
  readonly start: number;
  readonly end: number;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly quote: string;
}

// White space as HTML has it: `\s` has more.
const ATTRIBUTE =
  /([\t\n\f\r /]*)([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*)))?/y;
const TAG_NAME = /^<[^\t\n\f\r />]+/;

/** The attributes of a start tag in the order of the source, repeated ones too. */
export const writtenAttributes = (source: string, element: Element): WrittenAttribute[] => {
  const found: WrittenAttribute[] = [];
  if (element.start < 0) return found;
  const name = TAG_NAME.exec(source.slice(element.start, element.end));
  ATTRIBUTE.lastIndex = element.start + (name?.[0].length ?? 0);
  for (let match = ATTRIBUTE.exec(source); match; match = ATTRIBUTE.exec(source)) {
    const [all, space = '', attribute = '', double, single, plain] = match;
    const end = match.index + all.length;
    if (end > element.end) break;
    const quotes: readonly (readonly [string, string | undefined])[] = [
      ['"', double],
      ["'", single],
    ];
    const quote = quotes.find(([, inside]) => inside !== undefined)?.[0] ?? '';
    const value = double ?? single ?? plain ?? '';
    const valueEnd = end - quote.length;
    const nameStart = match.index + space.length;
    found.push({
      name: attribute.toLowerCase(),
      start: match.index,
      end,
      nameStart,
      nameEnd: nameStart + attribute.length,
      valueStart: valueEnd - value.length,
      valueEnd,
      quote,
    });
  }
  return found;
};

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An attribute as it is written into a tag: one without a value is set by its name alone. */
export const writtenAs = (name: string, value: string): string =>
  value === '' && name !== 'alt' ? name : `${name}="${escaped(value)}"`;

/** Text as it is written between tags. */
export const textAs = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Edits of the markup of one page. Each is null if the source lacks what it would change. */
export interface Markup {
  set(element: Element, name: string, value: string): SourceEdit[] | null;
  drop(element: Element, ...names: readonly string[]): SourceEdit[] | null;
  rename(element: Element, from: string, to: string): SourceEdit[] | null;
  /** Another tag name, in the start tag and the end tag. */
  retag(element: Element, to: string): SourceEdit[] | null;
  before(element: Element, markup: string): SourceEdit[] | null;
  /** As the first or last thing in an element. */
  first(element: Element, markup: string): SourceEdit[] | null;
  last(element: Element, markup: string): SourceEdit[] | null;
  wrap(element: Element, before: string, after: string): SourceEdit[] | null;
  remove(element: Element): SourceEdit[] | null;
  /** What stands in place of the content. */
  fill(element: Element, markup: string): SourceEdit[] | null;
}

/** Several edits as one change; null where one of them cannot be made. */
export const together = (...all: readonly (SourceEdit[] | null)[]): SourceEdit[] | null =>
  all.some((edits) => edits === null) ? null : all.flatMap((edits) => edits!);

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The markup of a page, to be changed. */
export const markupOf = (page: Page): Markup => {
  const { source, elements } = page;
  const endTags = new Map<Element, Span | null>();

  /** Where the next element that is not in this one begins. */
  const limitOf = (element: Element): number => {
    for (let i = element.index + 1; i < elements.length; i += 1) {
      const next = elements[i]!;
      if (next.start >= element.end && next.depth <= element.depth) return next.start;
    }
    return source.length;
  };
  const endTag = (element: Element): Span | null => {
    const known = endTags.get(element);
    if (known !== undefined) return known;
    // From the innermost: the last child ends before its parent does.
    const chain = [element];
    for (let last = childElements(element).at(-1); last; last = childElements(last).at(-1)) chain.push(last);
    let from = 0;
    for (const one of chain.reverse()) {
      const before = endTags.get(one);
      let span = before ?? null;
      if (before === undefined) {
        from = Math.max(from, one.end);
        const pattern = new RegExp(`</${one.name.replaceAll(/[^\w-]/g, '\\$&')}(?=[\\t\\n\\f\\r />])[^>]*>`, 'gi');
        pattern.lastIndex = from;
        const match = one.start < 0 || VOID.test(one.name) ? null : pattern.exec(source);
        const end = match ? match.index + match[0].length : -1;
        span = match && end <= limitOf(one) ? { start: match.index, end } : null;
        endTags.set(one, span);
      }
      if (span) from = span.end;
    }
    return endTags.get(element)!;
  };
  const isWritten = ({ start }: Element): boolean => start >= 0;
  const attributeOf = (element: Element, name: string): WrittenAttribute | undefined =>
    writtenAttributes(source, element).find((one) => one.name === name);
  const insert = (at: number, text: string): SourceEdit[] => [{ start: at, end: at, text }];
  const endOf = (element: Element): number | null =>
    VOID.test(element.name) ? element.end : (endTag(element)?.end ?? null);

  /** What is alone on its lines goes with them. */
  const wholeLine = (start: number, end: number): Span => {
    const before = /(?:^|\n)[ \t]*$/.exec(source.slice(Math.max(0, start - 200), start));
    const after = /^[ \t]*\r?\n/.exec(source.slice(end, end + 200));
    if (!before || !after) return { start, end };
    return { start: start - before[0].replace('\n', '').length, end: end + after[0].length };
  };

  return {
    set: (element, name, value) => {
      if (!isWritten(element)) return null;
      const known = attributeOf(element, name);
      if (known) {
        const text = known.quote === "'" && !value.includes("'") ? `'${value}'` : `"${escaped(value)}"`;
        return known.valueStart === known.nameEnd || (known.quote === '' && known.valueStart === known.valueEnd)
          ? [{ start: known.nameEnd, end: known.end, text: `=${text}` }]
          : [{ start: known.valueStart - known.quote.length, end: known.end, text }];
      }
      const [last] = writtenAttributes(source, element).slice(-1);
      const name0 = TAG_NAME.exec(source.slice(element.start, element.end))!;
      return insert(last?.end ?? element.start + name0[0].length, ` ${writtenAs(name, value)}`);
    },
    drop: (element, ...names) => {
      const gone = writtenAttributes(source, element).filter(({ name }) => names.includes(name));
      if (!gone.length) return null;
      return gone.map(({ start, end }) => ({ start, end, text: '' }));
    },
    rename: (element, from, to) => {
      const known = attributeOf(element, from);
      return known ? [{ start: known.nameStart, end: known.nameEnd, text: to }] : null;
    },
    retag: (element, to) => {
      if (!isWritten(element)) return null;
      const name = (from: number): SourceEdit => ({ start: from, end: from + element.name.length, text: to });
      const closing = VOID.test(element.name) ? null : endTag(element);
      if (!VOID.test(element.name) && !closing && !/^(td|th|li|p)$/.test(element.name)) return null;
      return [name(element.start + 1), ...(closing ? [name(closing.start + 2)] : [])];
    },
    before: (element, markup) => (isWritten(element) ? insert(element.start, markup) : null),
    first: (element, markup) => (isWritten(element) ? insert(element.end, markup) : null),
    last: (element, markup) => {
      const closing = endTag(element);
      return closing ? insert(closing.start, markup) : null;
    },
    wrap: (element, before, after) => {
      const end = endOf(element);
      return isWritten(element) && end !== null ? [...insert(element.start, before), ...insert(end, after)] : null;
    },
    remove: (element) => {
      const end = endOf(element);
      return isWritten(element) && end !== null ? [{ ...wholeLine(element.start, end), text: '' }] : null;
    },
    fill: (element, markup) => {
      const closing = endTag(element);
      return isWritten(element) && closing ? [{ start: element.end, end: closing.start, text: markup }] : null;
    },
  };
};
